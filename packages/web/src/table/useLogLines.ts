import type { Language } from '@alea/engine'
import { useMemo } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import type { LogLine } from './LogPanel.tsx'
import type { NumberedEvent } from './matchClient.ts'

/** Events as sentences. Events that only animate have none. */
export function useLogLines(
  events: readonly NumberedEvent[],
  module: BoardModule,
  language: Language,
  names: readonly string[],
  view: unknown,
): LogLine[] {
  return useMemo(() => {
    const { event: sentence } = module.game.text[language]
    return events.flatMap(({ number, event }) => {
      const text = sentence(event, (seat) => names[seat] ?? `p${seat + 1}`)
      return text === undefined ? [] : [{ number, text, mark: module.logMark?.(event, view) }]
    })
  }, [events, module, language, names, view])
}
