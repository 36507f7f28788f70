import type { Language } from '@alea/engine'
import { useMemo } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import type { Heard } from './atTable.ts'
import type { LogLine } from './LogPanel.tsx'

/** Events into sentences; those that only animate have none. */
export function useLogLines(
  told: readonly Heard[],
  module: BoardModule,
  language: Language,
  names: readonly string[],
  view: unknown,
): LogLine[] {
  return useMemo(() => {
    const { event: sentence } = module.game.text[language]
    return told.flatMap(({ number, event }) => {
      const text = sentence(event, (seat) => names[seat] ?? `p${seat + 1}`)
      return text === undefined ? [] : [{ number, text, mark: module.logMark?.(event, view) }]
    })
  }, [told, module, language, names, view])
}
