/** boardgame.io's own server with the same Pig, in memory, as its documentation says to run it. `node boardgameioServer.ts <port>` */
import { createRequire } from 'node:module'

process.env.NODE_ENV = 'production'
const { Server, Origins } = createRequire(import.meta.url)('boardgame.io/server')

interface G {
  turnTotal: number
  scores: number[]
}

const TARGET = 1000

const pig = {
  name: 'pig',
  // Our matches can be taken back too. `lean` leaves boardgame.io's history of undo out, which makes it faster.
  disableUndo: process.argv[3] === 'lean',
  setup: ({ ctx }: { ctx: { numPlayers: number } }): G => ({ turnTotal: 0, scores: Array(ctx.numPlayers).fill(0) }),
  moves: {
    roll: ({ G, random, events }: { G: G; random: { D6(): number }; events: { endTurn(): void } }) => {
      const face = random.D6()
      G.turnTotal = face === 1 ? 0 : G.turnTotal + face
      if (face === 1) events.endTurn()
    },
    hold: ({ G, ctx, events }: { G: G; ctx: { currentPlayer: string }; events: { endTurn(): void } }) => {
      if (G.turnTotal === 0) return 'INVALID_MOVE'
      G.scores[Number(ctx.currentPlayer)]! += G.turnTotal
      G.turnTotal = 0
      events.endTurn()
      return undefined
    },
  },
  endIf: ({ G }: { G: G }) => {
    const winner = G.scores.findIndex((score) => score >= TARGET)
    return winner < 0 ? undefined : { winner }
  },
}

const server = Server({ games: [pig], origins: [Origins.LOCALHOST] })
await server.run({ port: Number(process.argv[2]) })
process.stdout.write(`ready ${process.pid}\n`)
