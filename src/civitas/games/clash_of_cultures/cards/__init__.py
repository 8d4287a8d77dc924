"""The cards of Clash of Cultures: civil halves and tactics of action cards, objectives."""
