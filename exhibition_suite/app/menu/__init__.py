"""The main menu: one door for each game, tiles for everything else."""

from .page import MenuPage

__all__ = ["MenuPage"]
