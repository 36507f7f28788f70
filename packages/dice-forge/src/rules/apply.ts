/** One player applies the faces of one roll, as gains or, under the Minotaur, as losses. */
import { emit, flow, type Kit, type Part, type Seat, visit } from '@alea/engine'
import { BOAR_CARD, CARDS, type CardPiece, cardPiece } from '../content/cards.ts'
import type { Conversion, EffectOf } from '../content/effects.ts'
import {
  FACES,
  type Face,
  FIRST_BOAR,
  faceOf,
  idOf,
  isBoar,
  MIRROR,
  NO_FACE,
  powerOf,
  SHIP,
  SHIP_DISCOUNT,
  TRIPLE,
} from '../content/faces.ts'
import { type Amounts, NOTHING_AT_ALL, type Resource } from '../content/resources.ts'
import type { ForgeEvent } from '../events.ts'
import { keyFor } from '../options.ts'
import { type DiceForge, heroOf } from '../state.ts'
import { reachesOwnDice, reflected } from './dice.ts'
import { gain, gaining, isSimple } from './gain.ts'
import { inOrder, orderMatters } from './order.ts'
import { pairOf, shieldGives, TRIPLED, typesOf } from './pairs.ts'
import { byResource, emitPick, pick, resourceOf } from './pick.ts'
import { collect, lose } from './reserve.ts'
import { canSail, sailing, ship } from './ship.ts'

export interface Applying {
  seat: Seat
  /** The faces rolled; later, in place of mirrors, the faces they took. The second is NO_FACE in a minor favour. */
  first: Face
  second: Face
  losing: boolean
  convert: Conversion
  factor: number
  /** The ship was applied before the mirror. */
  sailed: boolean
  /** Still to be applied, in order. */
  queue: Face[]
  /** Being applied. */
  face: Face
  /** Which of its alternatives. */
  picked: number
  /** Resources given so far, for a shield, as a set of bits. */
  types: number
  /** Boars whose owners are still to be paid, each as often as it is due. */
  due: Face[]
}

const NONE = -1

export const applying = (
  seat: Seat,
  first: Face,
  second: Face,
  convert: Conversion = 'none',
  losing = false,
): Applying => ({
  seat,
  first,
  second,
  losing,
  convert,
  factor: 1,
  sailed: false,
  queue: [],
  face: NO_FACE,
  picked: NONE,
  types: 0,
  due: [],
})

export const apply = flow<DiceForge, Applying>('dice-forge/apply', ($) => [
  ...mirror($, 'first'),
  ...mirror($, 'second'),
  $.mark('mirrored'),
  $.run(prepare),
  // [DF-4.6] Gold comes first, unless buying with the ship should make room for it.
  $.ask<string>('order', {
    who: (_, l) => l.seat,
    options: (g, l) => (!l.losing && orderMatters(heroOf(g, l.seat), l.queue) ? l.queue.map(idOf) : []),
    key: keyFor('order'),
    then: (_, l, id) => {
      if (faceOf(id) === SHIP) l.queue.reverse()
      emit<ForgeEvent>(() => ({ type: 'ordered', seat: l.seat, face: id }))
    },
  }),
  // Both faces at once, if neither needs a decision.
  $.when((_, l) => pairGives(l) !== undefined, ...settle($, (l) => pairGives(l)!)),
  $.loop(
    (_, l) => l.queue.length > 0,
    $.run(next),
    $.ask<Resource>('pick', {
      who: (_, l) => l.seat,
      options: (_, l) => CHOICES[l.face]!.map(resourceOf),
      key: keyFor('pick'),
      params: (_, l) => ({
        by: idOf(l.face),
        among: byResource(CHOICES[l.face]!, l.factor),
        losing: l.losing,
      }),
      then: (_, l, resource) => {
        l.picked = CHOICES[l.face]!.findIndex((amounts) => resourceOf(amounts) === resource)
        emitPick(l.seat, resource)
      },
    }),
    ...settle($, faceGives),
    $.run((g, l) => {
      l.types |= typesOf(faceGives(l))
      if (isBoar(l.face) && boarOwner(g, l.face) !== undefined) for (let i = 0; i < l.factor; i++) l.due.push(l.face)
    }),
    $.loop(
      isBoarDue,
      $.call(pick, (g, l) => {
        const boar = l.due.shift()!
        return { seat: boarOwner(g, boar)!, piece: boarCard(boar), does: BOAR_PAYS }
      }),
    ),
    $.when(
      (_, l) => l.face === SHIP && !l.losing,
      $.call(ship, (_, l) => sailing(l.seat, SHIP_DISCOUNT * l.factor)),
    ),
  ),
])

/** [DF-4.6] Whoever loses applies both faces first: what their own Boar card earns is not lost again. */
const isBoarDue = (_: DiceForge, { due, losing, queue }: Applying): boolean =>
  due.length > 0 && !(losing && queue.length > 0)

const BOAR_PAYS = CARDS[BOAR_CARD]!.boar as EffectOf<'pick'>

/** [DF-5.4] [DF-5.6] A mirror becomes the face it takes; if there is none, it stays a mirror and gives nothing. */
const mirror = ($: Kit<DiceForge, Applying>, which: 'first' | 'second'): Part[] => [
  // [DF-4.6] What the ship forges is displayed: a mirror that waits may take it.
  $.ask<string>('order', {
    who: (_, l) => l.seat,
    options: (g, l) => (mayWait(g, l, which) ? MIRROR_OR_SHIP : []),
    key: keyFor('order'),
    then: (_, l, id) => {
      l.sailed = faceOf(id) === SHIP
      emit<ForgeEvent>(() => ({ type: 'ordered', seat: l.seat, face: id }))
    },
  }),
  $.when(
    (_, l) => l.sailed && l[which] === MIRROR,
    $.call(ship, (_, l) => sailing(l.seat, SHIP_DISCOUNT)),
  ),
  $.ask<string>('mirror', {
    who: (_, l) => l.seat,
    options: (g, l) => (l[which] === MIRROR ? reflected(g, l.seat).map(idOf) : []),
    key: keyFor('mirror'),
    params: (_, l) => ({ losing: l.losing, beside: besideOf(l, which) }),
    auto: true,
    then: (_, l, id) => {
      visit('face/mirror', l.seat)
      l[which] = faceOf(id)!
      emit<ForgeEvent>(() => ({ type: 'mirrored', seat: l.seat, face: id }))
    },
  }),
]

const MIRROR_OR_SHIP: readonly string[] = [MIRROR, SHIP].map(idOf)

/** [DF-4.6] Only where the mirror can reach one's own dice, and the ship can change what they display. */
const mayWait = (g: DiceForge, l: Applying, which: 'first' | 'second'): boolean =>
  l[which] === MIRROR &&
  otherOf(l, which) === SHIP &&
  !l.losing &&
  reachesOwnDice(g, l.seat) &&
  canSail(g, l.seat, SHIP_DISCOUNT)

const otherOf = ({ first, second }: Applying, which: 'first' | 'second'): Face => (which === 'first' ? second : first)

function besideOf(l: Applying, which: 'first' | 'second'): string {
  const other = otherOf(l, which)
  return other === NO_FACE || l.sailed ? '' : idOf(other)
}

function prepare(_: DiceForge, l: Applying): void {
  const { first, second } = l
  if (first === TRIPLE || second === TRIPLE) visit('face/x3', l.seat)
  if (pairGives(l) !== undefined) {
    visit(() => `face/${idOf(first)}`, l.seat)
    if (second !== NO_FACE) visit(() => `face/${idOf(second)}`, l.seat)
    return
  }
  l.queue = inOrder([first, second].filter((face) => face !== NO_FACE && face !== TRIPLE && face !== MIRROR))
  if (l.sailed) l.queue.splice(l.queue.indexOf(SHIP), 1)
  l.factor = l.queue.length === 1 && (first === TRIPLE || second === TRIPLE) ? TRIPLED : 1
}

/** Under the Sentinel each face is asked about separately. */
const pairGives = (l: Applying): Amounts | undefined =>
  l.convert === 'shards' || l.first === NO_FACE ? undefined : pairOf(l.first, l.second)

function next(_: DiceForge, l: Applying): void {
  l.face = l.queue.shift()!
  l.picked = NONE
  visit(() => `face/${idOf(l.face)}`, l.seat)
}

/** The alternatives of each face. */
const CHOICES: readonly (readonly Amounts[])[] = FACES.map(({ power }) => ('among' in power ? power.among : []))

/** What the current face gives, once any choice has been made. */
function faceGives(l: Applying): Amounts {
  const power = powerOf(l.face)
  const gives =
    power.kind === 'shield'
      ? shieldGives(power, l.types)
      : power.kind === 'gain'
        ? power.gives
        : (CHOICES[l.face]![l.picked] ?? NOTHING_AT_ALL)
  const f = l.factor
  return f === 1 ? gives : [gives[0] * f, gives[1] * f, gives[2] * f, gives[3] * f]
}

/** Gains or loses these amounts; the player is asked only where there is a decision. */
const settle = ($: Kit<DiceForge, Applying>, gives: (l: Applying) => Amounts): Part[] => [
  $.either(
    (g, l) => l.losing || isSimple(g, l.seat, gives(l)[0], l.convert),
    [
      $.run((g, l) => {
        const [gold, sun, moon, glory] = gives(l)
        if (l.losing) lose(g, l.seat, gold, sun, moon, glory)
        else collect(g, l.seat, gold, sun, moon, glory)
      }),
    ],
    [$.call(gain, (_, l) => gaining(l.seat, gives(l), l.convert))],
  ),
]

/** [DF-11.8] Who owns the card of a boar. */
function boarOwner(g: DiceForge, boar: Face): Seat | undefined {
  const piece = boarCard(boar)
  const owner = g.heroes.findIndex(({ cards }) => cards.includes(piece))
  if (owner >= 0) visit('card/boar/back', owner)
  return owner >= 0 ? owner : undefined
}

const boarCard = (boar: Face): CardPiece => cardPiece(BOAR_CARD, boar - FIRST_BOAR)
