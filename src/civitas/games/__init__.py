"""The games.  ``civitas.games()`` lists them, so this package can be called."""

from civitas.kernel.registry import callable_package, games

callable_package(__name__, games)
