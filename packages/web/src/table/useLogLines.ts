import type { Language } from '@alea/engine'
import { useMemo } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import type { LogLine } from './LogPanel.tsx'
import { isUndone, type NumberedEvent } from './matchClient.ts'

/** Events as sentences. Events that only animate have none. */
export function useLogLines(
  events: readonly NumberedEvent[],
  module: BoardModule,
  language: Language,
  names: readonly string[],
  view: unknown,
): LogLine[] {
  const { tookBack } = useWords().table
  return useMemo(() => {
    const { event: sentence } = module.game.text[language]
    const nameOf = (seat: number) => names[seat] ?? `p${seat + 1}`
    return events.flatMap(({ number, event }) => {
      if (isUndone(event)) return [{ number, text: tookBack(nameOf(event.seat)), mark: null }]
      const text = sentence(event, nameOf)
      return text === undefined ? [] : [{ number, text, mark: module.logMark?.(event, view) }]
    })
  }, [events, module, language, names, view, tookBack])
}
