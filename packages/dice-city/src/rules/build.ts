/** Step 3: resources become locations and filled ships, in any number and order. */
import { emit, flow, type Unavailable } from '@alea/engine'
import { award } from '../abilities/glory.ts'
import { ALL_CELLS, type Cell } from '../content/board.ts'
import { SHIPS, SIZES } from '../content/bounties.ts'
import { type Card, kindOfCard, LOCATIONS, PILES, pileCard } from '../content/cards.ts'
import type { CityEvent } from '../events.ts'
import {
  type Adornment,
  adornmentFor,
  adornmentKey,
  adornmentOf,
  buildKey,
  buyFromTop,
  buyKind,
  cellKey,
  DONE,
  fillShip,
  type Purchase,
  purchaseOf,
} from '../notation.ts'
import { activeCity, canPay, type DiceCity, isSolo, isTopRow, NO_CARD, pay, shipsLeft } from '../state.ts'
import { shortOfResources, type WhyNot } from '../whyNot.ts'
import { fill } from './display.ts'
import { checkShips } from './ending.ts'
import { place } from './place.ts'

/** `card` is paid for and not yet laid. */
export interface Building {
  over: boolean
  card: Card
}

export const build = flow<DiceCity, Building>('dice-city/build', ($) => [
  $.run((_, l) => {
    l.over = false
    l.card = NO_CARD
  }),
  $.loop(
    (_, l) => !l.over,
    $.ask<number>('build', {
      who: (g) => g.active,
      options: purchases,
      key: buildKey,
      params: (g) => ({ stock: [...activeCity(g).stock] }),
      unavailable,
      auto: true,
      then: (g, l, value) => buy(g, l, purchaseOf(value)),
    }),
    $.when(
      (_, l) => l.card !== NO_CARD,
      $.ask<number>('adorn', {
        who: (g) => g.active,
        options: adornments,
        key: adornmentKey,
        auto: true,
        then: (g, _, value) => adorn(g, adornmentOf(value)),
      }),
      $.ask<Cell>('site', {
        who: (g) => g.active,
        options: () => ALL_CELLS,
        key: cellKey,
        params: (_, l) => ({ kind: kindOfCard(l.card) }),
        then: (g, l, cell) => {
          place(g, g.active, cell, l.card)
          l.card = NO_CARD
          // [DC-11.2] Solo: what is built is not replaced before the end of the turn.
          if (!isSolo(g)) fill(g)
        },
      }),
    ),
  ),
])

function purchases(g: DiceCity): number[] {
  const { stock } = activeCity(g)
  const options = [DONE]
  const held = stock[0]! + stock[1]! + stock[2]!
  if (held < 2) return options
  for (let pile = 0; pile < PILES; pile++)
    if (g.piles[pile]! > 0 && canPay(stock, LOCATIONS[pile]!.cost!)) options.push(buyKind(pile))
  for (const [kind, value] of offered(g)) if (canPay(stock, LOCATIONS[kind]!.cost!)) options.push(value)
  if (held >= 6)
    for (let pile = 0; pile < SHIPS.length; pile++)
      if (canPay(stock, SHIPS[pile]!.cost) && hasShips(g, pile)) options.push(fillShip(pile))
  return options
}

/** [DC-11.1] Solo: ships never run out. */
const hasShips = (g: DiceCity, pile: number): boolean => isSolo(g) || shipsLeft(g, pile) > 0

/** The designs on display, each once per row of the display. */
function offered(g: DiceCity): (readonly [kind: number, value: number])[] {
  const { display, rowSize } = g
  const list: (readonly [number, number])[] = []
  let seen = 0
  for (let place = 0; place < display.length; place++) {
    if (place === rowSize) seen = 0
    const card = display[place]!
    if (card === NO_CARD) continue
    const kind = kindOfCard(card)
    if ((seen & (1 << kind)) === 0) list.push([kind, isTopRow(g, place) ? buyFromTop(kind) : buyKind(kind)])
    seen |= 1 << kind
  }
  return list
}

function unavailable(g: DiceCity): Unavailable<number>[] {
  const { stock } = activeCity(g)
  const closed: Unavailable<number>[] = []
  const close = (value: number, rule: string, why: WhyNot) => closed.push({ value, rule, why })
  const price = (value: number, cost: readonly number[], rule: string) => {
    if (!canPay(stock, cost)) close(value, rule, shortOfResources(stock, cost))
  }
  for (let pile = 0; pile < PILES; pile++)
    if (g.piles[pile] === 0) close(buyKind(pile), 'DC-2.2', { is: 'pile-empty' })
    else price(buyKind(pile), LOCATIONS[pile]!.cost!, 'DC-7.1')
  for (const [kind, value] of offered(g)) price(value, LOCATIONS[kind]!.cost!, 'DC-7.1')
  for (let pile = 0; pile < SHIPS.length; pile++)
    if (!hasShips(g, pile)) close(fillShip(pile), 'DC-7.6', { is: 'pile-empty' })
    else price(fillShip(pile), SHIPS[pile]!.cost, 'DC-7.5')
  return closed
}

function buy(g: DiceCity, l: Building, purchase: Purchase | undefined): void {
  if (!purchase) l.over = true
  else if (purchase.act === 'ship') ship(g, purchase.pile)
  else {
    l.card = purchase.kind < PILES ? pileCard(purchase.kind, g.piles[purchase.kind]!--) : takeShown(g, purchase)
    pay(activeCity(g).stock, LOCATIONS[purchase.kind]!.cost!)
  }
}

function takeShown({ display, rowSize }: DiceCity, { kind, top }: Purchase & { act: 'buy' }): Card {
  const at = display.findIndex(
    (card, place) => card !== NO_CARD && kindOfCard(card) === kind && (!top || place >= rowSize),
  )
  const card = display[at]!
  display[at] = NO_CARD
  return card
}

function ship(g: DiceCity, pile: number): void {
  const { cost, points } = SHIPS[pile]!
  pay(activeCity(g).stock, cost)
  emit<CityEvent>(() => ({ type: 'shipped', seat: g.active, size: SIZES[pile]!, points }))
  if (isSolo(g)) award(g, points)
  else g.ships[pile]!.push(g.active)
  checkShips(g)
}

/** Additional stone and iron; only a Grand Statue takes any. */
function adornments(g: DiceCity, { card }: Building): number[] {
  const most = LOCATIONS[kindOfCard(card)]!.adornments ?? 0
  const [, stone, iron] = activeCity(g).stock
  const options: number[] = []
  for (let stones = 0; stones <= Math.min(most, stone!); stones++)
    for (let irons = 0; irons <= Math.min(most - stones, iron!); irons++) options.push(adornmentFor(stones, irons))
  return options
}

function adorn(g: DiceCity, { stone, iron }: Adornment): void {
  if (stone + iron === 0) return
  pay(activeCity(g).stock, [0, stone, iron])
  emit<CityEvent>(() => ({ type: 'adorned', seat: g.active, stone, iron }))
  award(g, stone + iron)
}
