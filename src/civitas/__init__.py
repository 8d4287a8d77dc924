"""Civitas: a digital table for four civilization board games.

>>> import civitas
>>> game = civitas.game("through_the_ages")
>>> s = game.new(players=2, seed=7)
>>> s.play(s.legal()[0])
>>> civitas.play_out(s, civitas.bot("random", game)).over
True
"""

from civitas import bots as bots
from civitas import env as env
from civitas import games as games
from civitas.bots import bot as bot
from civitas.bots import play_out as play_out
from civitas.kernel.flow import IllegalChoice as IllegalChoice
from civitas.kernel.history import History as History
from civitas.kernel.options import Refusal as Refusal
from civitas.kernel.registry import Game as Game
from civitas.kernel.registry import GameOption as GameOption
from civitas.kernel.registry import game as game
from civitas.kernel.saves import GameRecord as GameRecord
from civitas.kernel.saves import RecordError as RecordError

Record = GameRecord

__version__ = "0.1.0"
