// 25 matches, 50 sockets, as fast as they can; a move counts when its player has heard of it from the server.
const { io } = require('socket.io-client')

const [url, seconds, matches] = [process.argv[2], Number(process.argv[3]), Number(process.argv[4])]
const waits = []
let counting = false

// A match that does not exist yet is made when the first player asks for it.
const sit = (matchID, playerID) => {
  const socket = io(`${url}/noughts`, { transports: ['websocket'] })
  let sent = 0
  const go = (state) => {
    if (sent && state._stateID > sent.id) {
      if (counting) waits.push(performance.now() - sent.at)
      sent = 0
    }
    if (state.ctx.currentPlayer !== playerID || sent) return
    const free = state.G.cells.flatMap((one, at) => (one === null ? [at] : []))
    const cell = free[Math.floor(Math.random() * free.length)]
    const payload = { type: 'mark', args: [cell], playerID }
    sent = { id: state._stateID, at: performance.now() }
    socket.emit('update', { type: 'MAKE_MOVE', payload }, state._stateID, matchID, playerID)
  }
  socket.on('connect', () => socket.emit('sync', matchID, playerID, undefined, 2))
  socket.on('sync', (_, told) => go(told.state))
  socket.on('update', (_, state) => go(state))
}

const main = async () => {
  for (let at = 0; at < matches; at += 1) {
    for (const player of ['0', '1']) sit(`match-${at}`, player)
  }
  await new Promise((done) => setTimeout(done, 2000))
  counting = true
  await new Promise((done) => setTimeout(done, seconds * 1000))
  counting = false
  waits.sort((a, b) => a - b)
  const share = (part) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? null
  console.log(JSON.stringify({ moves: waits.length / seconds, p50: share(0.5), p99: share(0.99) }))
  process.exit(0)
}

main()
