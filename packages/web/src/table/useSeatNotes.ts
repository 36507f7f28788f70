import type { Language } from '@alea/engine'
import { useMemo } from 'react'
import type { Table } from '../connection/types.ts'
import type { BoardModule, SeatNote } from '../games/boardModule.ts'
import { levelLabel } from '../language/levelLabel.ts'
import { isUndone } from './matchClient.ts'
import type { LogLine } from './useLogLines.ts'

/** The level of each bot, and what everybody did last. */
export function useSeatNotes(
  table: Table | undefined,
  lines: readonly LogLine[],
  { game }: BoardModule,
  language: Language,
): readonly SeatNote[] {
  const seats = table?.seats
  return useMemo(
    () =>
      (seats ?? []).map(({ bot }, seat) => {
        const last = lines.findLast(
          ({ event }) =>
            !isUndone(event) && (event as { seat?: number }).seat === seat && game.events?.[event.type] !== 'turn',
        )
        return {
          level: bot === undefined ? undefined : levelLabel(bot, language),
          did: last?.text,
          isRoll: last !== undefined && game.events?.[last.event.type] === 'roll',
          mark: last?.mark,
        }
      }),
    [seats, lines, game, language],
  )
}
