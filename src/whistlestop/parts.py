"""Everything that a new game is built from or extends.

A game of your own imports nothing deeper than this module:

    from whistlestop.parts import Box, ClaimRoute, DrawCards, Game, Turn

Every name in `__all__` is stable, as those of `whistlestop` are. `docs/adding_a_game.md` shows how the parts
work together, and `docs/api.md` lists them by group.
"""

from whistlestop.core import bits, cards, facts, features, slots
from whistlestop.core.action_types import ActionType, AimKind
from whistlestop.core.actions import ActionTable, Aim, Legal
from whistlestop.core.errors import BrokenGame, Fault
from whistlestop.core.events import SPECTATOR, TABLE, Event, EventType
from whistlestop.core.game import Game
from whistlestop.core.loading.about import About
from whistlestop.core.loading.ticket_file import TicketFile
from whistlestop.core.loading.toml_file import TomlFile, TomlRow
from whistlestop.core.luck.chance import Chance, Seeded
from whistlestop.core.material.supply import Supply
from whistlestop.core.material.tickets import Ticket, TicketSet
from whistlestop.core.mechanics.deal_cards import DealCards
from whistlestop.core.mechanics.draw import DrawCards, SecondCard
from whistlestop.core.mechanics.leftovers import Bottom, Leave, Leftovers, ShuffleBack
from whistlestop.core.mechanics.simultaneous_choice import SimultaneousChoice
from whistlestop.core.mechanics.ticket_offers import KeepChoice, KeepTickets, OfferTickets, TakeTickets
from whistlestop.core.parts import EndRule, Opening, Option, Part, Phase
from whistlestop.core.progress import Progress, TicketPlan
from whistlestop.core.reason import Cards, Count, Fact, Kind, Positions, Reason, RouteName, SeatName, Texts
from whistlestop.core.score_breakdown import ScoreBreakdown, TicketBreakdown
from whistlestop.core.scoring import Award, MostTickets, ScoreLine, ScoreSheet, TieBreak
from whistlestop.core.slots import PER_SEAT, PER_TABLE, Content, Slot
from whistlestop.core.state import State
from whistlestop.core.turns import LastRound, Turn
from whistlestop.core.view import View
from whistlestop.games.europe.borrowing import BorrowedPaths
from whistlestop.games.europe.stations import BuildStation, FewestStations, HandOutStations, UnusedStations
from whistlestop.games.europe.tunnels import ClaimThroughTunnels
from whistlestop.games.first_journey.counting import CountTickets, SixTickets
from whistlestop.games.first_journey.exchange import ExchangeTickets
from whistlestop.games.germany.bonuses import Globetrotter, MostPassengers, PassengerPoints
from whistlestop.games.germany.passengers import ClaimAndCollect, PassengerBox, PlacePassengers
from whistlestop.rail.awards import LongestPathBonus, LongestPathHolder, RoutePoints, TicketPoints
from whistlestop.rail.board import Board, Route
from whistlestop.rail.board_file import BoardFile
from whistlestop.rail.board_setup import BoardSetup, board_of
from whistlestop.rail.box import Box
from whistlestop.rail.claim import ClaimRoute
from whistlestop.rail.final_round import FinalRound
from whistlestop.rail.paths import Paths
from whistlestop.rail.state import RailState
from whistlestop.rail.view import RailView

GROUPS = {
    "A game": ("Game", "State", "RailState", "View", "RailView"),
    "What is in the box": (
        "About",
        "Board",
        "BoardFile",
        "Box",
        "PassengerBox",
        "Route",
        "TomlRow",
        "TomlFile",
        "Ticket",
        "TicketSet",
        "TicketFile",
        "board_of",
        "cards",
    ),
    "Mistakes in a game's files": ("BrokenGame", "Fault"),
    "Kinds of parts": ("Part", "Opening", "Option", "Phase", "EndRule", "Award", "TieBreak"),
    "Setting up": ("DealCards", "HandOutStations", "BoardSetup", "OfferTickets", "PlacePassengers"),
    "Turns": (
        "Turn",
        "BuildStation",
        "ClaimAndCollect",
        "ClaimRoute",
        "ClaimThroughTunnels",
        "DrawCards",
        "ExchangeTickets",
        "KeepTickets",
        "SecondCard",
        "Supply",
        "TakeTickets",
    ),
    "Tickets that are not kept": ("Leftovers", "Bottom", "Leave", "ShuffleBack"),
    "The end": ("FinalRound", "LastRound", "SixTickets"),
    "Scoring": (
        "ScoreLine",
        "ScoreSheet",
        "ScoreBreakdown",
        "TicketBreakdown",
        "BorrowedPaths",
        "CountTickets",
        "Globetrotter",
        "LongestPathBonus",
        "PassengerPoints",
        "Paths",
        "TicketPlan",
        "Progress",
        "RoutePoints",
        "TicketPoints",
        "UnusedStations",
    ),
    "Ties": ("FewestStations", "LongestPathHolder", "MostPassengers", "MostTickets"),
    "Actions": ("ActionType", "AimKind", "Aim", "ActionTable", "KeepChoice", "Legal", "SimultaneousChoice"),
    "What a mechanism remembers": ("Slot", "Content", "PER_SEAT", "PER_TABLE", "bits", "slots"),
    "What learners observe": ("features",),
    "Events": ("EventType", "Event", "SPECTATOR", "TABLE", "facts"),
    "Chance": ("Chance", "Seeded"),
    "Reasons": ("Reason", "Fact", "Cards", "Count", "Kind", "Positions", "RouteName", "SeatName", "Texts"),
}
"""The names by what they are for, in the order of the reference."""

__all__ = [
    "PER_SEAT",
    "PER_TABLE",
    "SPECTATOR",
    "TABLE",
    "About",
    "ActionTable",
    "ActionType",
    "Aim",
    "AimKind",
    "Award",
    "Board",
    "BoardFile",
    "BoardSetup",
    "BorrowedPaths",
    "Bottom",
    "Box",
    "BrokenGame",
    "BuildStation",
    "Cards",
    "Chance",
    "ClaimAndCollect",
    "ClaimRoute",
    "ClaimThroughTunnels",
    "Content",
    "Count",
    "CountTickets",
    "DealCards",
    "DrawCards",
    "EndRule",
    "Event",
    "EventType",
    "ExchangeTickets",
    "Fact",
    "Fault",
    "FewestStations",
    "FinalRound",
    "Game",
    "Globetrotter",
    "HandOutStations",
    "KeepChoice",
    "KeepTickets",
    "Kind",
    "LastRound",
    "Leave",
    "Leftovers",
    "Legal",
    "LongestPathBonus",
    "LongestPathHolder",
    "MostPassengers",
    "MostTickets",
    "OfferTickets",
    "Opening",
    "Option",
    "Part",
    "PassengerBox",
    "PassengerPoints",
    "Paths",
    "Phase",
    "PlacePassengers",
    "Positions",
    "Progress",
    "RailState",
    "RailView",
    "Reason",
    "Route",
    "RouteName",
    "RoutePoints",
    "ScoreBreakdown",
    "ScoreLine",
    "ScoreSheet",
    "SeatName",
    "SecondCard",
    "Seeded",
    "ShuffleBack",
    "SimultaneousChoice",
    "SixTickets",
    "Slot",
    "State",
    "Supply",
    "TakeTickets",
    "Texts",
    "Ticket",
    "TicketBreakdown",
    "TicketFile",
    "TicketPlan",
    "TicketPoints",
    "TicketSet",
    "TieBreak",
    "TomlFile",
    "TomlRow",
    "Turn",
    "UnusedStations",
    "View",
    "bits",
    "board_of",
    "cards",
    "facts",
    "features",
    "slots",
]
