import { applyEntry, type Event, type Game, type Match, type Viewer } from '@alea/engine'
import { entryOf, restore } from '@alea/host'
import type { StoredMatchFacts } from '@alea/server'
import { fault } from '../fault.ts'

/** The match from its first answer on, and the events of each answer as one viewer learnt of them; or why that is impossible. */
export function replayed(
  game: Game | undefined,
  { record, entries }: StoredMatchFacts,
  viewer: Viewer,
): { match?: Match; events: readonly (readonly Event[])[]; problem?: Error } {
  const events: Event[][] = []
  if (record.started === undefined) return { events }
  try {
    if (!game) throw fault((say) => say.gameGone(record.game))
    const match = restore(game, record, [])
    match.forgetEvents()
    for (const stored of entries) {
      applyEntry(match, entryOf(stored))
      events.push(match.heard(viewer))
      match.forgetEvents()
    }
    return { match, events }
  } catch (error) {
    return { events, problem: error as Error }
  }
}
