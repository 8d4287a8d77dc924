"""Culture events (SMC-9, Appendix D): what an event is, how it is played, and a module for each kind of effect."""
