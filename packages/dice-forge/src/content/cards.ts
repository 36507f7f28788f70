/** The 24 sets of exploit cards. */
import {
  chest,
  type Effect,
  favours,
  forge,
  gain,
  giveBoar,
  hammer,
  minor,
  minotaur,
  perForged,
  pick,
  satyrs,
  spend,
  token,
} from './effects.ts'
import { GLORY, GOLD, MOON, only, SUN } from './resources.ts'

/** A set of cards, by its place in CARDS. */
export type Card = number

interface CardWith<Id extends string> {
  readonly id: Id
  readonly sun: number
  readonly moon: number
  /** Counted at the end. */
  readonly glory: number
  /** Once, when the card is taken. */
  readonly now?: Effect
  /** Once in each of the owner's turns. */
  readonly reinforcement?: Effect
  /** Each time its owner ousts or is ousted. */
  readonly ousting?: Effect
  /** Each time the boar of its colour is applied. */
  readonly boar?: Effect
}
type Does = Pick<CardWith<string>, 'now' | 'reinforcement' | 'ousting' | 'boar'>

const card =
  (pays: { readonly sun: boolean; readonly moon: boolean }) =>
  <Id extends string>(id: Id, price: number, glory: number, does: Does = {}): CardWith<Id> => ({
    id,
    sun: pays.sun ? price : 0,
    moon: pays.moon ? price : 0,
    glory,
    ...does,
  })
const moon = card({ sun: false, moon: true })
const sun = card({ sun: true, moon: false })
const both = card({ sun: true, moon: true })

const ALL_CARDS = [
  moon('hammer', 1, 0, { now: hammer }),
  moon('chest', 1, 2, { now: chest }),
  moon('silver-hind', 2, 2, { reinforcement: minor(1) }),
  moon('great-bear', 2, 2, { ousting: gain(only(GLORY, 3)) }),
  moon('satyrs', 3, 6, { now: satyrs }),
  moon('boar', 3, 4, { now: giveBoar, boar: pick(only(SUN, 1), only(MOON, 1), only(GLORY, 3)) }),
  moon('ferryman', 4, 12),
  moon('cerberus', 4, 6, { now: token('cerberus') }),
  moon('helmet', 5, 4, { now: forge('triple') }),
  moon('cancer', 6, 8, { now: favours(2) }),
  moon('sentinel', 6, 6, { now: favours(2, 'shards') }),
  both('hydra', 5, 26),
  both('typhon', 5, 16, { now: perForged(only(GLORY, 1)) }),
  sun('sphinx', 6, 10, { now: minor(4) }),
  sun('cyclops', 6, 8, { now: minor(4, 'gold') }),
  // Two of the sources print 12; the card shows 14.
  sun('gorgon', 4, 14),
  sun('triton', 4, 8, { now: token('triton') }),
  sun('abyssal-mirror', 5, 10, { now: forge('mirror') }),
  sun('owl', 2, 4, { reinforcement: pick(only(GOLD, 1), only(SUN, 1), only(MOON, 1)) }),
  sun('celestial-ship', 2, 4, { now: forge('ship') }),
  sun('minotaur', 3, 8, { now: minotaur }),
  sun('guardians-shield', 3, 6, { now: forge('shield') }),
  sun('elder', 1, 0, { reinforcement: spend(3, only(GLORY, 4)) }),
  sun('wild-spirits', 1, 2, { now: gain([3, 0, 3, 0]) }),
]

export type CardId = (typeof ALL_CARDS)[number]['id']
export type CardFacts = CardWith<CardId>
export const CARDS: readonly CardFacts[] = ALL_CARDS

const NUMBER_OF: Readonly<Record<string, Card>> = Object.fromEntries(CARDS.map(({ id }, card) => [id, card]))

export const cardOf = (id: string): Card | undefined => (Object.hasOwn(NUMBER_OF, id) ? NUMBER_OF[id] : undefined)
export const cardId = (card: Card): CardId => CARDS[card]!.id

export const HAMMER_CARD = NUMBER_OF.hammer!
export const CHEST_CARD = NUMBER_OF.chest!
export const BOAR_CARD = NUMBER_OF.boar!

/** One of the 96 cards: four of each set. */
export type CardPiece = number
export const COPIES = 4
export const cardPiece = (card: Card, copy: number): CardPiece => card * COPIES + copy
export const cardOn = (piece: CardPiece): Card => Math.floor(piece / COPIES)
export const copyOf = (piece: CardPiece): number => piece % COPIES
