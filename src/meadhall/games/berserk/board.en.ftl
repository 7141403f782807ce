## At the board

board-over = The battle is over.
