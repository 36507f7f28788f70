import type { Language } from '@alea/engine'
import { useMemo } from 'react'
import type { Table } from '../connection/types.ts'
import type { BoardModule, SeatNote } from '../games/boardModule.ts'
import { levelLabel } from '../language/levelLabel.ts'
import { isUndone, type NumberedEvent } from './matchClient.ts'

/** The level of each bot, and what everybody did last. */
export function useSeatNotes(
  table: Table | undefined,
  events: readonly NumberedEvent[],
  { game }: BoardModule,
  language: Language,
  names: readonly string[],
): readonly SeatNote[] {
  const seats = table?.seats
  return useMemo(() => {
    const { event: sentence } = game.text[language]
    const did = (seat: number): string | undefined => {
      for (const { event } of events.toReversed()) {
        if (isUndone(event) || (event as { seat?: number }).seat !== seat || game.events?.[event.type] === 'turn')
          continue
        const text = sentence(event, (who) => names[who] ?? '')
        if (text !== undefined) return text
      }
      return undefined
    }
    return (seats ?? []).map(({ bot }, seat) => ({
      level: bot === undefined ? undefined : levelLabel(bot, language),
      did: did(seat),
    }))
  }, [seats, events, game, language, names])
}
