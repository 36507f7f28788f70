/** The cards of a player as scenarios write them: `p1 deck = tip-it six-it ...`. */
import { itemsOf, listed, type Seat } from '@alea/engine'
import { boardKey, boardOf } from './content/board.ts'
import type { Card } from './content/hero.ts'
import { sheetOf } from './content/roster.ts'
import { fault } from './fault.ts'
import { CARDS_IN_PLAY, type DiceThrone, type Fighter, fighter } from './state.ts'

const ZONES = ['hand', 'deck', 'discard', 'laid'] as const
export type Zone = (typeof ZONES)[number]

export const isZone = (word: string): word is Zone => (ZONES as readonly string[]).includes(word)

/** In these the order counts, and the first card named is the top one. */
export const isPile = (zone: Zone): boolean => zone === 'deck' || zone === 'discard'

/** Of a deck: the cards that were in it, in their order. */
const THE_REST = '...'

export const zoneText = (one: Fighter, zone: Zone): string =>
  listed(isPile(zone) ? [...one[zone]].reverse() : one[zone])

/** Exactly these cards, taken from the deck or from those that are in no zone. What was in a deck is out of the match; what was elsewhere goes under the deck. */
export function setZone(g: DiceThrone, seat: Seat, zone: Zone, value: string): void {
  const one = fighter(g, seat)
  const items = itemsOf(value)
  const goesOn = zone === 'deck' && items.at(-1) === THE_REST
  const named = goesOn ? items.slice(0, -1) : items
  if (zone !== 'deck') one.deck.unshift(...one[zone].splice(0))
  for (const id of named) take(g, seat, id)
  if (zone === 'deck' && !goesOn) one.deck = []
  one[zone].push(...(isPile(zone) ? [...named].reverse() : named))
  const twice = named.find((id, i) => named.indexOf(id) !== i)
  if (twice) throw fault((say) => say.notInDeck(twice))
}

/** An upgrade in play. */
export function raise(g: DiceThrone, seat: Seat, ability: string, level: number): void {
  const one = fighter(g, seat)
  const card = [...sheetOf(one.hero).cards.values()].find(
    ({ upgrades }) => upgrades?.ability.id === ability && upgrades.level === level,
  )
  if (!card) throw fault((say) => say.unknownLevel(one.hero, ability, level))
  take(g, seat, card.id)
  one.board = boardKey(one.hero, one.marks.face, { ...boardOf(g, seat).levels, [ability]: level })
  one.marks[CARDS_IN_PLAY] = (one.marks[CARDS_IN_PLAY] ?? 0) + 1
}

/** Removes a card from the deck, or from the spells beside the hand; a card that is nowhere may be taken as well. */
function take(g: DiceThrone, seat: Seat, id: string): void {
  const one = fighter(g, seat)
  const card = sheetOf(one.hero).cards.get(id)
  if (!card) throw fault((say) => say.unknownCard(one.hero, id))
  const from = one.spells.includes(id) ? one.spells : one.deck
  const at = from.indexOf(id)
  if (at >= 0) from.splice(at, 1)
  else if (ZONES.some((zone) => one[zone].includes(id)) || isInPlay(g, seat, card))
    throw fault((say) => say.notInDeck(id))
}

const isInPlay = (g: DiceThrone, seat: Seat, { upgrades }: Card): boolean =>
  upgrades !== undefined && (boardOf(g, seat).levels[upgrades.ability.id] ?? 1) >= upgrades.level
