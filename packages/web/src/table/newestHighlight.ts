import { type Game, HIGHLIGHT_KINDS, type Highlight } from '@alea/engine'
import type { NumberedEvent } from './matchClient.ts'

export interface ShownHighlight extends Highlight {
  readonly from: NumberedEvent
}

/** The most remarkable of the events after the one numbered `seen`; none if the whole log was told again. */
export function newestHighlight(
  events: readonly NumberedEvent[],
  seen: number,
  game: Game,
): ShownHighlight | undefined {
  const isRetold = events.length > 0 && events[0]!.number > seen + 1
  const found = events.flatMap((from): ShownHighlight[] => {
    const highlight = from.number > seen && !isRetold ? game.highlight?.(from.event) : undefined
    return highlight ? [{ ...highlight, from }] : []
  })
  const rank = ({ kind }: Highlight) => HIGHLIGHT_KINDS.indexOf(kind)
  return found.toSorted((one, other) => rank(one) - rank(other) || other.from.number - one.from.number)[0]
}
