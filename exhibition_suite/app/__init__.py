"""The window: screens, dialogs, panels and settings."""
