#!/usr/bin/env python3
"""Starts Exhibition Suite from a source checkout, on a fresh machine too.

    python3 packaging/start.py              start the program (installs what it needs the first time)
    python3 packaging/start.py FILE.exgame  start it with a saved game
    python3 packaging/start.py WORDS ...    a command of the program: simulate, replay, check, demo, bench ...
    python3 packaging/start.py test ...     run the tests; further words go to pytest
    python3 packaging/start.py gates        run the linters, the type checker and the import contracts
    python3 packaging/start.py setup NAMES  only install: run, test, bench, package
    python3 packaging/start.py libraries    name the Debian packages that are missing here

Everything goes into .venv in the checkout, in the exact versions of the lock files and checked against their hashes.
Plain standard library: it runs before anything is installed.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

import machine
from speech import say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "exhibition-suite.json"
WINDOWS = os.name == "nt"
PYTHON = VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")

# What is installed for what -> lock file and rough size in MB.
SETS = {
    "run": ("requirements.lock", 90),
    "test": ("requirements-test.lock", 130),
    "bench": ("requirements-bench.lock", 95),
    "package": ("requirements-package.lock", 95),
}
GATES = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    # Scripts of their own, no part of the package.
    ("mypy", "--no-explicit-package-bases", "--no-namespace-packages", "packaging/start.py"),
    ("lint-imports", "--no-logo"),
)


class Stop(SystemExit):
    """Ends the starter with a sentence for the person."""

    def __init__(self, message: str) -> None:
        print(message, file=sys.stderr)
        super().__init__(3)


def main(words: list[str]) -> int:
    """Do what the words ask; gives the exit code. Starting the program does not come back."""
    command = words[0] if words else ""
    if command == "libraries":
        print(" ".join(dict.fromkeys(machine.missing_libraries(window=False).values())))
        return 0
    _look_at_python(words)
    if command == "setup":
        for name in words[1:] or ["run"]:
            if name not in SETS:
                raise Stop(f"setup {name}: {', '.join(SETS)}")
            install(name)
        return 0
    if command == "test":
        return test(words[1:])
    if command == "gates":
        return gates()
    return start(words)


def start(words: list[str]) -> int:
    """Start the program; without a display its demonstration game instead of its window, but not where a saved game was to be opened."""
    wants_window = _wants_window(words)
    environment = dict(os.environ)
    if not environment.get("QT_QPA_PLATFORM") and not machine.displays():
        environment["QT_QPA_PLATFORM"] = "offscreen"
        if wants_window:
            packages = " ".join(machine.x11_packages())
            if _game_file(words):
                raise Stop(say("no_display_file", packages=packages, file=shlex.quote(words[-1])))
            _look_at_libraries(window=False)
            print(say("no_display", packages=packages), flush=True)
            words, wants_window = ["demo"], False
    _look_at_libraries(window=wants_window and not environment.get("QT_QPA_PLATFORM"))
    install("bench" if "bench" in words and not _asks(words) else "run")
    return _run([str(PYTHON), "-P", "-m", "exhibition_suite", *words], environment)


def test(words: list[str]) -> int:
    """Run the tests on all cores; `words` go to pytest."""
    _look_at_libraries(window=False)
    install("test")
    os.chdir(ROOT)
    return _run([str(PYTHON), "-m", "pytest", "-n", "auto", *words], dict(os.environ))


def gates() -> int:
    """Run every linter and contract; 1 if any of them has something to say."""
    install("test")
    failed = 0
    for gate in GATES:
        print("+", " ".join(gate), flush=True)
        failed |= subprocess.call([str(PYTHON.parent / gate[0]), *gate[1:]], cwd=str(ROOT)) != 0
    print("gates: " + ("something to mend, see above" if failed else "all good"), flush=True)
    return int(failed)


def install(name: str) -> None:
    """Bring .venv to the versions of a lock file. Instant when it already has them."""
    lock, size = SETS[name]
    path = ROOT / "packaging" / lock
    wanted = hashlib.sha256(path.read_bytes()).hexdigest()
    if _stamp().get(lock) == wanted:
        return
    with _alone(path):
        stamp = _stamp()  # another copy of this script may have been faster
        if stamp.get(lock) == wanted:
            return
        print(say("installing", folder=VENV, size=size), file=sys.stderr, flush=True)
        try:
            _make_venv()
            _pip("install", "--require-hashes", "--requirement", str(path))
            _point_at_checkout()
            stamp = {**_stamp(), "root": str(ROOT), lock: wanted}
            if name != "run":  # the other locks hold the program's own packages too
                run = ROOT / "packaging" / SETS["run"][0]
                stamp[run.name] = hashlib.sha256(run.read_bytes()).hexdigest()
            STAMP.write_text(json.dumps(stamp, indent=1) + "\n", encoding="utf-8")
        except OSError as fault:
            raise Stop(say("folder_locked", folder=ROOT, reason=fault)) from fault


def _asks(words: list[str]) -> bool:
    return any(word in ("-h", "--help", "--version") for word in words)


def _wants_window(words: list[str]) -> bool:
    if _asks(words):
        return False
    others = words[:-1] if _game_file(words) else words
    return all(word.startswith("-") or (at and words[at - 1] == "--language") for at, word in enumerate(others))


def _game_file(words: list[str]) -> bool:
    """A saved game stands last; after a command it is that command's own business."""
    return bool(words) and words[-1].lower().endswith(".exgame") and not words[-1].startswith("-")


def _look_at_python(words: list[str]) -> None:
    if sys.version_info < machine.OLDEST_PYTHON:
        newer = machine.newer_python()
        if newer:
            raise SystemExit(_run([newer, str(Path(__file__).resolve()), *words], dict(os.environ)))
        how = "python_get_debian" if Path("/etc/debian_version").exists() else "python_get"
        raise Stop(say("python_old", found=".".join(map(str, sys.version_info[:3])), install=say(how)))
    glibc = machine.old_glibc()
    if glibc:
        raise Stop(say("glibc_old", found=glibc))
    package = machine.venv_package()
    if package and not PYTHON.exists():
        raise Stop(say("venv_missing", package=package))


def _look_at_libraries(window: bool) -> None:
    absent = machine.missing_libraries(window)
    if absent:
        raise Stop(say("libraries_missing", libraries=", ".join(absent), packages=" ".join(dict.fromkeys(absent.values()))))


def _stamp() -> dict[str, str]:
    """What .venv holds: lock file -> its hash. Empty if the folder was moved, or is not (or no longer) ours."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    sound = isinstance(stamp, dict) and stamp.get("root") == str(ROOT) and PYTHON.exists()
    return stamp if sound else {}


def _make_venv() -> None:
    moved = STAMP.exists() and not _stamp()
    if not moved and PYTHON.exists() and _quiet([str(PYTHON), "-m", "pip", "--version"])[0] == 0:
        return
    # A folder that was moved, or whose Python is gone, cannot be mended.
    clear = ["--clear"] if moved or not PYTHON.exists() else []
    code, output = _quiet([sys.executable, "-m", "venv", *clear, str(VENV)])
    if code:
        raise Stop(say("install_failed", tail=output[-1500:]))


def _pip(*words: str) -> None:
    command = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", *words]
    if sys.stderr.isatty():
        code, output = subprocess.call(command, env=_pip_environment()), ""
    else:
        code, output = _quiet(command)
    if code:
        raise Stop(say("install_failed", tail=output[-1500:]))


def _pip_environment() -> dict[str, str]:
    unwanted = ("PYTHONHOME", "PYTHONPATH", "PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_REQUIRE_HASHES", "PIP_NO_DEPS")
    return {name: value for name, value in os.environ.items() if name not in unwanted}


def _point_at_checkout() -> None:
    """A path file instead of an installation: the program always runs as it stands in the checkout, from any folder."""
    code, folder = _quiet([str(PYTHON), "-c", "import sysconfig; print(sysconfig.get_path('purelib'))"])
    if code:
        raise Stop(say("install_failed", tail=folder[-1500:]))
    # As code, because Python 3.11 reads a bare path in the encoding of the locale.
    line = f"import sys; sys.path.append({str(ROOT)!a})\n"
    Path(folder.strip(), "exhibition_suite_checkout.pth").write_text(line, encoding="ascii")


def _quiet(command: list[str]) -> tuple[int, str]:
    done = subprocess.run(
        command, env=_pip_environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
    )
    return done.returncode, done.stdout.decode("utf-8", "replace")


def _run(command: list[str], environment: dict[str, str]) -> int:
    sys.stdout.flush()
    if not WINDOWS:
        os.execve(command[0], command, environment)  # signals and the terminal go to the program itself
    return subprocess.call(command, env=environment)


@contextlib.contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Two copies of this script do not install at the same time."""
    try:
        import fcntl
    except ImportError:  # Windows: the second one may install the same files again, which does no harm
        yield
        return
    with lock.open("rb") as held:
        fcntl.flock(held, fcntl.LOCK_EX)
        yield


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
