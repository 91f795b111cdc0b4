"""Cuts the program's fonts down to what it shows, and writes them with their licences to `assets/fonts`.

    python packaging/fonts.py            fetch the packages with npm, cut, write
    python packaging/fonts.py --check    only say which characters are missing, exit 1 if any
    python packaging/fonts.py --sources FOLDER   use packages fetched before; missing ones are fetched into it

Needs fonttools (extra "dev") and npm. Run it again whenever words use a sign beyond JIS X 0208: the fonts keep that set and what is used.
Interface and serif fonts keep everything a person may type as a name: all of JIS X 0208 and the Windows additions to it.
No family bears a Reserved Font Name: Adobe reserved "Source", the Noto families are named otherwise, so the cut files may keep
their names.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tarfile
import tempfile
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "assets" / "fonts"
LIMIT = 12 * 1000 * 1000
COMMAND = "python packaging/fonts.py"


@dataclass(frozen=True)
class Source:
    """A font file and what is kept of it.

    Attributes:
        package: npm package and version.
        path: the file inside the package.
        target: file name under `assets/fonts`.
        keep: name of a character set in `character_sets`.
        features: OpenType features kept.
        licence: file name of its licence under `assets/fonts`.
    """

    package: str
    path: str
    target: str
    keep: str
    features: tuple[str, ...]
    licence: str


_LATIN_FEATURES = ("kern", "mark", "mkmk", "ccmp", "locl", "calt", "case", "tnum", "lnum")
_JAPANESE_FEATURES = ("kern", "palt", "ccmp", "locl")
_INTER = "@expo-google-fonts/inter@0.4.2"
_SANS = "@expo-google-fonts/noto-sans-jp@0.4.3"
_SERIF = "@expo-google-fonts/noto-serif-jp@0.4.3"
_ROUNDED = "@expo-google-fonts/m-plus-rounded-1c@0.4.4"
_BARLOW = "@expo-google-fonts/barlow-condensed@0.4.1"

SOURCES = (
    Source(_INTER, "500Medium/Inter_500Medium.ttf", "Inter-Medium.ttf", "latin", _LATIN_FEATURES, "OFL-Inter.txt"),
    Source(_INTER, "600SemiBold/Inter_600SemiBold.ttf", "Inter-SemiBold.ttf", "latin", _LATIN_FEATURES, "OFL-Inter.txt"),
    Source(_INTER, "700Bold/Inter_700Bold.ttf", "Inter-Bold.ttf", "latin", _LATIN_FEATURES, "OFL-Inter.txt"),
    Source(_SANS, "500Medium/NotoSansJP_500Medium.ttf", "NotoSansJP-Medium.ttf", "japanese", _JAPANESE_FEATURES, "OFL-NotoSansJP.txt"),
    Source(
        _SANS, "600SemiBold/NotoSansJP_600SemiBold.ttf", "NotoSansJP-SemiBold.ttf", "japanese", _JAPANESE_FEATURES, "OFL-NotoSansJP.txt"
    ),
    Source(_SANS, "700Bold/NotoSansJP_700Bold.ttf", "NotoSansJP-Bold.ttf", "japanese", _JAPANESE_FEATURES, "OFL-NotoSansJP.txt"),
    Source(_SERIF, "700Bold/NotoSerifJP_700Bold.ttf", "NotoSerifJP-Bold.ttf", "display", _JAPANESE_FEATURES, "OFL-NotoSerifJP.txt"),
    Source(
        _ROUNDED,
        "800ExtraBold/MPLUSRounded1c_800ExtraBold.ttf",
        "RoundedMplus1c-ExtraBold.ttf",
        "titles",
        ("kern", "palt"),
        "OFL-MPLUS.txt",
    ),
    Source(
        _BARLOW, "600SemiBold/BarlowCondensed_600SemiBold.ttf", "BarlowCondensed-SemiBold.ttf", "western", _LATIN_FEATURES, "OFL-Barlow.txt"
    ),
    Source(_BARLOW, "700Bold/BarlowCondensed_700Bold.ttf", "BarlowCondensed-Bold.ttf", "western", _LATIN_FEATURES, "OFL-Barlow.txt"),
)

# Which files together must show everything the program says; the first that has a character shows it.
INTERFACE = (
    ("Inter-Medium.ttf", "NotoSansJP-Medium.ttf"),
    ("Inter-SemiBold.ttf", "NotoSansJP-SemiBold.ttf"),
    ("Inter-Bold.ttf", "NotoSansJP-Bold.ttf"),
)
DISPLAY = (("NotoSerifJP-Bold.ttf", "Inter-Bold.ttf"),)  # Inter has the few European letters that Noto Serif JP never had


def used_characters() -> dict[str, str]:
    """Every printable character the program shows, with the file that uses it first."""
    found: dict[str, str] = {}
    for path in _word_files():
        for character in path.read_text(encoding="utf-8"):
            if character.isprintable() and character not in found:
                found[character] = path.relative_to(ROOT).as_posix()
    return found


def _word_files() -> Iterable[Path]:
    for folder, endings in (("i18n", ("ts", "json", "md")), ("assets/content", ("json",)), ("exhibition_suite", ("py",))):
        for ending in endings:
            yield from sorted(path for path in (ROOT / folder).rglob(f"*.{ending}") if "data" not in path.relative_to(ROOT).parts[:2])
    yield ROOT / "assets" / "design" / "tokens.json"


def _span(*spans: tuple[int, int]) -> set[int]:
    return {code for first, last in spans for code in range(first, last + 1)}


WESTERN = _span(
    (0x20, 0x7E), (0xA0, 0x17F), (0x218, 0x21B), (0x2010, 0x2027), (0x2030, 0x203A), (0x20AC, 0x20AC), (0x2122, 0x2122), (0x2212, 0x2212)
)
# Letters of names from all over Europe and Vietnam, arrows, mathematics, shapes, circled digits, keys.
LATIN = WESTERN | _span(
    (0x1CD, 0x1DC), (0x300, 0x36F), (0x370, 0x3FF), (0x400, 0x45F), (0x1EA0, 0x1EF9), (0x2000, 0x2070), (0x2074, 0x2089)
)
LATIN |= _span((0x20A0, 0x20BF), (0x2100, 0x214F), (0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x23FF), (0x2460, 0x2473), (0x25A0, 0x27BF))


def _japanese(rows: Iterable[int]) -> set[int]:
    """Characters of these rows of JIS X 0208; empty places are left out."""
    codes = set()
    for row in rows:
        for cell in range(1, 95):
            try:
                codes.add(ord(bytes((0xA0 + row, 0xA0 + cell)).decode("euc_jp")))
            except UnicodeDecodeError:
                continue
    return codes


def _windows_additions() -> set[int]:
    """Circled digits, units and 360 kanji beyond JIS X 0208; among them are common forms in names (takai, saki)."""
    codes = set()
    for lead in (0x87, 0xFA, 0xFB, 0xFC):
        for trail in (*range(0x40, 0x7F), *range(0x80, 0xFD)):
            try:
                codes.add(ord(bytes((lead, trail)).decode("cp932")))
            except UnicodeDecodeError:
                continue
    return codes


def character_sets() -> dict[str, set[int]]:
    """What is kept, by name."""
    used = {ord(character) for character in used_characters()}
    signs = _japanese(range(1, 9)) | _span((0x3000, 0x30FF), (0xFF01, 0xFF9F))
    kanji = _japanese(range(16, 85)) | _windows_additions()
    titles = {ord(character) for character in "タイムスパンアナクロニー時空年表世紀"}
    return {
        "latin": LATIN | {code for code in used if code < 0x2E80},
        "japanese": WESTERN | signs | kanji | used,
        "display": WESTERN | _span((0x2190, 0x2193)) | signs | kanji | used,
        "titles": WESTERN | _span((0x3000, 0x30FF)) | titles,
        "western": WESTERN,
    }


def fetch(package: str, folder: Path) -> Path:
    """Unpacks an npm package below `folder` unless it is there; returns its root."""
    place = folder / re.sub(r"[^\w.-]+", "-", package).strip("-")
    if not place.is_dir():
        place.mkdir(parents=True)
        ran = subprocess.run(["npm", "pack", package, "--silent"], cwd=place, check=True, capture_output=True, text=True)
        with tarfile.open(place / ran.stdout.strip().splitlines()[-1]) as archive:
            archive.extractall(place, filter="data")
    return place / "package"


def cut(source: Source, folder: Path, keep: set[int]) -> str:
    """Writes one cut font and its licence; returns the font's copyright notice."""
    from fontTools import subset
    from fontTools.ttLib import TTFont

    package = fetch(source.package, folder)
    options = subset.Options()
    options.hinting = False
    options.layout_features = list(source.features)
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    options.name_legacy = True
    options.notdef_outline = True
    options.glyph_names = False
    font = TTFont(package / source.path, recalcTimestamp=False)
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=keep)
    cutter.subset(font)
    font.save(TARGET / source.target)
    notice = str(font["name"].getDebugName(0))
    _write_licence(package / "LICENSE_FONT", TARGET / source.licence, notice)
    return notice


def _write_licence(original: Path, target: Path, notice: str) -> None:
    """The licence as it came, below the copyright notice that stands in the font itself."""
    text = original.read_text(encoding="utf-8").replace("\r\n", "\n")
    text = "\n".join(line.rstrip() for line in text.splitlines()) + "\n"
    if not text.startswith(notice):
        text = f"{notice}\n\n{text}"
    target.write_text(text, encoding="utf-8")


def _write_note(notices: dict[str, str]) -> None:
    lines = [
        "# Fonts",
        "",
        f"Written by `{COMMAND}`. Every file is under the SIL Open Font License 1.1 and was changed in one way only: characters,",
        "features and hints the program does not use were cut out.",
        "",
        "| file | package | copyright | licence |",
        "| --- | --- | --- | --- |",
    ]
    lines += [f"| {source.target} | {source.package} | {notices[source.target]} | {source.licence} |" for source in SOURCES]
    (TARGET / "FONTS.md").write_text("\n".join(lines) + "\n", encoding="utf-8")


def missing() -> list[str]:
    """One line for each group of fonts that lacks characters the program shows."""
    from fontTools.ttLib import TTFont

    used = used_characters()
    lines = []
    for group in (*INTERFACE, *DISPLAY):
        known: set[int] = set()
        for name in group:
            known |= set(TTFont(TARGET / name, lazy=True).getBestCmap())
        lacking = [character for character in used if ord(character) not in known]
        if lacking:
            where = ", ".join(f"{character} U+{ord(character):04X} in {used[character]}" for character in lacking)
            lines.append(f"{' + '.join(group)}: {where}")
    return lines


def build(folder: Path) -> None:
    """Writes all fonts; `folder` keeps the packages."""
    TARGET.mkdir(parents=True, exist_ok=True)
    sets = character_sets()
    notices = {}
    for source in SOURCES:
        notices[source.target] = cut(source, folder, sets[source.keep])
        print(f"{(TARGET / source.target).stat().st_size / 1000:8.0f} kB  {source.target}")
    _write_note(notices)
    total = sum(path.stat().st_size for path in TARGET.glob("*.ttf"))
    print(f"{total / 1000:8.0f} kB  of {LIMIT / 1000:.0f}")
    if total > LIMIT:
        sys.exit("the fonts together are larger than allowed")


def main() -> int:
    parser = argparse.ArgumentParser(description="Cuts the fonts down to what the program shows.")
    parser.add_argument("--check", action="store_true", help="only say which characters are missing")
    parser.add_argument("--sources", type=Path, help="folder that keeps the fetched packages")
    wanted = parser.parse_args()
    if not wanted.check:
        if wanted.sources is not None:
            build(wanted.sources.resolve())
        else:
            with tempfile.TemporaryDirectory() as folder:
                build(Path(folder))
    lines = missing()
    for line in lines:
        print(f"missing in {line}")
    return 1 if lines else 0


if __name__ == "__main__":
    sys.exit(main())
