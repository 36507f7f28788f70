import { EVENT_KINDS, type EventKind } from '@alea/engine'
import type { Law } from '../law.ts'

/** The game declares a kind for every event type it emits. */
export const kinds: Law = {
  name: 'kinds',
  watch: ({ game, match }) => {
    const fault = () => {
      for (const { event, others = event } of match.events)
        for (const { type } of [event, others])
          if (!EVENT_KINDS.includes(game.events[type] as EventKind)) return `the event ${type} is of no known kind`
      return undefined
    }
    return { decision: fault, ended: fault }
  },
}
