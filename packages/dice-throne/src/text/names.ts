/** Names and sentences for boards and tables, in one language. */
import type { Language, Seat } from '@alea/engine'
import { boardNamed } from '../content/board.ts'
import type { Ability, Box } from '../content/hero.ts'
import { sheetOf } from '../content/roster.ts'
import type { DamageType, Line } from '../state.ts'
import { abilityParts, abilitySentences, abilityText, cardText, needText } from './describe.ts'
import {
  abilityName,
  cardName,
  companionName,
  companionState,
  companionText,
  heroName,
  heroStyle,
  sourceName,
  symbolName,
  tokenName,
  tokenText,
} from './lexicon.ts'
import { capital } from './phrase.ts'
import { sayFor } from './sayFor.ts'
import { WORDS } from './words.ts'

/** A line as events tell it and as views show it. */
type ToldLine = Pick<Line, 'kind' | 'by' | 'amount'> & { readonly type?: DamageType | null }

export interface PrintedAbility {
  readonly id: string
  readonly name: string
  readonly level: number
  /** Its name and all that is printed below it. */
  readonly text: string
  /** All that is printed below its name. */
  readonly sentences: string
  readonly tiers: readonly string[]
  /** The same piece by piece, as short as it can be said where dice are drawn: `Deal 4 damage`. */
  readonly parts: {
    /** What each tier does, without what it needs. */
    readonly tiers: readonly string[]
    readonly more: readonly string[]
    readonly actions: readonly string[]
  }
}

/** What boards and tables need. */
export interface Names {
  phase(id: string): string
  hero(id: string): string
  /** What playing a hero is like: one sentence, and another one. */
  style(hero: string): readonly [string, string]
  box(id: Box): string
  /** What a hero does at the start of the match: `gain 3 Synth tokens.`; empty if nothing is printed. */
  setup(hero: string): string
  /** The symbol on a die of this hero. */
  symbol(hero: string, die: number): string
  ability(id: string): string
  /** What the dice must show for a tier of a board: `3 Swords + 2 Pows`. */
  need(board: string, tier: string): string
  token(id: string): string
  /** What a status effect does, as it is printed on it. */
  tokenText(id: string): string
  companion(id: string): string
  /** What a companion does. */
  companionText(id: string): string
  /** A state of it, as it is said after its name; it may be with a player. */
  companionState(id: string, state: string, nameOf?: (seat: Seat) => string): string
  /** The source of a line of damage or of a question: a card, a token, a companion, an ability. */
  source(id: string): string
  /** One line of the damage computation. */
  line(line: ToldLine): string
  card(id: string): string
  /** What a card costs and says. */
  cardLine(hero: string, id: string): { cost: number; text: string }
  /** Every ability of the current board; an announcement names the `id` of a tier. */
  board(board: string): PrintedAbility[]
}

export const namesIn = (language: Language): Names => ({
  phase: (id) => (WORDS[language].phases as Readonly<Record<string, string>>)[id] ?? id,
  hero: (id) => heroName(id, language),
  style: (hero) => heroStyle(hero, language),
  box: (id) => WORDS[language].boxes[id],
  setup: (hero) => {
    const { setup = [] } = sheetOf(hero).hero
    return setup.length === 0 ? '' : `${sayFor(hero, language).list(setup)}.`
  },
  symbol: (hero, die) => symbolName(hero, sheetOf(hero).faces[die - 1] ?? '', language),
  ability: (id) => abilityName(id, language),
  need: (board, tier) => {
    const { hero, tiers } = boardNamed(board)
    const found = tiers.find(({ id }) => id === tier)
    return found ? needText(found.need, hero, language) : ''
  },
  token: (id) => tokenName(id, language),
  tokenText: (id) => tokenText(id, language),
  companion: (id) => companionName(id, language),
  companionText: (id) => companionText(id, language),
  companionState: (id, state, nameOf) => companionState(id, state, language, nameOf),
  source: (id) => sourceName(id, language),
  line: ({ kind, by, amount, type }) => {
    const { damageTypes, lines } = WORDS[language]
    // What is added has the type of what it is added to, which is said once.
    const word = type && type !== 'normal' && kind !== 'add' ? ` ${damageTypes[type](amount)}` : ''
    return `${lines[kind](amount)}${word} (${sourceName(by, language)})`
  },
  card: (id) => cardName(id, language),
  cardLine: (hero, id) => {
    const { cards, hero: data } = sheetOf(hero)
    const card = cards.get(id)
    return { cost: card?.cost ?? 0, text: card ? cardText(card, data, language) : '' }
  },
  board: (board) => {
    const { abilities, hero: id, tiers } = boardNamed(board)
    const { hero } = sheetOf(id)
    const pieces = (ability: Ability): PrintedAbility['parts'] => {
      const parts = abilityParts(ability, hero, language)
      return { ...parts, tiers: parts.tiers.map(({ text }) => WORDS[language].grammar.spaced(capital(text))) }
    }
    return abilities.map(({ ability, level }) => ({
      id: ability.id,
      name: abilityName(ability.id, language, hero.id),
      level,
      text: abilityText(ability, hero, language),
      sentences: abilitySentences(ability, hero, language),
      tiers: tiers.filter((tier) => tier.ability === ability).map(({ id }) => id),
      parts: pieces(ability),
    }))
  },
})
