"""The compiled form: ``expand`` writes the classes out, ``build`` gives them to mypyc.  Needed to build, never to play."""
