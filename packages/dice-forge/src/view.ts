/** What everybody sees: Dice Forge has no secrets. */
import { frameOf, framesOf, hasReached, isRunning, type Seat } from '@alea/engine'
import { CARDS, type CardId, cardId, cardOn, cardPiece, copyOf } from './content/cards.ts'
import { HAMMER } from './content/effects.ts'
import {
  BOAR_COLOURS,
  type BoarColour,
  FACES,
  type Face,
  faceOn,
  GARDENS,
  idOf,
  inGarden,
  type Piece,
  POOLS,
  templePiece,
} from './content/faces.ts'
import { ISLANDS, SLOTS } from './content/islands.ts'
import { GLORY_TOKEN } from './content/resources.ts'
import { action, extraAction } from './rules/action.ts'
import { type Applying, apply } from './rules/apply.ts'
import { exploit } from './rules/exploit.ts'
import { favoursOfAll } from './rules/favours.ts'
import { type Offering, offering } from './rules/offering.ts'
import { reinforcements } from './rules/reinforcements.ts'
import { lastTriton } from './rules/triton.ts'
import {
  DICE,
  type DiceForge,
  goldCap,
  type Hero,
  hammerRoom,
  NO_PIECE,
  printedGlory,
  roundsFor,
  SIDES,
  scoreOf,
  shardCap,
} from './state.ts'

/** A piece keeps its number wherever it goes, so that boards can animate it. */
export interface FacePiece {
  readonly piece: Piece
  readonly face: string
}

export interface CardInPlay {
  readonly piece: number
  readonly card: CardId
  readonly glory: number
  /** Of a boar. */
  readonly colour: BoarColour | null
}

export const view = (g: DiceForge) => ({
  round: g.round,
  rounds: roundsFor(g.heroes.length),
  first: g.first,
  active: g.active,
  step: phaseOf(g),
  sanctuary: POOLS.map((price, pool) => ({ price, faces: stocked(g, POOL_FACES[pool]!) })),
  gardens: GARDENS.map((garden) => ({ garden, faces: stocked(g, inGarden(garden)) })),
  islands: ISLANDS.map((island) => ({
    island,
    hero: seatOn(g, island),
    piles: SLOTS_OF[island]!.map((slot) => pile(g, slot)),
  })),
  heroes: g.heroes.map((hero, seat) => heroView(hero, seat)),
  box: g.box.map(facePiece),
  /** The faces now being applied, from the outermost to the innermost. */
  applying: framesOf(g, apply).map(({ vars }) => applied(vars)),
  /** Faces bought so far in the current offering. */
  offered: framesOf(g, offering).flatMap(({ vars }) => boughtIn(vars)),
  /** The card paid for and not yet taken, while the ousted player receives favours. */
  exploit: framesOf(g, exploit).flatMap((frame) => (hasReached(frame, 'taken') ? [] : [cardId(frame.vars.card)])),
  /** Reinforcement cards not yet used in this turn. */
  ready: [...(frameOf(g, reinforcements)?.vars.ready ?? [])],
  reflection: g.reflection,
  ended: g.ended ?? null,
})
export type View = ReturnType<typeof view>

/** The phase a view names, in `step`: the flow of that phase is running. */
const SHOWN_PHASES = {
  'favours-of-all': favoursOfAll,
  reinforcements,
  action,
  'extra-action': extraAction,
  'last-triton': lastTriton,
} as const
const SHOWN_PHASE_NAMES = Object.keys(SHOWN_PHASES) as (keyof typeof SHOWN_PHASES)[]
export type Phase = keyof typeof SHOWN_PHASES | 'set-up' | 'over'

function phaseOf(g: DiceForge): Phase {
  if (g.ended) return 'over'
  return SHOWN_PHASE_NAMES.find((phase) => isRunning<DiceForge, object>(g, SHOWN_PHASES[phase])) ?? 'set-up'
}

const facePiece = (piece: Piece): FacePiece => ({ piece, face: idOf(faceOn(piece)) })

const POOL_FACES: readonly (readonly Face[])[] = POOLS.map((_, at) =>
  FACES.flatMap(({ pool }, face) => (pool === at ? [face] : [])),
)

function stocked(g: DiceForge, faces: readonly Face[]): FacePiece[] {
  const pieces: FacePiece[] = []
  for (const face of faces) for (let i = 0; i < g.stock[face]!; i++) pieces.push(facePiece(templePiece(face, i)))
  return pieces
}

const SLOTS_OF: readonly (readonly number[])[] = [0, ...ISLANDS].map((island) =>
  SLOTS.flatMap((slot, at) => (slot.island === island ? [at] : [])),
)

const seatOn = (g: DiceForge, island: number): Seat | null => {
  const seat = g.heroes.findIndex((hero) => hero.island === island)
  return seat >= 0 ? seat : null
}

function pile(g: DiceForge, slot: number) {
  const card = g.sets[slot]!
  const { id, sun, moon, glory } = CARDS[card]!
  const taken = g.heroes.length - g.left[slot]!
  const pieces = Array.from({ length: g.left[slot]! }, (_, i) => cardPiece(card, taken + i))
  return { slot, card: id, sun, moon, glory, left: g.left[slot]!, pieces }
}

const cardInPlay = (piece: number): CardInPlay => {
  const card = cardOn(piece)
  const colour = CARDS[card]!.boar ? BOAR_COLOURS[copyOf(piece)]! : null
  return { piece, card: cardId(card), glory: CARDS[card]!.glory, colour }
}

const heroView = (hero: Hero, seat: Seat) => ({
  seat,
  gold: hero.gold,
  sun: hero.sun,
  moon: hero.moon,
  /** All glory gained so far; each full hundred is a token. */
  glory: hero.glory,
  hundreds: Math.floor(hero.glory / GLORY_TOKEN),
  printed: printedGlory(hero),
  score: scoreOf(hero),
  caps: { gold: goldCap(hero), shards: shardCap(hero) },
  chests: hero.chests,
  hammer:
    hero.hammers === 0
      ? null
      : {
          cards: hero.hammers,
          pass: 1 + Math.floor(hero.struck / HAMMER.spaces),
          space: hero.struck % HAMMER.spaces,
          spaces: HAMMER.spaces,
          room: hammerRoom(hero),
        },
  tokens: { cerberus: hero.cerberus, triton: hero.triton },
  island: hero.island,
  dice: DICE.map((die, at) => ({
    die,
    faces: hero.dice.slice(at * SIDES, (at + 1) * SIDES).map(facePiece),
    /** The place, from 0, of the face displayed. */
    shown: hero.shown[at]! - at * SIDES,
  })),
  forging: hero.forging === NO_PIECE ? null : facePiece(hero.forging),
  discarded: hero.discarded.map(facePiece),
  cards: hero.cards.map(cardInPlay),
})

const applied = ({ seat, first, second, losing, convert, factor, queue, face }: Applying) => ({
  seat,
  faces: [first, second].filter((one) => one >= 0).map(idOf),
  waiting: queue.map(idOf),
  face: face >= 0 ? idOf(face) : null,
  losing,
  convert,
  factor,
})

const boughtIn = ({ bought }: Offering): string[] => FACES.flatMap(({ id }, face) => (bought & (1 << face) ? [id] : []))
