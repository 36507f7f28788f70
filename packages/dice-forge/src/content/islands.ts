/** Seven islands, each with one portal, and the fifteen piles around them. */
import { InputError } from '@alea/engine'
import { CARDS, type Card, cardOf } from './cards.ts'

/** An island from 1 to 7; 0 is one's own portal. */
export type Island = number
export const HOME: Island = 0
export const ISLANDS: readonly Island[] = [1, 2, 3, 4, 5, 6, 7]

/** A pile, by its place in SLOTS. */
export type Slot = number

export interface SlotFacts {
  readonly island: Island
  /** The set of the first match, then the alternative if there is one. */
  readonly cards: readonly Card[]
}

const slot = (island: Island, ...ids: readonly string[]): SlotFacts => ({
  island,
  cards: ids.map((id) => cardOf(id)!),
})

export const SLOTS: readonly SlotFacts[] = [
  slot(1, 'hammer'),
  slot(1, 'chest'),
  slot(2, 'silver-hind', 'great-bear'),
  slot(2, 'satyrs', 'boar'),
  slot(3, 'ferryman', 'cerberus'),
  slot(3, 'helmet'),
  slot(4, 'cancer', 'sentinel'),
  slot(4, 'hydra', 'typhon'),
  slot(4, 'sphinx', 'cyclops'),
  slot(5, 'gorgon', 'triton'),
  slot(5, 'abyssal-mirror'),
  slot(6, 'owl', 'celestial-ship'),
  slot(6, 'minotaur', 'guardians-shield'),
  slot(7, 'elder'),
  slot(7, 'wild-spirits'),
]

/** The piles with two possible sets. */
export const OPEN_SLOTS: readonly Slot[] = SLOTS.flatMap(({ cards }, at) => (cards.length > 1 ? [at] : []))

const SLOT_OF: readonly Slot[] = CARDS.map((_, card) => SLOTS.findIndex(({ cards }) => cards.includes(card)))
export const slotOf = (card: Card): Slot => SLOT_OF[card]!
export const islandOf = (card: Card): Island => SLOTS[slotOf(card)]!.island

export const FIRST_SET: readonly Card[] = SLOTS.map(({ cards }) => cards[0]!)
export const ALTERNATIVE_SET: readonly Card[] = SLOTS.map(({ cards }) => cards.at(-1)!)

/** Words for the piles that are not named. */
export const CARD_SETS = ['first', 'alternative', 'random'] as const
type Others = (typeof CARD_SETS)[number]
const isOthers = (word: unknown): word is Others => (CARD_SETS as readonly unknown[]).includes(word)

/**
 * The cards of a match: those wanted where there are two, and a word for all other piles — `first`, which goes without
 * saying, `alternative` or `random` —, as a list or a text with commas. Kept in the order of the piles, the word last.
 */
export function checkCards(value: unknown): string {
  const ids = typeof value === 'string' ? value.split(/[\s,]+/).filter((id) => id !== '') : value
  if (!Array.isArray(ids) || ids.length === 0)
    throw new InputError(`write ${CARD_SETS.join(', ')}, or cards: great-bear,typhon`)
  const [others = 'first', second] = ids.filter(isOthers)
  if (second) throw new InputError(`${others} and ${second}: write one of them`)
  const named: (string | undefined)[] = []
  for (const id of ids.filter((id) => !isOthers(id))) {
    const card = typeof id === 'string' ? cardOf(id) : undefined
    if (card === undefined) throw new InputError(`no card is called ${show(id)}; the cards are ${ALL_IDS}`)
    const at = slotOf(card)
    if (named[at] === id) throw new InputError(`${id} is named twice`)
    if (named[at] !== undefined) throw new InputError(`${named[at]} and ${id} share one pile: name one of them`)
    named[at] = id
  }
  const cards = SLOTS.flatMap((_, at) => named[at] ?? [])
  return [...cards, ...(others === 'first' && cards.length > 0 ? [] : [others])].join(',')
}

const ALL_IDS = CARDS.map(({ id }) => id).join(', ')
const show = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)))

/** The fifteen sets of a checked option, as they are before the lot. */
export function setsOf(cards: string): Card[] {
  const words = cards.split(',')
  const sets = [...(words.includes('alternative') ? ALTERNATIVE_SET : FIRST_SET)]
  for (const card of namedIn(words)) sets[slotOf(card)] = card
  return sets
}

/** The piles whose set a checked option leaves to the lot. */
export function drawnIn(cards: string): Slot[] {
  const words = cards.split(',')
  if (!words.includes('random')) return []
  const named = namedIn(words).map(slotOf)
  return OPEN_SLOTS.filter((slot) => !named.includes(slot))
}

const namedIn = (words: readonly string[]): Card[] => words.flatMap((id) => cardOf(id) ?? [])
