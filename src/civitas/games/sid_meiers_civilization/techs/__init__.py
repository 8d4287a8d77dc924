"""Techs (SMC-14.10, Appendix A): a module for each level, with what its techs do besides their icons."""
