/** Seven islands, each with one portal, and the fifteen piles around them. */
import { InputError } from '@alea/engine'
import { WORDS, type Words } from '../text/index.ts'
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
export type CardSet = (typeof CARD_SETS)[number]
const isCardSet = (word: unknown): word is CardSet => (CARD_SETS as readonly unknown[]).includes(word)

/**
 * Checks which cards a match is played with: cards by name for piles that have two, and a word for all other piles (`first` if there is
 * none, `alternative` or `random`), as a list or as a text with commas. Returns them in the order of the piles, the word last.
 */
export function checkCards(value: unknown): string {
  const ids = typeof value === 'string' ? value.split(/[\s,]+/).filter((id) => id !== '') : value
  if (!Array.isArray(ids) || ids.length === 0) throw wrong((faults) => faults.notACardList(CARD_SETS))
  const [others = 'first', second] = ids.filter(isCardSet)
  if (second) throw wrong((faults) => faults.twoSets(others, second))
  const named: (string | undefined)[] = []
  for (const id of ids.filter((id) => !isCardSet(id))) {
    const card = typeof id === 'string' ? cardOf(id) : undefined
    if (card === undefined) throw wrong((faults) => faults.noSuchCard(show(id), ALL_IDS))
    const at = slotOf(card)
    if (named[at] === id) throw wrong((faults) => faults.cardTwice(id))
    const other = named[at]
    if (other !== undefined) throw wrong((faults) => faults.onePile(other, id))
    named[at] = id
  }
  const cards = SLOTS.flatMap((_, at) => named[at] ?? [])
  return [...cards, ...(others === 'first' && cards.length > 0 ? [] : [others])].join(',')
}

const ALL_IDS = CARDS.map(({ id }) => id)
const show = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value)))

/** The fifteen sets of a checked option, before any are drawn. */
export function setsOf(cards: string): Card[] {
  const words = cards.split(',')
  const sets = [...(words.includes('alternative') ? ALTERNATIVE_SET : FIRST_SET)]
  for (const card of namedIn(words)) sets[slotOf(card)] = card
  return sets
}

/** The piles whose set is drawn at random. */
export function drawnIn(cards: string): Slot[] {
  const words = cards.split(',')
  if (!words.includes('random')) return []
  const named = namedIn(words).map(slotOf)
  return OPEN_SLOTS.filter((slot) => !named.includes(slot))
}

const wrong = (fault: (faults: Words['faults']) => string): InputError =>
  new InputError((language) => fault(WORDS[language].faults))

const namedIn = (words: readonly string[]): Card[] => words.flatMap((id) => cardOf(id) ?? [])
