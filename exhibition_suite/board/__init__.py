"""The board kit: what every game's table is built from (look, vector art, pieces, slots, motion). It knows no game."""
