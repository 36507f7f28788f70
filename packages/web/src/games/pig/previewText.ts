import type { Language, Seat } from '@alea/engine'
import type { View } from '@alea/example-pig'
import { WORDS } from '../../language/languages.ts'

/** Only holding has a result that is certain. */
export function previewText(before: View, after: View, seat: Seat, language: Language): string | undefined {
  const score = after.scores[seat]!
  return score === before.scores[seat] ? undefined : WORDS[language].pig.wouldHave(score, after.target)
}
