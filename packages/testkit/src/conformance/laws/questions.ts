import { advance, awaited, hash, keysOf, type Pending, type Running } from '@alea/engine'
import type { Fault, Law, Play } from '../law.ts'

/** Options are there, their keys are unique words, and those asked sit at the table. */
export const options: Law = {
  name: 'options',
  watch: ({ match, seats }) => ({
    decision: () => {
      const pending = match.pending!
      if (pending.kind === 'chance') return chanceFault(pending.count, pending.sides)
      const { state } = match
      if (new Set(pending.seats).size !== pending.seats.length) return `${pending.name} asks a seat twice`
      for (const [who, seat] of pending.seats.entries()) {
        if (!seats.includes(seat)) return `${pending.name} asks seat ${seat}, which is not at the table`
        const fault = keysFault(pending.name, keysOf(state, pending, who))
        if (fault) return fault
      }
      return undefined
    },
  }),
}

const chanceFault = (count: number, sides: number): Fault =>
  Number.isInteger(count) && Number.isInteger(sides) && sides >= 1
    ? undefined
    : `cannot throw ${count} dice of ${sides}`

function keysFault(name: string, keys: readonly string[]): Fault {
  if (keys.length === 0) return `${name} has no option`
  // A word after a space and # would be read as the tag of a log line, or as a comment.
  const odd = keys.find((key) => !/^[^\s#]\S*$/.test(key) || key.length > 400)
  if (odd !== undefined) return `${name} has the key "${odd}", which is not one word of at most 400 characters`
  const twice = keys.find((key, i) => keys.indexOf(key) !== i)
  return twice === undefined ? undefined : `${name} has two options called ${twice}`
}

/** Asking again gives the same question, and looking changes nothing. */
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
