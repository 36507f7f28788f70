import type { ByLanguage } from '@alea/engine'
import type { Noun } from './phrase.ts'
import type { Sentence } from './say.ts'

/** All names and texts of a hero in one language, by id. An upgrade card is named after the ability it covers. */
export interface HeroText {
  readonly name: string
  /** What playing it is like, in two sentences: the first stands alone on the cards that heroes are chosen from. */
  readonly style: readonly [string, string]
  /** One and several of each: `noun('Sword', 'Swords')`. */
  readonly symbols: Readonly<Record<string, Noun>>
  readonly abilities: Readonly<Record<string, string>>
  readonly actions?: Readonly<Record<string, string>>
  /** Its own tokens; those that several heroes share are in `common.ts`. */
  readonly tokens: Readonly<Record<string, TokenText>>
  /** Families of its tokens, one and several: `noun('Spirit', 'Spirits')`. */
  readonly families?: Readonly<Record<string, Noun>>
  readonly cards: Readonly<Record<string, string>>
  readonly companions?: Readonly<Record<string, CompanionText>>
  /** The sentences of its own verbs, by the verb's name. */
  readonly verbs?: Readonly<Record<string, Sentence>>
  /** The questions that only its own verbs ask. */
  readonly asks?: Readonly<Record<string, string>>
}

export type HeroTexts = ByLanguage<HeroText>

/** `states` are said after its name: `Nyra is active`. */
export interface CompanionText {
  readonly name: string
  readonly text: string
  readonly states: Readonly<Record<string, string>>
  /** Its state when it is with that player; without a name, with some opponent. */
  readonly with?: (player?: string) => string
}

export interface TokenText {
  readonly name: string
  readonly text: string
}
