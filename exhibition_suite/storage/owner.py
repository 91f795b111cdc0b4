"""Which running program a lock belongs to, and whether that one still lives.

A process number alone is not enough: after a crash the system may give the same number to another program. So a lock also names the
moment the process was born and the machine it runs on. Nothing here needs locks of the operating system, which network folders lack.
"""

from __future__ import annotations

import hashlib
import os
import socket
import subprocess
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path

if sys.platform == "win32":
    import ctypes
    from ctypes import wintypes

ABROAD = 86_400.0
"""Seconds after which a lock of another machine that was not touched counts as left behind."""


@dataclass(frozen=True, slots=True)
class Owner:
    """A process on a machine.

    Attributes:
        pid: its number.
        born: when it started, as the system tells it; `0` where it does not tell.
        host: eight hexadecimal digits for the machine.
    """

    pid: int
    born: str
    host: str

    def __str__(self) -> str:
        return f"{self.pid}-{self.born}-{self.host}"

    @classmethod
    def parse(cls, text: str) -> Owner | None:
        """The owner with this text, or None for any other text."""
        parts = text.split("-")
        if len(parts) != 3 or not parts[0].isascii() or not parts[0].isdigit():
            return None
        return cls(int(parts[0]), parts[1], parts[2])

    def lives(self, idle: float) -> bool:
        """Whether the process runs. Of another machine's nothing can be asked: it lives unless its lock was idle too long, in seconds."""
        if self.host != _host():
            return idle < ABROAD
        born = _born(self.pid)
        return born is not None and (born == self.born or "0" in (born, self.born))


def myself() -> Owner:
    """The process that asks."""
    pid = os.getpid()
    return Owner(pid, _born(pid) or "0", _host())


@cache
def _host() -> str:
    return hashlib.sha256(socket.gethostname().encode("utf-8", "replace")).hexdigest()[:8]


if sys.platform == "win32":

    def _runs(pid: int) -> bool:
        return _born(pid) is not None

    def _born(pid: int) -> str | None:
        """When a process started; `0` where it runs but the system does not tell; None where it does not run."""
        kernel = ctypes.WinDLL("kernel32", use_last_error=True)
        kernel.OpenProcess.restype = wintypes.HANDLE
        handle = wintypes.HANDLE(kernel.OpenProcess(0x1000, False, pid))  # may only be asked about
        if not handle:
            return "0" if ctypes.get_last_error() == 5 else None  # 5: it runs, but for somebody else
        try:
            code = wintypes.DWORD()
            times = [wintypes.FILETIME() for _ in range(4)]
            if not kernel.GetExitCodeProcess(handle, ctypes.byref(code)) or code.value != 259:  # 259: still active
                return None
            if not kernel.GetProcessTimes(handle, *(ctypes.byref(time) for time in times)):
                return "0"
            return str(times[0].dwHighDateTime << 32 | times[0].dwLowDateTime)
        finally:
            kernel.CloseHandle(handle)

else:

    def _runs(pid: int) -> bool:
        try:
            os.kill(pid, 0)
        except ProcessLookupError:
            return False
        except (OSError, OverflowError):
            return True  # it runs for somebody else
        return True

    def _born(pid: int) -> str | None:
        """When a process started; `0` where it runs but the system does not tell; None where it does not run."""
        if Path("/proc/self/stat").exists():
            return _told_by_kernel(pid)
        with suppress(OSError, subprocess.SubprocessError):
            command = ["/bin/ps", "-o", "lstart=", "-p", str(pid)]
            told = subprocess.run(command, capture_output=True, text=True, timeout=5, check=False)  # noqa: S603
            return "".join(character for character in told.stdout if character.isalnum()) or None
        return "0" if _runs(pid) else None

    def _told_by_kernel(pid: int) -> str | None:
        try:
            text = Path(f"/proc/{pid}/stat").read_text("ascii", "replace")
        except FileNotFoundError:
            return None
        except OSError:
            return "0" if _runs(pid) else None
        fields = text.rpartition(")")[2].split()  # the name before it may hold anything
        return None if fields[0] in "ZX" else fields[19]
