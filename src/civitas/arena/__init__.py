"""The arena: bots against bots, on the same seeds and from all seats, with ratings and reports."""
