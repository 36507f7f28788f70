/** Matches that cannot be run: their record, their chat and their answers can still be read. */
import { type Game, InputError, RulesError, type Sentence } from '@alea/engine'
import type { Unplayable } from '@alea/protocol/client'
import type { MatchRecord } from './record.ts'
import { FAULTS } from './text/faults.ts'

export interface UnplayableMatch {
  readonly why: Unplayable
  readonly reason: Sentence
}

export const isUnplayable = (game: Game | UnplayableMatch): game is UnplayableMatch => 'why' in game

/** The version of the rules it was started under is not installed. */
export const withoutRules = ({ game, rules }: MatchRecord): UnplayableMatch => ({
  why: 'rules',
  reason: (language) => FAULTS[language].rulesNotKept(game, rules),
})

/** What `restore` threw, if it means that the answers do not fit the rules; any other error is not the match's. */
export function withUnfittingAnswers({ rules }: MatchRecord, error: unknown): UnplayableMatch | undefined {
  if (!(error instanceof InputError || error instanceof RulesError)) return undefined
  return {
    why: 'answers',
    reason: (language) =>
      FAULTS[language].answersDoNotFit(rules, error instanceof InputError ? error.in(language) : error.reason),
  }
}
