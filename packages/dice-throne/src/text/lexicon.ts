/** Names by id: those of the language folders, and those that heroes add when they are enlisted. */
import { type ByLanguage, eachLanguage, LANGUAGES, type Language } from '@alea/engine'
import type { Hero } from '../content/hero.ts'
import { commonCards } from '../content/roster.ts'
import type { HeroText, TokenText } from './heroText.ts'
import type { Sentence } from './say.ts'
import { WORDS } from './words.ts'

interface Entries {
  readonly heroes: Map<string, HeroText>
  readonly cards: Map<string, string>
  /** Abilities and their actions. */
  readonly abilities: Map<string, string>
  readonly tokens: Map<string, TokenText>
  readonly verbs: Map<string, Sentence>
  readonly questions: Map<string, string>
}

const LEXICON: ByLanguage<Entries> = eachLanguage((language) => {
  const { common, verbs } = WORDS[language]
  return {
    heroes: new Map(),
    cards: new Map(Object.entries(common.cards)),
    abilities: new Map(),
    tokens: new Map<string, TokenText>(Object.entries(common.tokens)),
    verbs: new Map<string, Sentence>(Object.entries(verbs)),
    questions: new Map(),
  }
})

/** The texts of a pack of heroes, by hero. */
export type HeroTexts = ByLanguage<Readonly<Record<string, HeroText>>>

/** Registers the names of a hero. If two heroes use the same id, the first keeps it. */
export function enterTexts(hero: Hero, texts: HeroTexts): void {
  for (const language of LANGUAGES) {
    const text = texts[language][hero.id]
    if (!text) throw new Error(`${hero.id} has no text in the language ${language}`)
    const { heroes, cards, abilities, tokens, verbs, questions } = LEXICON[language]
    heroes.set(hero.id, text)
    addTo(abilities, text.abilities)
    addTo(abilities, text.actions)
    addTo(cards, text.cards)
    for (const { id, upgrades } of hero.cards)
      if (upgrades) addTo(cards, { [id]: upgradeName(text.abilities[upgrades.ability.id] ?? '', upgrades.level) })
    addTo(tokens, text.tokens)
    addTo(verbs, text.verbs)
    addTo(questions, text.asks)
  }
}

function addTo<T>(entries: Map<string, T>, texts: Readonly<Record<string, T>> = {}): void {
  for (const [id, text] of Object.entries(texts)) if (!entries.has(id)) entries.set(id, text)
}

const upgradeName = (ability: string, level: number): string => `${ability} ${'I'.repeat(level)}`

export const cardName = (id: string, language: Language): string => LEXICON[language].cards.get(id) ?? id

/** `smack.2` or `smack`; with the hero, if two heroes use the same id. */
export function abilityName(id: string, language: Language, hero?: string): string {
  const { abilities, heroes } = LEXICON[language]
  const [plain = id] = id.split('.')
  return heroes.get(hero ?? '')?.abilities[plain] ?? abilities.get(plain) ?? plain
}

/** The name of a hero, or the id itself if there is no such hero. */
export const heroName = (id: string, language: Language): string => LEXICON[language].heroes.get(id)?.name ?? id

export function heroStyle(id: string, language: Language): HeroText['style'] {
  const text = LEXICON[language].heroes.get(id)
  if (!text) throw new Error(`No hero is called ${id}`)
  return text.style
}

/** A symbol of a hero's dice, for one or for several of them. */
export function symbolName(hero: string, symbol: string, language: Language, count = 1): string {
  const name = LEXICON[language].heroes.get(hero)?.symbols[symbol]
  return (count === 1 ? name?.one : name?.many) ?? symbol
}

/** The name of a status effect, or the id itself if there is none; `doubloon@1` is a doubloon. */
export const tokenName = (id: string, language: Language): string => tokenEntry(id, language)?.name ?? id

/** What is printed on a status effect. */
export const tokenText = (id: string, language: Language): string => tokenEntry(id, language)?.text ?? ''

const tokenEntry = (id: string, language: Language): TokenText | undefined => {
  const { tokens } = LEXICON[language]
  return tokens.get(id) ?? tokens.get(id.slice(0, Math.max(0, id.indexOf('@'))))
}

/** The source of a line of damage or of a question: a card, a token, an ability. */
export function sourceName(id: string, language: Language): string {
  const { cards } = LEXICON[language]
  return cards.get(id) ?? tokenEntry(id, language)?.name ?? abilityName(id, language)
}

/** The sentence of an effect's verb. */
export function sentenceOf(verb: string, language: Language): Sentence {
  const found = LEXICON[language].verbs.get(verb)
  if (!found) throw new Error(`The verb ${verb} has no sentence in the language ${language}`)
  return found
}

/** The text of a question that only one hero's verb asks. */
export const questionOf = (name: string, language: Language): string | undefined =>
  LEXICON[language].questions.get(name)

/** What has no name or no text in some language, of a hero and of the cards in every deck, for the test that nothing lacks one. */
export function unnamed(hero: Hero): string[] {
  const abilities = [
    ...hero.abilities,
    ...(hero.otherFace ?? []),
    ...hero.cards.flatMap(({ upgrades }) => (upgrades ? [upgrades.ability, ...(upgrades.adds ?? [])] : [])),
  ]
  return LANGUAGES.flatMap((language) => {
    const { heroes, cards } = LEXICON[language]
    const text = heroes.get(hero.id)
    const missing = [
      ...(text?.name ? [] : ['the hero']),
      ...(text?.style.every((sentence) => sentence.endsWith('.')) ? [] : ['its style, in two sentences']),
      ...hero.faces.filter((symbol) => !text?.symbols[symbol]).map((symbol) => `symbol ${symbol}`),
      ...abilities.filter(({ id }) => !text?.abilities[id]).map(({ id }) => `ability ${id}`),
      ...abilities
        .flatMap(({ actions = [] }) => actions)
        .filter(({ id }) => !text?.actions?.[id])
        .map(({ id }) => `action ${id}`),
      ...[...commonCards(), ...hero.cards].filter(({ id }) => !cards.get(id)).map(({ id }) => `card ${id}`),
      ...hero.tokens
        .filter(({ id }) => !tokenEntry(id, language)?.name || !tokenText(id, language))
        .map(({ id }) => `token ${id}`),
    ]
    return missing.map((what) => `${language}: ${what}`)
  })
}
