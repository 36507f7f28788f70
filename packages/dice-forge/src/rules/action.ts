/** The third and fourth step: an offering or an exploit, and another one for 2 sun. */
import { emit, flow, type Kit, type Part, type Unavailable } from '@alea/engine'
import { CARDS, type Card, cardId, cardOf } from '../content/cards.ts'
import { EXTRA_ACTION } from '../content/effects.ts'
import { type Face, faceOf, NO_FACE } from '../content/faces.ts'
import type { ForgeEvent } from '../events.ts'
import { keyFor, type Option, optionOf, PASS, PAY } from '../options.ts'
import { type DiceForge, heroOf } from '../state.ts'
import { shortOf, type WhyNot } from '../whyNot.ts'
import { exploit, exploiting } from './exploit.ts'
import { offering } from './offering.ts'
import { addFaces, missingFaces } from './sanctuary.ts'
import { type Cashing, cashing, giveUpTriton, tritonOptions } from './triton.ts'

export interface Acting extends Cashing {
  card: Card
  face: Face
  /** Was anything done? */
  acted: boolean
  done: boolean
}

const NO_CARD = -1

export const action = flow<DiceForge, Acting>('dice-forge/action', ($) => [
  $.run(begin),
  $.loop(
    (_, l) => !l.done,
    $.ask<string>('action', {
      who: (_, l) => l.seat,
      options: (g, l) => actions(g, l, 0),
      key: keyFor('action'),
      params: (g, l) => reserves(g, l),
      unavailable: (g, l) => missing(g, l, 0),
      auto: true,
      then: (g, l, option) => {
        if (option === PASS) emit<ForgeEvent>(() => ({ type: 'passed', seat: l.seat }))
        choose(g, l, optionOf('action', option))
      },
    }),
    cashing($),
  ),
  ...perform($),
])

/** [DF-7.2] Choosing an action pays for it; the owner of a Triton token may also pay first and choose later, since paying makes room in the reserve. */
export const extraAction = flow<DiceForge, Acting & { paid: boolean }>('dice-forge/extra-action', ($) => [
  $.run((g, l) => {
    begin(g, l)
    l.paid = false
  }),
  $.loop(
    (_, l) => !l.done,
    $.ask<string>('extra', {
      who: (_, l) => l.seat,
      options: (g, l) => (heroOf(g, l.seat).sun < EXTRA_ACTION ? withTriton([PASS], g, l) : extras(g, l)),
      key: keyFor('extra'),
      params: (g, l) => reserves(g, l),
      unavailable: (g, l) => {
        if (heroOf(g, l.seat).sun >= EXTRA_ACTION) return missing(g, l, EXTRA_ACTION)
        return [{ value: PAY, rule: 'DF-7.2', why: shortOf(heroOf(g, l.seat), { sun: EXTRA_ACTION }) }]
      },
      auto: true,
      then: (g, l, value) => {
        const option = optionOf('extra', value)
        l.paid = option.is === 'pay'
        if (option.is !== 'pass' && option.is !== 'triton') pay(g, l)
        if (l.paid) l.done = true
        else choose(g, l, option)
      },
    }),
    cashing($),
  ),
  ...perform($),
  $.when(
    (_, l) => l.paid,
    $.call(
      action,
      () => idle(),
      (_, l, { acted }) => {
        l.acted = acted
      },
    ),
  ),
])

const idle = (): Acting => ({ seat: 0, cash: '', card: NO_CARD, face: NO_FACE, acted: false, done: false })

function begin(g: DiceForge, l: Acting): void {
  l.seat = g.active
  l.cash = ''
  l.card = NO_CARD
  l.face = NO_FACE
  l.acted = false
  l.done = false
}

const reserves = (g: DiceForge, { seat }: Acting) => {
  const { gold, sun, moon } = heroOf(g, seat)
  return { gold, sun, moon }
}

/** Everything one can do, after `sun` has been paid. */
function actions(g: DiceForge, l: Acting, sun: number): string[] {
  const hero = heroOf(g, l.seat)
  const options: string[] = [PASS]
  for (let slot = 0; slot < g.left.length; slot++) {
    if (g.left[slot] === 0) continue
    const card = CARDS[g.sets[slot]!]!
    if (card.sun + sun <= hero.sun && card.moon <= hero.moon) options.push(card.id)
  }
  addFaces(options, g, hero.gold)
  return withTriton(options, g, l)
}

function withTriton(options: string[], g: DiceForge, { seat }: Acting): string[] {
  options.push(...tritonOptions(g, seat))
  return options
}

function extras(g: DiceForge, l: Acting): string[] {
  const options = actions(g, l, EXTRA_ACTION)
  if (heroOf(g, l.seat).triton > 0) options.push(PAY)
  return options
}

function missing(g: DiceForge, l: Acting, sun: number): Unavailable<string>[] {
  const hero = heroOf(g, l.seat)
  const cards = g.sets.flatMap((card, slot): Unavailable<string>[] => {
    const facts = CARDS[card]!
    const value = cardId(card)
    if (g.left[slot] === 0) return [{ value, rule: 'DF-9.1', why: { is: 'pile-empty' } satisfies WhyNot }]
    const paid = facts.sun + sun <= hero.sun && facts.moon <= hero.moon
    return paid ? [] : [{ value, rule: 'DF-9.1', why: shortOf(hero, { sun: facts.sun + sun, moon: facts.moon }) }]
  })
  return [...cards, ...missingFaces(g, hero.gold)]
}

function pay(g: DiceForge, { seat }: Acting): void {
  heroOf(g, seat).sun -= EXTRA_ACTION
  emit<ForgeEvent>(() => ({ type: 'extra', seat, sun: EXTRA_ACTION }))
}

function choose(g: DiceForge, l: Acting, option: Option): void {
  if (option.is === 'triton') {
    giveUpTriton(g, l, option.resource)
    return
  }
  l.done = true
  l.acted = option.is !== 'pass'
  if (option.is === 'exploit') l.card = cardOf(option.card)!
  if (option.is === 'buy') l.face = faceOf(option.face)!
}

const perform = <L extends Acting>($: Kit<DiceForge, L>): Part[] => [
  $.when(
    (_, l) => l.card !== NO_CARD,
    $.call(exploit, (_, l) => exploiting(l.seat, l.card)),
  ),
  $.when(
    (_, l) => l.face !== NO_FACE,
    $.call(offering, (_, l) => ({ seat: l.seat, cash: '' as const, face: l.face, bought: 0, done: false })),
  ),
]
