"""The settings: pages, keys, and a preview that shows every change at once."""

from .sheet import SettingsSheet

__all__ = ["SettingsSheet"]
