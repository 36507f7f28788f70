/** What boards need from the texts: cards, faces, amounts, headings. */
import { type ByLanguage, LANGUAGES } from '@alea/engine'
import { CARDS, type CardId, cardOf } from '../content/cards.ts'
import type { Token } from '../content/effects.ts'
import { HOME, type Island } from '../content/islands.ts'
import type { Amounts, Resource } from '../content/resources.ts'
import type { Die } from '../state.ts'
import type { Phase } from '../view.ts'
import { eitherInWords, faceText } from './amounts.ts'
import { cardText } from './describe.ts'
import { WORDS, type Words } from './index.ts'

export type Heading = keyof Words['names']['headings']

export interface DiceForgeNames {
  card(id: CardId): string
  /** Without its article, where there is little room. */
  shortCard(id: CardId): string
  /** What a card does. */
  cardText(id: CardId): string
  face(id: string): string
  resource(resource: Resource): string
  /** So many, in the grammar of the language. */
  amount(amount: number, resource: Resource): string
  /** `1 sun or 1 moon` */
  either(among: readonly Amounts[]): string
  token(token: Token): string
  die(die: Die): string
  phase(phase: Phase): string
  island(island: Island): string
  heading(heading: Heading): string
}

const namesIn = (words: Words): DiceForgeNames => {
  const { names, grammar } = words
  return {
    card: (id) => names.cards[id],
    shortCard: (id) => names.withoutArticle(names.cards[id]),
    cardText: (id) => cardText(CARDS[cardOf(id)!]!, words),
    face: (id) => faceText(id, words),
    resource: (resource) => grammar.resources[resource],
    amount: grammar.amount,
    either: (among) => eitherInWords(among, words),
    token: (token) => names.tokens[token],
    die: (die) => names.dice[die],
    phase: (phase) => names.phases[phase],
    island: (island) => (island === HOME ? names.headings.home : `${names.headings.island} ${island}`),
    heading: (heading) => names.headings[heading],
  }
}

export const NAMES = Object.fromEntries(
  LANGUAGES.map((language) => [language, namesIn(WORDS[language])]),
) as ByLanguage<DiceForgeNames>
