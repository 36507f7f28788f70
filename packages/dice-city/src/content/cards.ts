/** Locations by number, and every location card by a number of its own: rules compare numbers, and a card keeps its identity on the board. */
import { CELLS, COLUMNS, PRINTED } from './board.ts'
import { DECK_IDS, LOCATION, LOCATION_IDS, type Location, type LocationId, PILE_IDS } from './locations.ts'

/** A location by its index in LOCATION_IDS: piles, then the deck, then printed ones. */
export type Kind = number
/** A location card: 15 of each pile, then 3 of each design of the deck. */
export type Card = number

export const PILES = PILE_IDS.length
export const PILE_SIZE = 15
/** [B] One source says three of each; the totals agree. */
export const COPIES = 3
export const DECK_SIZE = DECK_IDS.length * COPIES
export const CARDS = PILES * PILE_SIZE + DECK_SIZE

export const LOCATIONS: readonly Location[] = LOCATION_IDS.map((id) => LOCATION[id])

export const kindOf = (id: LocationId): Kind => LOCATION_IDS.indexOf(id)
export const idOf = (kind: Kind): LocationId => LOCATION_IDS[kind]!

const KIND_OF: readonly Kind[] = Array.from({ length: CARDS }, (_, card) =>
  card < PILES * PILE_SIZE ? Math.floor(card / PILE_SIZE) : PILES + Math.floor((card - PILES * PILE_SIZE) / COPIES),
)
export const kindOfCard = (card: Card): Kind => KIND_OF[card]!

/** The cards of the location deck, design by design. */
export const DECK: readonly Card[] = Array.from({ length: DECK_SIZE }, (_, i) => PILES * PILE_SIZE + i)

/** The card on top of a pile with this many cards left. */
export const pileCard = (pile: Kind, left: number): Card => pile * PILE_SIZE + left - 1

/** What is printed on each cell. */
export const PRINTED_KIND: readonly Kind[] = Array.from({ length: CELLS }, (_, cell) =>
  kindOf(PRINTED[Math.floor(cell / COLUMNS)]![cell % COLUMNS]!),
)

export const REGULAR_ARMY = kindOf('regular-army')
