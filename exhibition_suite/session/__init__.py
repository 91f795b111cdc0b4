"""A running game, as the screen knows it: Qt signals around the engine, bots in a process of their own, autosave, curtain, replay.

Only QtCore, no words: what has to be told is a code with values. Import the module that is needed.
"""
