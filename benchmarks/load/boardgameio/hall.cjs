// Endless noughts and crosses on boardgame.io: a full board is cleared. Storage is in memory, its default.
const { Server, Origins } = require('boardgame.io/server')
const { INVALID_MOVE } = require('boardgame.io/core')

const game = {
  name: 'noughts',
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G, playerID }, cell) => {
      if (G.cells[cell] !== null) return INVALID_MOVE
      G.cells[cell] = playerID
      if (G.cells.every((one) => one !== null)) G.cells = Array(9).fill(null)
    },
  },
}

const server = Server({ games: [game], origins: [Origins.LOCALHOST] })
server.run({ port: Number(process.argv[2]), callback: () => console.log('open') })
