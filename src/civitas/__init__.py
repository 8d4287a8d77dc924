"""Civitas: a digital table for four civilization board games."""

from civitas import games as games
from civitas.kernel.flow import IllegalChoice as IllegalChoice
from civitas.kernel.options import Refusal as Refusal
from civitas.kernel.registry import Game as Game
from civitas.kernel.registry import game as game

__version__ = "0.1.0"
