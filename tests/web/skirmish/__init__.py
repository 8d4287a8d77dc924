"""A small game for the parts of the page: soldiers march over squares, are paid for, and fall."""

from .play import GAME

__all__ = ["GAME"]
