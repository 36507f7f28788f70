import type { Language, SummaryText } from '@alea/engine'
import { STOLEN } from '../summary.ts'
import { sourceName, tokenName } from './lexicon.ts'
import { WORDS } from './words.ts'

export function summaryText(language: Language): SummaryText {
  const { parts, health, cards, target, stolen } = WORDS[language].summary
  return {
    part: (id, total) => parts[id as keyof typeof parts](total),
    item(part, { id, amount }, nameOf) {
      if (part === 'targets') return target(nameOf(Number(id)))
      if (part === 'health') return health[id as keyof typeof health](amount)
      if (part === 'cards') return cards[id as keyof typeof cards](amount)
      if (part === 'tokens') return tokenName(id, language)
      return id === STOLEN ? stolen : sourceName(id, language)
    },
  }
}
