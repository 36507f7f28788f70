/** Step 2: strength is spent on bandits, on other players' locations and on their stocks. */
import { emit, flow, type Unavailable, visit } from '@alea/engine'
import { award } from '../abilities/glory.ts'
import { CELL_NAMES, CELLS, type Cell } from '../content/board.ts'
import { BANDITS, SIZES } from '../content/bounties.ts'
import { idOf } from '../content/cards.ts'
import { RESOURCES } from '../content/resources.ts'
import type { CityEvent } from '../events.ts'
import { attackKey, banditTarget, DONE, locationTarget, stockTarget, targetOf } from '../notation.ts'
import {
  activeCity,
  banditDefense,
  banditsLeft,
  cityOf,
  type DiceCity,
  defenseAt,
  hasCard,
  isOff,
  isSolo,
  kindAt,
  pointsAt,
} from '../state.ts'
import type { WhyNot } from '../whyNot.ts'
import { checkBandits } from './ending.ts'
import { deactivate } from './place.ts'

export const STRENGTH_PER_RESOURCE = 2

export const attack = flow<DiceCity, { over: boolean }>('dice-city/attack', ($) => [
  $.run((_, l) => {
    l.over = false
  }),
  $.loop(
    (_, l) => !l.over,
    $.ask<number>('attack', {
      who: (g) => g.active,
      options: targets,
      key: attackKey,
      params: ({ strength, watch }) => ({ strength, watch }),
      unavailable,
      auto: true,
      then: strike,
    }),
  ),
])

const DONE_ONLY: readonly number[] = [DONE]

function targets(g: DiceCity): readonly number[] {
  const { strength, watch, active } = g
  if (strength + watch === 0) return DONE_ONLY
  const options: number[] = []
  for (let pile = 0; pile < BANDITS.length; pile++)
    if (hasBandits(g, pile) && banditDefense(g, pile) <= strength + watch) options.push(banditTarget(pile))
  if (strength >= STRENGTH_PER_RESOURCE)
    for (let seat = 0; seat < g.cities.length; seat++) {
      if (seat === active) continue
      const city = cityOf(g, seat)
      for (let resource = 0; resource < RESOURCES.length; resource++)
        if (city.stock[resource]! > 0) options.push(stockTarget(seat, resource))
      for (let cell = 0; cell < CELLS; cell++)
        if (hasCard(city, cell) && !isOff(city, cell) && defenseAt(city, cell) <= strength)
          options.push(locationTarget(seat, cell))
    }
  options.push(DONE)
  return options
}

/** [DC-11.1] Solo: bandits never run out. */
const hasBandits = (g: DiceCity, pile: number): boolean => isSolo(g) || banditsLeft(g, pile) > 0

/** Bandits and cards out of reach; printed locations can never be attacked and are not listed. */
function unavailable(g: DiceCity): Unavailable<number>[] {
  const open = targets(g)
  const closed: Unavailable<number>[] = []
  const close = (value: number, rule: string, why: WhyNot) => {
    if (!open.includes(value)) closed.push({ value, rule, why })
  }
  /** [DC-6.6] Would it be in reach if it were a bandit? */
  const priced = (price: number, rule: string): [string, WhyNot] => {
    const by = price - g.strength
    return price <= g.strength + g.watch
      ? ['DC-6.6', { is: 'bandits-only', by }]
      : [rule, { is: 'short-of-strength', by }]
  }
  for (let pile = 0; pile < BANDITS.length; pile++)
    if (hasBandits(g, pile)) {
      const by = banditDefense(g, pile) - g.strength - g.watch
      close(banditTarget(pile), 'DC-6.2', { is: 'short-of-strength', by })
    } else close(banditTarget(pile), 'DC-6.8', { is: 'pile-empty' })
  for (const [seat, city] of g.cities.entries()) {
    if (seat === g.active) continue
    for (let resource = 0; resource < RESOURCES.length; resource++)
      if (city.stock[resource]! > 0) close(stockTarget(seat, resource), ...priced(STRENGTH_PER_RESOURCE, 'DC-6.5'))
    for (let cell = 0; cell < CELLS; cell++)
      if (hasCard(city, cell) && isOff(city, cell)) close(locationTarget(seat, cell), 'DC-6.4', { is: 'already-off' })
      else if (hasCard(city, cell)) close(locationTarget(seat, cell), ...priced(defenseAt(city, cell), 'DC-6.3'))
  }
  return closed
}

function strike(g: DiceCity, l: { over: boolean }, value: number): void {
  const target = targetOf(value)
  if (!target) l.over = true
  else if (target.act === 'bandit') fightBandit(g, target.pile)
  else if (target.act === 'rob') rob(g, target.seat, target.resource)
  else raid(g, target.seat, target.cell)
}

function fightBandit(g: DiceCity, pile: number): void {
  const { points } = BANDITS[pile]!
  // [DC-6.6] Strength against bandits only is spent first.
  const defense = banditDefense(g, pile)
  const watched = Math.min(g.watch, defense)
  g.watch -= watched
  g.strength -= defense - watched
  emit<CityEvent>(() => ({ type: 'bandit', seat: g.active, size: SIZES[pile]!, points }))
  if (isSolo(g)) award(g, points)
  else g.bandits[pile]!.push(g.active)
  checkBandits(g)
}

function rob(g: DiceCity, owner: number, resource: number): void {
  g.strength -= STRENGTH_PER_RESOURCE
  cityOf(g, owner).stock[resource]!--
  activeCity(g).stock[resource]!++
  emit<CityEvent>(() => ({ type: 'robbed', seat: g.active, owner, resource: RESOURCES[resource]! }))
}

function raid(g: DiceCity, owner: number, cell: Cell): void {
  const city = cityOf(g, owner)
  const points = pointsAt(city, cell)
  const location = idOf(kindAt(city, cell))
  g.strength -= defenseAt(city, cell)
  visit(() => `attack/${location}`, g.active)
  emit<CityEvent>(() => ({ type: 'attacked', seat: g.active, owner, cell: CELL_NAMES[cell]!, location, points }))
  deactivate(g, owner, cell)
  award(g, points)
}
