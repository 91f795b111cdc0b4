"""Everything the program keeps on disk: saves, autosaves, settings, statistics. No Qt, no words; faults are codes with values.

Import the module that is needed (`from exhibition_suite.storage import saves`); this package loads nothing by itself, so that the first
paint does not wait for the models.
"""
