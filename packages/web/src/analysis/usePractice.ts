/** One's own worst decisions, asked again one after the other. */
import type { Decision } from '@alea/analysis'
import { useState } from 'react'
import { type RankedOption, ranked } from './rankedOptions.ts'

export interface Practice {
  readonly decision: Decision
  readonly number: number
  readonly count: number
  /** The key of what was chosen now. */
  readonly answered: string | undefined
  choose(key: string): void
  again(): void
  /** To the next decision; after the last one it is over. */
  next(): void
  end(): void
}

interface Begun {
  readonly decisions: readonly Decision[]
  readonly index: number
  readonly answered?: string | undefined
}

/** Undefined as long as nothing is asked. The decisions stay those it began with, however the analysis goes on. */
export function usePractice(): readonly [Practice | undefined, (decisions: readonly Decision[]) => void] {
  const [begun, setBegun] = useState<Begun>()
  const start = (decisions: readonly Decision[]) => setBegun({ decisions, index: 0 })
  const decision = begun?.decisions[begun.index]
  if (!begun || !decision) return [undefined, start]
  const { decisions, index, answered } = begun
  const practice: Practice = {
    decision,
    number: index + 1,
    count: decisions.length,
    answered,
    choose: (key) => setBegun((now) => now && { ...now, answered: now.answered ?? key }),
    again: () => setBegun({ decisions, index }),
    next: () => setBegun({ decisions, index: index + 1 }),
    end: () => setBegun(undefined),
  }
  return [practice, start]
}

/** What a choice is worth against the best one, and which that is. */
export function judged(
  decision: Decision,
  key: string,
): { readonly chosen: RankedOption; readonly best: RankedOption } | undefined {
  const options = ranked(decision)
  const chosen = options.find((option) => option.key === key)
  return chosen && { chosen, best: options[0]! }
}
