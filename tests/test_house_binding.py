"""The fault of PySide6 6.12.0 on Python 3.11: each call of a method without a result loses a reference to None."""

from __future__ import annotations

import os
import subprocess
import sys

_CALLS = """
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication, QWidget

class Sender(QObject):
    sent = Signal(bool)

application = QApplication([])
widget = QWidget()
sender = Sender()
for _ in range(20000):
    widget.setEnabled(True)
for _ in range(5000):
    sender.sent.connect(widget.setEnabled)
    sender.sent.emit(True)
    sender.sent.disconnect(widget.setEnabled)
print("sound")
"""


def test_the_binding_keeps_its_references() -> None:
    """A faulty binding aborts the interpreter, so this runs in a process of its own."""
    ran = subprocess.run([sys.executable, "-c", _CALLS], capture_output=True, text=True, timeout=100, env=dict(os.environ), check=False)
    assert ran.returncode == 0, f"this version of PySide6 must not be used:\n{ran.stderr[-600:]}"
    assert ran.stdout.strip() == "sound"
