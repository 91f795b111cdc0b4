"""The prompt bar when a game is over: the table says how it ended, the page adds what may be done now."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QCoreApplication

from exhibition_suite.tables.facts import Prompt, PromptButton

END_DEEDS = ("leave", "again", "score")
"""Ids of the buttons, which are deeds of the page."""


def with_ways_on(prompt: Prompt) -> Prompt:
    """The prompt of a game that is over with the ways on from there; one that has buttons of its own (another hall) keeps them."""
    if prompt.buttons:
        return prompt
    words = (
        QCoreApplication.translate("GamePage", "Main menu"),
        QCoreApplication.translate("GamePage", "Play again"),
        QCoreApplication.translate("GamePage", "Score sheet"),
    )
    icons = ("home", "swap", "trophy")
    buttons = tuple(
        PromptButton(deed, text, icon, primary=deed == "score") for deed, text, icon in zip(END_DEEDS, words, icons, strict=True)
    )
    return replace(prompt, buttons=buttons)
