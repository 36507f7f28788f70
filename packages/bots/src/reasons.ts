/** Why an option is better than another, as sentences: the game has the words for its terms, `text/` those around them. */
import type { Game, Language } from '@alea/engine'
import type { Comparison, Reason } from './explain.ts'
import { REASON_WORDS } from './text/index.ts'

const MOST = 3

/** What speaks for the first of two options and what against it, the weightiest first; or that they cannot be told apart. */
export interface Why {
  readonly alike: boolean
  readonly favours: readonly string[]
  readonly costs: readonly string[]
}

export function whyOf(game: Game, comparison: Comparison, language: Language): Why {
  const { alike, lead, reasons, explained, won, lost } = comparison
  if (alike) return { alike, favours: [], costs: [] }
  const words = REASON_WORDS[language]
  const said = (against: boolean) =>
    reasons
      .filter(({ effect }) => effect < 0 === against)
      .slice(0, MOST)
      .map((reason) => saidOf(game, reason, language))
  const ends = [...(won >= ENOUGH ? [words.wins(won)] : []), ...(lost <= -ENOUGH ? [words.survives(-lost)] : [])]
  const favours = [...ends, ...said(false)]
  // The amounts alone would speak against it: it is what a lead is worth that differs.
  if (favours.length === 0 || lead.value - explained > lead.value / 2) favours.push(words.shorter)
  return { alike, favours, costs: said(true) }
}

/** How much more often a match must end for that to be said. */
const ENOUGH = 0.02

function saidOf(game: Game, { id, of, amount, own }: Reason, language: Language): string {
  const judgement = game.text[language].judgement!
  const more = amount > 0
  return (
    judgement.because?.({ id, of, more, own }) ??
    REASON_WORDS[language][own ? 'own' : 'others'](judgement.term(id, of), more)
  )
}

/** One sentence: `keeps 2 CP for Not This Time!; deals damage (but spends CP)`. */
export function sentenceOf({ alike, favours, costs }: Why, language: Language): string {
  const words = REASON_WORDS[language]
  return alike ? words.alike : words.sentence(favours, costs)
}
