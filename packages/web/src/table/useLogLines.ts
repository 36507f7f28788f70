import type { Event, Language, Seat } from '@alea/engine'
import { type ReactNode, useMemo } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'
import { isUndone, type NumberedEvent } from './matchClient.ts'

export interface LogLine extends NumberedEvent {
  readonly text: string
  readonly mark: ReactNode
  /** The rule it follows from. */
  readonly rule?: string | undefined
}

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
    const sentence = sentenceIn(module, language, names, tookBack)
    return events.flatMap((one): LogLine[] => {
      const text = sentence(one.event)
      if (text === undefined) return []
      if (isUndone(one.event)) return [{ ...one, text, mark: null }]
      return [{ ...one, text, mark: module.logMark?.(one.event, view), rule: module.game.eventRules?.[one.event.type] }]
    })
  }, [events, module, language, names, view, tookBack])
}

/** What an event is in words, if it is worth any. */
export function sentenceIn(
  module: Pick<BoardModule, 'game'>,
  language: Language,
  names: readonly string[],
  tookBack: (name: string) => string,
): (event: Event) => string | undefined {
  const nameOf = (seat: Seat) => names[seat] ?? `p${seat + 1}`
  const { event: sentence } = module.game.text[language]
  return (event) => (isUndone(event) ? tookBack(nameOf(event.seat)) : sentence(event, nameOf))
}
