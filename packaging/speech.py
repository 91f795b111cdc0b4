"""What the starter says before the program and its own catalogues are installed, in the person's language."""

from __future__ import annotations

import locale
import os
import sys

_WORDS = {
    "installing": {
        "en": "Installing what the program needs into {folder} (about {size} MB, only this once) ...",
        "ja": "必要なものを {folder} にインストールしています（約 {size} MB、初回のみ）…",
    },
    "install_failed": {
        "en": "The installation did not succeed. If the network was away, run the same command again.\nThe installer's last words:\n{tail}",
        "ja": "インストールできませんでした。ネットワークに問題があった場合は、同じコマンドをもう一度実行してください。\nインストーラーの最後の出力:\n{tail}",
    },
    "python_old": {
        "en": "This is Python {found}; the program needs Python 3.11 or newer.\n{install}",
        "ja": "このPythonは {found} です。Python 3.11以降が必要です。\n{install}",
    },
    "python_get_debian": {
        "en": "Install it with:\n    {sudo}apt-get install python3.11 python3.11-venv\n(or any newer one), then run the same command with python3.11.",
        "ja": "次のコマンドでインストールし、python3.11 で同じコマンドを実行してください（より新しい版でも構いません）:\n"
        "    {sudo}apt-get install python3.11 python3.11-venv",
    },
    "python_get": {
        "en": "Get it from https://www.python.org/downloads/ and run the same command with it.",
        "ja": "https://www.python.org/downloads/ から入手し、そのPythonで同じコマンドを実行してください。",
    },
    "glibc_old": {
        "en": "This system's C library is {found}; Qt's packages need glibc 2.34 or newer (Debian 12, Ubuntu 22.04, Fedora 35 or later).",
        "ja": "このシステムのCライブラリは {found} です。Qtのパッケージにはglibc 2.34以降（Debian 12、Ubuntu 22.04、Fedora 35以降）が必要です。",
    },
    "venv_missing": {
        "en": "This Python cannot make a virtual environment. Install:\n    {sudo}apt-get install {package}\nThen run the same command again.",
        "ja": "このPythonは仮想環境を作れません。次をインストールし、同じコマンドをもう一度実行してください:\n    {sudo}apt-get install {package}",
    },
    "folder_locked": {
        "en": "Cannot write into {folder}: {reason}\nMove the program's folder to a place of your own and run the same command again.",
        "ja": "{folder} に書き込めません: {reason}\nプログラムのフォルダーを書き込める場所に移し、同じコマンドをもう一度実行してください。",
    },
    "libraries_missing": {
        "en": "Qt needs system libraries that are not here: {libraries}.\nOn Debian or Ubuntu install them with:\n"
        "    {sudo}apt-get update && {sudo}apt-get install -y --no-install-recommends {packages}\nThen run the same command again.",
        "ja": "Qtに必要なシステムライブラリがありません: {libraries}\nDebianまたはUbuntuでは次のコマンドでインストールし、同じコマンドをもう一度実行してください:\n"
        "    {sudo}apt-get update && {sudo}apt-get install -y --no-install-recommends {packages}",
    },
    "no_display": {
        "en": "There is no display here, so no window can open. Instead the bots play a demonstration game.\n"
        "For the window, run the same command in a desktop session, or on a virtual display:\n"
        "    {sudo}apt-get install -y --no-install-recommends xvfb xauth {packages}\n"
        '    xvfb-run -a -s "-screen 0 1600x900x24" python3 packaging/start.py\n',
        "ja": "ディスプレイがないため、ウィンドウを開けません。代わりにボット同士のデモ対局を行います。\n"
        "ウィンドウで遊ぶには、デスクトップ環境で同じコマンドを実行するか、仮想ディスプレイを使ってください:\n"
        "    {sudo}apt-get install -y --no-install-recommends xvfb xauth {packages}\n"
        '    xvfb-run -a -s "-screen 0 1600x900x24" python3 packaging/start.py\n',
    },
    "no_display_file": {
        "en": "There is no display here, so no window can open, and a saved game needs one to be played on.\n"
        "Run the same command in a desktop session, or on a virtual display:\n"
        "    {sudo}apt-get install -y --no-install-recommends xvfb xauth {packages}\n"
        '    xvfb-run -a -s "-screen 0 1600x900x24" python3 packaging/start.py {file}\n'
        "Without a window the game can be read move by move, or checked:\n"
        "    python3 packaging/start.py replay {file}\n"
        "    python3 packaging/start.py check {file}",
        "ja": "ディスプレイがないため、ウィンドウを開けません。セーブデータの続きを遊ぶにはウィンドウが必要です。\n"
        "デスクトップ環境で同じコマンドを実行するか、仮想ディスプレイを使ってください:\n"
        "    {sudo}apt-get install -y --no-install-recommends xvfb xauth {packages}\n"
        '    xvfb-run -a -s "-screen 0 1600x900x24" python3 packaging/start.py {file}\n'
        "ウィンドウがなくても、次のコマンドで1手ずつ読んだり、正しいかどうかを確かめたりできます:\n"
        "    python3 packaging/start.py replay {file}\n"
        "    python3 packaging/start.py check {file}",
    },
}


def language() -> str:
    """`ja` or `en`, by the person's locale and by what the terminal can show."""
    named = next((os.environ[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(name)), "")
    if not named:
        named = locale.getlocale()[0] or ""
    japanese = named.lower().startswith(("ja", "japanese"))
    try:
        "あ".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return "en"
    return "ja" if japanese else "en"


def say(name: str, **fields: object) -> str:
    """The message `name` with its fields filled in. Raises `KeyError` for an unknown name or a missing field."""
    return _WORDS[name][language()].format(sudo=_sudo(), **fields)


def _sudo() -> str:
    return "" if hasattr(os, "geteuid") and os.geteuid() == 0 else "sudo "
