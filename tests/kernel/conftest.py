"""Hypothesis draws the same examples every time, and a busy machine is no failure."""

from hypothesis import settings

settings.register_profile("civitas", deadline=None, derandomize=True, database=None)
settings.load_profile("civitas")
