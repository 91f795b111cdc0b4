"""Collects the words of the window into `suite_<language>.ts` and releases them to `suite_<language>.qm`.

    python i18n/update.py            collect and release
    python i18n/update.py --release  release only, after a translation was written

The words in the source are English, so `suite_en.ts` holds the plurals only. Nothing of these files is written by hand but the
translations; `pyside6-linguist i18n/suite_ja.ts` shows which are missing.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import PySide6

HERE = Path(__file__).resolve().parent
PACKAGE = HERE.parent / "exhibition_suite"
TOOLS = Path(PySide6.__file__).parent
LANGUAGES = {"ja": ["-target-language", "ja"], "en": ["-target-language", "en", "-pluralonly"]}
"""Languages of the window, with the options of the collecting tool."""
COLLECT = ["-source-language", "en", "-locations", "none", "-no-obsolete", "-silent"]
"""Line numbers are left out: they would change with every edit of the source."""


def tool(name: str) -> str:
    """Path of one of Qt's tools."""
    return str(TOOLS / (f"{name}.exe" if sys.platform == "win32" else name))


def sources() -> list[str]:
    """All source files that may hold words of the window, in a fixed order."""
    return [str(path) for path in sorted(PACKAGE.rglob("*.py"))]


def collect(language: str, target: Path) -> None:
    """Brings a `.ts` file up to date with the source; finished translations stay."""
    subprocess.run([tool("lupdate"), *COLLECT, *LANGUAGES[language], *sources(), "-ts", str(target)], check=True)  # noqa: S603


def release(source: Path, target: Path) -> None:
    """Writes the `.qm` that the program loads. It takes the old one's place whole: a running program reads that as it paints."""
    fresh = target.with_suffix(".fresh.qm")
    subprocess.run([tool("lrelease"), "-silent", str(source), "-qm", str(fresh)], check=True)  # noqa: S603
    fresh.replace(target)


def main() -> None:
    for language in LANGUAGES:
        words = HERE / f"suite_{language}.ts"
        if "--release" not in sys.argv[1:]:
            collect(language, words)
        release(words, words.with_suffix(".qm"))


if __name__ == "__main__":
    main()
