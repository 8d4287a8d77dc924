"""Through the Ages: A New Story of Civilization (2015)."""
