import { type Match, type Seat, seatName } from '@alea/engine'
import type { Fault, Law } from '../law.ts'

interface Turn {
  readonly turn: number
  readonly active: Seat | undefined
}

const turnOf = ({ turn, active }: Match): Turn => ({ turn, active })

/** The turn is 0 before the first one, never decreases except by undo, and increases whenever it becomes another seat's turn. */
export const turns: Law = {
  name: 'turns',
  watch: ({ match, seats }) => {
    const past: Turn[] = []
    let now = turnOf(match)
    const fault = ({ turn, active }: Turn): Fault => {
      if (!Number.isInteger(turn) || turn < 0) return `the turn is ${turn}, which is no count`
      if (active === undefined) return undefined
      if (!seats.includes(active)) return `it is the turn of seat ${active}, which is not at the table`
      return turn === 0 ? `it is ${seatName(active)}'s turn before the first turn` : undefined
    }
    return {
      decision: () => fault(now),
      answered: ({ name }) => {
        const was = now
        now = turnOf(match)
        if (name === 'undo') {
          const before = past.pop()
          return before?.turn === now.turn ? undefined : `undo leads to turn ${now.turn}, not back to ${before?.turn}`
        }
        past.push(was)
        if (now.turn < was.turn) return `the turn falls from ${was.turn} to ${now.turn}`
        if (now.active !== undefined && now.active !== was.active && now.turn === was.turn)
          return `it is ${seatName(now.active)}'s turn now, and still turn ${now.turn}`
        return fault(now)
      },
    }
  },
}
