/** Every hero that may sit down, and what of a hero's board is in force. Content packs add their own. */
import type { Seat } from '@alea/engine'
import { fault } from '../fault.ts'
import { type DiceThrone, fighter, NO_HERO, type TokenId } from '../state.ts'
import type { HeroTexts } from '../text/heroText.ts'
import type { Ability, Box, Card, Companion, Hero, Token } from './hero.ts'

/** What is known of a hero before its page is loaded. The page repeats it. */
export interface ListedHero {
  readonly id: string
  readonly box: Box
  /** From 1, easy, to MOST_DIFFICULT. */
  readonly difficulty: number
  /** Those that were not found in print: they were worked out by comparison with other heroes, and a table may replace them. */
  readonly numbers?: Numbers
  load(): Promise<HeroPage>
}

/** By name. */
export type Numbers = Readonly<Record<string, number>>

export interface HeroPage {
  readonly hero: Hero
  readonly texts: HeroTexts
  /** The hero with other `numbers` than those listed; all of them are given. */
  withNumbers?(numbers: Numbers): Hero
}

/** A hero as the rules read it: abilities by level, cards and tokens by id. */
export interface Sheet {
  readonly hero: Hero
  readonly faces: Hero['faces']
  /** For each face of the board and each of its abilities: what it is at level 1, 2, 3. */
  readonly slots: readonly (readonly Slot[])[]
  readonly cards: ReadonlyMap<string, Card>
}

export interface Slot {
  readonly id: string
  readonly byLevel: readonly (readonly Ability[])[]
}

const listed = new Map<string, ListedHero>()
const pages = new Map<string, HeroPage>()
const sheets = new Map<string, Sheet>()
const tokens = new Map<TokenId, Token>()
/** By what they do. */
const companions = new Map<string, string>()
let common: readonly Card[] = []

/** The cards that every deck contains; set once, before any hero is registered. */
export function shareCards(cards: readonly Card[]): void {
  common = cards
}

export const commonCards = (): readonly Card[] => common

/** Adds a hero whose page is loaded later. */
export function list(hero: ListedHero): void {
  if (listed.has(hero.id)) throw new Error(`Two heroes are called ${hero.id}`)
  listed.set(hero.id, hero)
}

/** With the numbers of a house it is still the same hero. */
export const listedHero = (id: string): ListedHero | undefined => listed.get(baseHero(id))

/** Keeps the page of a listed hero, for tables that replace its numbers. */
export function keepPage(page: HeroPage): void {
  pages.set(page.hero.id, page)
}

export function pageOf(id: string): HeroPage {
  const page = pages.get(id)
  if (!page) throw new Error(`The page of ${id} is not loaded`)
  return page
}

/** Flows whose names contain this sign are left out of coverage: see `flowNames`. */
const HOUSE = '~'

/** The id of a hero with the numbers of a house. */
export const houseId = (hero: string, numbers: string): string => `${hero}${HOUSE}${numbers}`

/** The hero itself, whatever its numbers. */
export function baseHero(id: string): string {
  const cut = id.indexOf(HOUSE)
  return cut < 0 ? id : id.slice(0, cut)
}

export function register(hero: Hero): void {
  if (sheets.has(hero.id)) throw new Error(`Two heroes are called ${hero.id}`)
  const cards = new Map([...common, ...hero.cards].map((card) => [card.id, card]))
  const boards = hero.otherFace ? [hero.abilities, hero.otherFace] : [hero.abilities]
  const slots = boards.map((board) => board.map((ability) => slotOf(hero, ability)))
  sheets.set(hero.id, { hero, faces: hero.faces, slots, cards })
  for (const token of hero.tokens) addToken(hero, token)
  for (const { id, actions = [] } of hero.companions ?? []) for (const action of actions) companions.set(action.id, id)
}

function slotOf(hero: Hero, ability: Ability): Slot {
  const byLevel: (readonly Ability[])[] = [[], [ability]]
  for (const { upgrades } of hero.cards)
    if (upgrades?.ability.id === ability.id) byLevel[upgrades.level] = [upgrades.ability, ...(upgrades.adds ?? [])]
  return { id: ability.id, byLevel }
}

/** Heroes may share a status effect: the same id is the same token, with one limit. */
function addToken(hero: Hero, token: Token): void {
  const known = tokens.get(token.id)
  if (known && known.limit !== token.limit) throw new Error(`${hero.id}: ${token.id} has another limit elsewhere`)
  if (!known) tokens.set(token.id, token)
  weakening = undefined
  auras = undefined
}

/** Everybody who may be taken, loaded or not. */
export const heroIds = (): string[] => [...new Set([...listed.keys(), ...[...sheets.keys()].map(baseHero)])]

/** Is the page of this hero here? */
export const isEnlisted = (id: string): boolean => sheets.has(id)

export function sheetOf(id: string): Sheet {
  const sheet = sheets.get(id)
  if (!sheet && listed.has(id)) throw new Error(`The page of ${id} is not loaded`)
  if (!sheet) throw fault((say) => say.unknownHero(id, heroIds()))
  return sheet
}

/** Nobody has companions while heroes are drafted. */
export const companionsOf = (hero: string): readonly Companion[] =>
  hero === NO_HERO ? [] : (sheetOf(hero).hero.companions ?? [])

/** The companion that does this. */
export const companionWith = (action: string): string | undefined => companions.get(action)

export const heroOf = (g: DiceThrone, seat: Seat): Sheet => sheetOf(fighter(g, seat).hero)

/** `doubloon@1` is a doubloon. */
export function tokenOf(id: TokenId): Token {
  const token = tokens.get(id) ?? owned.get(id) ?? ownedToken(id)
  if (!token) throw new Error(`No token is called ${id}`)
  return token
}

/** Tokens seen so far with their makers' seats. */
const owned = new Map<TokenId, Token>()

function ownedToken(id: TokenId): Token | undefined {
  const token = tokens.get(id.slice(0, Math.max(0, id.indexOf('@'))))
  if (token) owned.set(id, token)
  return token
}

let weakening: readonly Token[] | undefined

/** Tokens that reduce the damage their holder deals. */
export function weakeningTokens(): readonly Token[] {
  weakening ??= allTokens().filter(({ weakens }) => weakens !== undefined)
  return weakening
}

let auras: readonly Token[] | undefined

/** Tokens whose damage is computed anew whenever damage is totalled. */
export function auraTokens(): readonly Token[] {
  auras ??= allTokens().filter(({ aura }) => aura !== undefined)
  return auras
}

export const allTokens = (): readonly Token[] => [...tokens.values()]

export function cardOf(g: DiceThrone, seat: Seat, id: string): Card {
  const card = heroOf(g, seat).cards.get(id)
  if (!card) throw new Error(`${fighter(g, seat).hero} has no card ${id}`)
  return card
}
