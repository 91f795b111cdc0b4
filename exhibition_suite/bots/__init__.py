"""Players without a face. They know the contract of a game, what one seat may see, and nothing else."""

from .base import Bot, Choice, Limits, never
from .greedy import GreedyBot
from .merit_bot import MeritBot
from .random_bot import RandomBot
from .search import SearchBot, SearchSettings

__all__ = ["Bot", "Choice", "GreedyBot", "Limits", "MeritBot", "RandomBot", "SearchBot", "SearchSettings", "never"]
