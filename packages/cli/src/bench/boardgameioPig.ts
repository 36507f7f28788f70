import type { Game } from 'boardgame.io'
import { boardgameio } from './boardgameio.ts'
import { holds, type PigPlayer, SEATS, TARGET } from './pigPlayer.ts'

interface G {
  turnTotal: number
  scores: number[]
}

/** The same rules as examples/pig, with boardgame.io's own dice; without its undo history, which would cost it time. */
const PIG: Game<G> = {
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
    const winner = G.scores.findIndex((score) => score >= TARGET)
    return winner < 0 ? undefined : { winner }
  },
}

/** On its reducer alone, without client, server or store: the fastest way it can be played. */
export function boardgameioPig(seed: number): PigPlayer {
  const { CreateGameReducer, InitializeGame, ProcessGameConfig } = boardgameio()
  const game = ProcessGameConfig(PIG)
  const reduce = CreateGameReducer({ game })
  let match = 0
  return () => {
    game.seed = `${seed}:${match++}`
    let state = InitializeGame({ game, numPlayers: SEATS })
    let decisions = 0
    while (state.ctx.gameover === undefined) {
      const type = holds(state.G.turnTotal) ? 'hold' : 'roll'
      const payload = { type, args: [], playerID: state.ctx.currentPlayer }
      state = reduce(state, { type: 'MAKE_MOVE', payload })
      decisions++
    }
    return { decisions, winner: state.ctx.gameover.winner }
  }
}
