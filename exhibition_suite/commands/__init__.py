"""What the program does without a window, one module a command. Qt is imported inside the functions that need it."""
