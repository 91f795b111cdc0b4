"""Exhibition Suite: three board games about time, played on one machine."""

__version__ = "0.1.0"
