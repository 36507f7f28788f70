import {
  advance,
  awaited,
  type ChanceQuestion,
  declineOf,
  hash,
  keysOf,
  type Pending,
  type Running,
} from '@alea/engine'
import type { Fault, Law, Play } from '../law.ts'

/** There are options, their keys are unique words (`keysOf` checks that), and the asked seats exist. */
export const options: Law = {
  name: 'options',
  watch: ({ match, seats }) => ({
    decision: () => {
      const pending = match.pending!
      const { name } = pending
      if (pending.kind === 'chance') return chanceFault(pending)
      const { state } = match
      if (new Set(pending.seats).size !== pending.seats.length) return `${name} asks a seat twice`
      for (const [who, seat] of pending.seats.entries()) {
        if (!seats.includes(seat)) return `${name} asks seat ${seat}, which is not at the table`
        if (keysOf(state, pending, who).length === 0) return `${name} has no option`
      }
      return undefined
    },
  }),
}

const chanceFault = ({ name, count, sides }: ChanceQuestion): Fault =>
  Number.isInteger(count) && Number.isInteger(sides) && sides >= 1
    ? undefined
    : `${name} cannot be thrown: ${count} dice of ${sides} sides`

/** The option that declines a window is among its options (`declineOf` checks that). */
export const windows: Law = {
  name: 'windows',
  watch: ({ match }) => ({
    decision: () => {
      if (match.pending?.kind === 'seats') declineOf(match.state, match.pending)
      return undefined
    },
  }),
}

/** Asking again gives the same question, and views and questions have no side effects. */
export const stable: Law = {
  name: 'stable',
  watch: (play) => ({
    decision: () => {
      const g = play.match.state
      const before = hash(g)
      const first = questionText(g, advance(g))
      const second = questionText(g, advance(g))
      if (first !== second) return `asked again, the question changed from ${first} to ${second}`
      look(play, g)
      return hash(g) === before ? undefined : 'looking at the question, the views or the result changed the table'
    },
  }),
}

function questionText(g: Running, pending: Pending | undefined): string {
  if (pending?.kind !== 'seats') return JSON.stringify(pending) ?? 'none'
  return JSON.stringify([pending.name, pending.seats, pending.seats.map((_, who) => keysOf(g, pending, who))])
}

function look({ game, viewers }: Play, g: Running): void {
  for (const viewer of viewers) {
    game.view(g, viewer)
    awaited(g, advance(g), viewer)
  }
  game.outcome(g)
  game.conserved?.(g)
}
