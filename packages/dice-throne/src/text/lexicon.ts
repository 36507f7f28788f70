/** Names by id: those of the language folders, and those that heroes add when they are enlisted. */
import { type ByLanguage, eachLanguage, LANGUAGES, type Language, type Seat } from '@alea/engine'
import type { Hero } from '../content/hero.ts'
import { commonCards } from '../content/roster.ts'
import { seatOf } from '../options.ts'
import type { CompanionText, HeroText, HeroTexts, TokenText } from './heroText.ts'
import type { Noun } from './phrase.ts'
import type { Sentence } from './say.ts'
import { WORDS } from './words.ts'

interface Entries {
  readonly names: Map<string, string>
  readonly heroes: Map<string, HeroText>
  readonly cards: Map<string, string>
  /** Abilities and their actions. */
  readonly abilities: Map<string, string>
  readonly tokens: Map<string, TokenText>
  readonly companions: Map<string, CompanionText>
  readonly families: Map<string, Noun>
  readonly verbs: Map<string, Sentence>
  readonly questions: Map<string, string>
}

const LEXICON: ByLanguage<Entries> = eachLanguage((language) => {
  const { common, verbs } = WORDS[language]
  return {
    names: new Map(),
    heroes: new Map(),
    cards: new Map(Object.entries(common.cards)),
    abilities: new Map(),
    tokens: new Map<string, TokenText>(Object.entries(common.tokens)),
    companions: new Map(),
    families: new Map(),
    verbs: new Map<string, Sentence>(Object.entries(verbs)),
    questions: new Map(),
  }
})

/** The names of heroes by id, known before anything else of them. */
export function enterNames(names: ByLanguage<Readonly<Record<string, string>>>): void {
  for (const language of LANGUAGES) addTo(LEXICON[language].names, names[language])
}

/** Registers the names of a hero. If two heroes use the same id, the first keeps it. */
export function enterTexts(hero: Hero, texts: HeroTexts): void {
  for (const language of LANGUAGES) {
    const text = texts[language]
    const { names, heroes, cards, abilities, tokens, companions, families, verbs, questions } = LEXICON[language]
    heroes.set(hero.id, text)
    addTo(names, { [hero.id]: text.name })
    addTo(abilities, text.abilities)
    addTo(abilities, text.actions)
    addTo(cards, text.cards)
    for (const { id, upgrades } of hero.cards)
      if (upgrades) addTo(cards, { [id]: upgradeName(text.abilities[upgrades.ability.id] ?? '', upgrades.level) })
    addTo(tokens, text.tokens)
    addTo(companions, text.companions)
    addTo(families, text.families)
    addTo(verbs, text.verbs)
    addTo(questions, text.asks)
  }
}

function addTo<T>(entries: Map<string, T>, texts: Readonly<Record<string, T>> = {}): void {
  for (const [id, text] of Object.entries(texts)) if (!entries.has(id)) entries.set(id, text)
}

export const upgradeName = (ability: string, level: number): string => `${ability} ${'I'.repeat(level)}`

export const cardName = (id: string, language: Language): string => LEXICON[language].cards.get(id) ?? id

/** `smack.2` or `smack`; with the hero, if two heroes use the same id. */
export function abilityName(id: string, language: Language, hero?: string): string {
  const { abilities, heroes } = LEXICON[language]
  const [plain = id] = id.split('.')
  return heroes.get(hero ?? '')?.abilities[plain] ?? abilities.get(plain) ?? plain
}

/** The name of a hero, or the id itself if there is no such hero. */
export const heroName = (id: string, language: Language): string => LEXICON[language].names.get(id) ?? id

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

/** The name of a status effect, or the id itself if there is none; `doubloon@1` is a doubloon, `spellbound@smack` says on which ability it lies. */
export function tokenName(id: string, language: Language): string {
  const { name } = tokenEntry(id, language) ?? {}
  const ability = /@(\D.*)/.exec(id)?.[1]
  if (name === undefined) return id
  return ability === undefined ? name : `${name} (${abilityName(ability, language)})`
}

/** What is printed on a status effect. */
export const tokenText = (id: string, language: Language): string => tokenEntry(id, language)?.text ?? ''

const tokenEntry = (id: string, language: Language): TokenText | undefined => {
  const { tokens } = LEXICON[language]
  return tokens.get(id) ?? tokens.get(id.slice(0, Math.max(0, id.indexOf('@'))))
}

/** The name of a companion, or the id itself if there is none. */
export const companionName = (id: string, language: Language): string =>
  LEXICON[language].companions.get(id)?.name ?? id

/** What a companion does. */
export const companionText = (id: string, language: Language): string =>
  LEXICON[language].companions.get(id)?.text ?? ''

/** Its state, as it is said after its name. */
export function companionState(id: string, state: string, language: Language, nameOf?: (seat: Seat) => string): string {
  const words = LEXICON[language].companions.get(id)
  const holder = seatOf(state)
  if (holder !== undefined && words?.with) return words.with(nameOf?.(holder))
  return words?.states[state] ?? state
}

/** The name of a family of tokens, if it is one. */
export function familyName(id: string, language: Language, count = 1): string | undefined {
  const name = LEXICON[language].families.get(id)
  return count === 1 ? name?.one : name?.many
}

/** The source of a line of damage or of a question: a card, a token, a companion, an ability. */
export function sourceName(id: string, language: Language): string {
  const { cards, companions } = LEXICON[language]
  return cards.get(id) ?? tokenEntry(id, language)?.name ?? companions.get(id)?.name ?? abilityName(id, language)
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
      ...[...abilities, ...(hero.companions ?? [])]
        .flatMap(({ actions = [] }) => actions)
        .filter(({ id }) => !text?.actions?.[id])
        .map(({ id }) => `action ${id}`),
      ...[...commonCards(), ...hero.cards].filter(({ id }) => !cards.get(id)).map(({ id }) => `card ${id}`),
      ...hero.tokens
        .filter(({ id }) => !tokenEntry(id, language)?.name || !tokenText(id, language))
        .map(({ id }) => `token ${id}`),
      ...(hero.companions ?? []).flatMap(({ id, states }) => {
        const words = text?.companions?.[id]
        if (!words?.name || !words.text) return [`companion ${id}`]
        return states
          .filter((state) => !words.states[state] && !(words.with && seatOf(state) !== undefined))
          .map((state) => `state ${state} of ${id}`)
      }),
      ...hero.tokens.flatMap(({ family }) => (family && !familyName(family, language) ? [`family ${family}`] : [])),
    ]
    return missing.map((what) => `${language}: ${what}`)
  })
}
