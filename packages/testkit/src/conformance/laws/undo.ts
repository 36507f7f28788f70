import { type Entry, seatName } from '@alea/engine'
import type { Fault, Law, Play } from '../law.ts'

/** Undo restores exactly the state before; it is barred once chance or another seat has answered. */
export const undo: Law = {
  name: 'undo',
  watch: (play) => {
    const { match } = play
    const before: string[] = []
    let now = match.hash
    return {
      answered: (entry) => {
        const was = now
        now = match.hash
        if (entry.name === 'undo')
          return now === before.pop() ? undefined : 'the table after undo is not the one before'
        before.push(was)
        return barFault(play, entry)
      },
    }
  },
}

function barFault({ match, seats }: Play, { who }: Entry): Fault {
  const due = who === 'chance' ? 'chance' : 'another-seat'
  const free = seats.find((seat) => seat !== who && match.undoBar(seat) !== due)
  return free === undefined ? undefined : `${seatName(free)} may undo, although ${due} answered last`
}
