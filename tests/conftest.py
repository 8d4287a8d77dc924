"""For all tests: commands that they start run in plain Python, and compile nothing in the background."""

import os

os.environ["CIVITAS_NATIVE"] = "never"
