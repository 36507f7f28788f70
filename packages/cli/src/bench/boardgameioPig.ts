/** Pig written for boardgame.io as its guide teaches, with its own dice, and without its undo history, which would slow it down. */
import type { Game } from 'boardgame.io'
import { boardgameio } from './boardgameio.ts'
import type { HoldAt, PigResult } from './pigPolicy.ts'

interface G {
  turnTotal: number
  scores: number[]
}

const pigTo = (target: number): Game<G> => ({
  name: 'pig',
  disableUndo: true,
  setup: ({ ctx }) => ({ turnTotal: 0, scores: Array(ctx.numPlayers).fill(0) }),
  moves: {
    roll: ({ G, random, events }) => {
      const face = random.D6()
      G.turnTotal = face === 1 ? 0 : G.turnTotal + face
      if (face === 1) events.endTurn()
    },
    hold: ({ G, ctx, events }) => {
      if (G.turnTotal === 0) return 'INVALID_MOVE'
      G.scores[Number(ctx.currentPlayer)]! += G.turnTotal
      G.turnTotal = 0
      events.endTurn()
      return undefined
    },
  },
  endIf: ({ G }) => {
    const winner = G.scores.findIndex((score) => score >= target)
    return winner < 0 ? undefined : { winner }
  },
})

/** Returns a player of whole matches; each call plays the next seed. */
export function boardgameioPig(seats: number, target: number, holds: HoldAt): () => PigResult {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = boardgameio()
  const game = ProcessGameConfig(pigTo(target))
  const reduce = CreateGameReducer({ game })
  let seed = 0
  return () => {
    game.seed = ++seed
    let state = InitializeGame({ game, numPlayers: seats })
    let decisions = 0
    while (state.ctx.gameover === undefined) {
      const { G, ctx } = state as { G: G; ctx: typeof state.ctx }
      const type = holds(G.turnTotal, G.scores[Number(ctx.currentPlayer)]!) ? 'hold' : 'roll'
      state = reduce(state, { type: 'MAKE_MOVE', payload: { type, args: [], playerID: ctx.currentPlayer } })
      decisions++
    }
    return { decisions, winner: state.ctx.gameover.winner, scores: state.G.scores }
  }
}
