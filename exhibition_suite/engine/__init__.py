"""What every rules engine of the suite shares. Imports nothing of the program and no Qt."""

from .contract import OVER, Action, Event, Game, Observation, Params, Ruling, ScoreLine, ScoreTable, SeatSetup, Sink, State, clean_name
from .match import Match, RecordFault, Refused, Step, preview
from .record import Record
from .rng import Rng

__all__ = [
    "OVER",
    "Action",
    "Event",
    "Game",
    "Match",
    "Observation",
    "Params",
    "Record",
    "RecordFault",
    "Refused",
    "Rng",
    "Ruling",
    "ScoreLine",
    "ScoreTable",
    "SeatSetup",
    "Sink",
    "State",
    "Step",
    "clean_name",
    "preview",
]
