"""The list of saved games."""

from .sheet import SavesSheet

__all__ = ["SavesSheet"]
