import { Match, replayEntry } from '@alea/engine'
import type { Law } from '../law.ts'

/** A rewind restores exactly the state of the earlier position. One position of each match is checked, every one equally likely. */
export const rewind: Law = {
  name: 'rewind',
  watch: ({ game, match, random, seats }) => {
    const kept = { position: match.position, hash: match.hash }
    return {
      answered: () => {
        if (random.below(match.position) === 0) Object.assign(kept, { position: match.position, hash: match.hash })
        return undefined
      },
      ended: () => {
        if (kept.position === match.position) return undefined
        const again = new Match(game, match.header)
        for (const entry of match.entries) replayEntry(again, entry)
        if (again.rewind(seats[0]!, kept.position)) return `there is no rewind to position ${kept.position}`
        return again.hash === kept.hash ? undefined : 'the table after a rewind is not the one before'
      },
    }
  },
}
