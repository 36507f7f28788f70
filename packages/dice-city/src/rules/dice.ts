/** Step 1: every die is spent, one by one; pairs of hourglasses may be spent in between. */
import { emit, flow, type Unavailable } from '@alea/engine'
import type { Use } from '../abilities/ability.ts'
import { muster } from '../abilities/force.ts'
import { take } from '../abilities/gain.ts'
import { CELL_NAMES, CELLS, COLUMNS, cellOf, ROWS, type Row } from '../content/board.ts'
import { idOf } from '../content/cards.ts'
import { RESOURCES } from '../content/resources.ts'
import type { CityEvent } from '../events.ts'
import {
  DONE,
  GLASS_EFFECTS,
  type GlassEffect,
  glassFor,
  idleBy,
  moveBy,
  passBy,
  reactivateBy,
  refreshBy,
  spendingOf,
  spendKey,
  useBy,
} from '../notation.ts'
import { activeCity, type City, type DiceCity, isOff, isSolo, isUsable, kindAt, NO_CARD, SPENT } from '../state.ts'
import type { WhyNot } from '../whyNot.ts'
import { checkRows } from './ending.ts'
import { moveDie } from './follow/dice.ts'
import { FOLLOW, type Follow, type Next } from './follow/follow.ts'
import { REFRESHED } from './follow/refresh.ts'
import { use } from './use.ts'

export const HOURGLASSES_PER_EFFECT = 2

interface Spent extends Use {
  next: Follow | Next
  over: boolean
}

export const dice = flow<DiceCity, Spent>('dice-city/dice', ($) => [
  $.run((_, l) => {
    l.next = ''
    l.over = false
  }),
  $.loop(
    (g, l) => !l.over && (hasDice(activeCity(g)) || mayTurnGlass(g)),
    $.ask<number>('spend', {
      who: (g) => g.active,
      options: spendings,
      key: spendKey,
      params: (g) => ({ dice: diceLeft(activeCity(g)), hourglasses: activeCity(g).hourglasses }),
      unavailable,
      auto: true,
      then: spend,
    }),
    $.when(
      (_, l) => l.next !== '',
      $.call(
        (_, l) => FOLLOW[l.next as Next],
        (_, l) => ({ cell: l.cell, die: l.die, chain: l.chain }),
      ),
    ),
  ),
])

export const diceLeft = ({ dice: columns }: City): number =>
  columns.reduce((count, column) => (column === SPENT ? count : count + 1), 0)

export function hasDice({ dice: columns }: City): boolean {
  for (let row = 0; row < ROWS.length; row++) if (columns[row] !== SPENT) return true
  return false
}

const mayTurnGlass = (g: DiceCity): boolean => activeCity(g).hourglasses >= HOURGLASSES_PER_EFFECT

/** Grouped by what the die is spent on, so that a long list can be read. */
function spendings(g: DiceCity): number[] {
  const city = activeCity(g)
  const options: number[] = []
  const rows: Row[] = []
  for (let row = 0; row < ROWS.length; row++) if (city.dice[row] !== SPENT) rows.push(row)
  for (const row of rows) if (isUsable(city, cellOf(row, city.dice[row]!))) options.push(useBy(row))
  if (!g.passed) for (const row of rows) options.push(passBy(row))
  if (mayRefresh(g)) for (const row of rows) options.push(refreshBy(row))
  if (city.off !== 0)
    for (const row of rows)
      for (let cell = 0; cell < CELLS; cell++) if (isOff(city, cell)) options.push(reactivateBy(row, cell))
  for (const row of rows)
    for (const other of rows) {
      if (other === row) continue
      const at = city.dice[other]!
      if (at > 1) options.push(moveBy(row, cellOf(other, at - 1)))
      if (at < COLUMNS) options.push(moveBy(row, cellOf(other, at + 1)))
    }
  for (const row of rows) if (mayIdle(city, row)) options.push(idleBy(row))
  if (rows.length === 0) options.push(DONE)
  if (city.hourglasses >= HOURGLASSES_PER_EFFECT)
    for (let effect = 0; effect < GLASS_EFFECTS.length; effect++)
      if (GLASS_EFFECTS[effect] !== 'disturb' || g.cities.length > 1) options.push(glassFor(effect))
  return options
}

/** [DC-3.8] Where there is nothing to use, and nothing to reactivate first. */
function mayIdle(city: City, row: Row): boolean {
  const cell = cellOf(row, city.dice[row]!)
  return !isUsable(city, cell) && !isOff(city, cell)
}

/** [DC-3.12] Once a turn, solo only in a variant, and only while there is something to turn up. */
function mayRefresh(g: DiceCity): boolean {
  if (g.refreshed || isBarredAlone(g) || g.deck.length === 0) return false
  let cards = 0
  for (let place = 0; place < g.display.length; place++) if (g.display[place] !== NO_CARD) cards++
  return cards >= REFRESHED
}

const isBarredAlone = (g: DiceCity): boolean => isSolo(g) && !g.soloRefresh

function unavailable(g: DiceCity): Unavailable<number>[] {
  const city = activeCity(g)
  const closed: Unavailable<number>[] = []
  const close = (value: number, rule: string, why: WhyNot) => closed.push({ value, rule, why })
  for (let row = 0; row < ROWS.length; row++) {
    const column = city.dice[row]!
    if (column === SPENT) continue
    const cell = cellOf(row, column)
    if (!isUsable(city, cell)) close(useBy(row), ...unusable(city, cell))
    if (g.passed) close(passBy(row), 'DC-3.7', { is: 'passed' })
    if (!mayIdle(city, row)) close(idleBy(row), 'DC-3.8', { is: 'can-act' })
    if (!mayRefresh(g)) close(refreshBy(row), ...noRefresh(g))
  }
  if (!mayTurnGlass(g) && city.hourglasses > 0)
    for (const effect of GLASS_EFFECTS.keys())
      close(glassFor(effect), 'DC-4.1', {
        is: 'short-of-hourglasses',
        by: HOURGLASSES_PER_EFFECT - city.hourglasses,
      })
  else if (mayTurnGlass(g) && g.cities.length === 1)
    close(glassFor(GLASS_EFFECTS.indexOf('disturb')), 'DC-11.5', { is: 'solo' })
  if (hasDice(city)) close(DONE, 'DC-3.2', { is: 'dice-left', count: diceLeft(city) })
  return closed
}

const unusable = (city: City, cell: number): [rule: string, why: WhyNot] =>
  isOff(city, cell) ? ['DC-5.31', { is: 'off' }] : ['DC-5.28', { is: 'no-ability' }]

function noRefresh(g: DiceCity): [rule: string, why: WhyNot] {
  if (isBarredAlone(g)) return ['DC-11.5', { is: 'solo' }]
  return g.refreshed ? ['DC-3.5', { is: 'refreshed' }] : ['DC-3.12', { is: 'nothing-to-refresh' }]
}

function spend(g: DiceCity, l: Spent, value: number): void {
  l.next = ''
  const spending = spendingOf(value)
  if (!spending) {
    l.over = true
    return
  }
  if (spending.act === 'glass') {
    turnGlass(g, l, spending.effect)
    return
  }
  const { die } = spending
  const city = activeCity(g)
  l.die = die
  l.cell = cellOf(die, city.dice[die]!)
  l.chain = 1 << l.cell
  city.dice[die] = SPENT
  switch (spending.act) {
    case 'use':
      l.next = use(g, l, false)
      return
    case 'move':
      moveDie(g, die, spending.cell)
      return
    case 'reactivate':
      reactivate(g, die, spending.cell)
      return
    case 'refresh':
      g.refreshed = true
      l.next = 'refresh'
      return
    case 'pass':
      g.passed = true
      city.hourglasses++
      emit<CityEvent>(() => ({ type: 'passed', seat: g.active, die: ROWS[die]!, hourglasses: city.hourglasses }))
      return
    case 'idle':
      emit<CityEvent>(() => ({ type: 'idled', seat: g.active, die: ROWS[die]! }))
  }
}

function reactivate(g: DiceCity, die: Row, cell: number): void {
  const city = activeCity(g)
  city.off &= ~(1 << cell)
  emit<CityEvent>(() => ({
    type: 'reactivated',
    seat: g.active,
    die: ROWS[die]!,
    cell: CELL_NAMES[cell]!,
    location: idOf(kindAt(city, cell)),
  }))
  checkRows(g)
}

function turnGlass(g: DiceCity, l: Spent, effect: GlassEffect): void {
  const city = activeCity(g)
  city.hourglasses -= HOURGLASSES_PER_EFFECT
  emit<CityEvent>(() => ({ type: 'hourglass', seat: g.active, effect, left: city.hourglasses }))
  if (effect === 'disturb') {
    l.next = 'disturb'
    l.cell = l.die = l.chain = 0
  } else if (effect === 'strength') muster(g, 1)
  else
    take(
      g,
      RESOURCES.map((resource) => (resource === effect ? 1 : 0)),
    )
}
