"""Setting up a game: who plays, with which variants, and how."""

from .plan import Plan, SeatPlan, default_plan, remembered
from .sheet import NewGameSheet

__all__ = ["NewGameSheet", "Plan", "SeatPlan", "default_plan", "remembered"]
