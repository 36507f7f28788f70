/** The 29 different faces a die may carry, and the 108 pieces there are of them. */
import { type Amounts, GLORY, GOLD, MOON, only, SUN } from './resources.ts'

/** A kind of face, by its place in FACES. */
export type Face = number

export type Power =
  /** All of this. */
  | { readonly kind: 'gain'; readonly gives: Amounts }
  /** One of these. */
  | { readonly kind: 'choice'; readonly among: readonly Amounts[] }
  | { readonly kind: 'triple' }
  | { readonly kind: 'mirror' }
  | { readonly kind: 'ship' }
  /** 5 glory beside its resource, else what it shows. */
  | { readonly kind: 'shield'; readonly key: number; readonly gives: Amounts }
  | { readonly kind: 'boar'; readonly colour: BoarColour; readonly among: readonly Amounts[] }

export const BOAR_COLOURS = ['red', 'yellow', 'green', 'blue'] as const
export type BoarColour = (typeof BOAR_COLOURS)[number]

/** Where a face comes from: a pool of the sanctuary or the gardens, or only the starting dice. */
interface FaceFacts {
  readonly id: string
  readonly power: Power
  readonly pool?: number
  readonly garden?: number
  /** Pieces in the temple. */
  readonly copies: number
}

/** Prices of the ten pools of the sanctuary. */
export const POOLS = [2, 2, 3, 3, 4, 5, 6, 8, 8, 12] as const

/** The five pools of the gardens. */
export const GARDENS = ['mirror', 'shield', 'ship', 'boar', 'triple'] as const
export type Garden = (typeof GARDENS)[number]

/** What a shield gives beside its own resource. */
export const SHIELD_GLORY = only(GLORY, 5)
/** What the ship takes off a price. */
export const SHIP_DISCOUNT = 2

const gain = (gold: number, sun = 0, moon = 0, glory = 0): Power => ({ kind: 'gain', gives: [gold, sun, moon, glory] })
const choice = (...among: readonly Amounts[]): Power => ({ kind: 'choice', among })
const shard = (amount: number) => [only(SUN, amount), only(MOON, amount)]
const any = (amount: number) => choice(only(GOLD, amount), ...shard(amount))
const bought = (id: string, power: Power, pool: number, copies = 4): FaceFacts => ({ id, power, pool, copies })
const grown = (id: string, power: Power, garden: Garden, copies = 4): FaceFacts => ({
  id,
  power,
  garden: GARDENS.indexOf(garden),
  copies,
})
const shield = (id: string, key: number, amount: number): FaceFacts =>
  grown(id, { kind: 'shield', key, gives: only(key, amount) }, 'shield', 1)

export const FACES: readonly FaceFacts[] = [
  { id: 'g1', power: gain(1), copies: 0 },
  { id: 'v2', power: gain(0, 0, 0, 2), copies: 0 },
  bought('g3', gain(3), 0),
  bought('m1', gain(0, 0, 1), 1),
  bought('g4', gain(4), 2),
  bought('s1', gain(0, 1), 3),
  bought('g6', gain(6), 4, 1),
  bought('any1', any(1), 4, 1),
  bought('s1v1', gain(0, 1, 0, 1), 4, 1),
  bought('g2m1', gain(2, 0, 1), 4, 1),
  // One of the sources prints 2 gold or 2 glory; the component shows 3 gold.
  bought('g3-v2', choice(only(GOLD, 3), only(GLORY, 2)), 5),
  bought('m2', gain(0, 0, 2), 6),
  bought('s2', gain(0, 2), 7),
  bought('v3', gain(0, 0, 0, 3), 8),
  bought('v4', gain(0, 0, 0, 4), 9, 1),
  bought('m2v2', gain(0, 0, 2, 2), 9, 1),
  bought('any2', any(2), 9, 1),
  bought('all1', gain(1, 1, 1, 1), 9, 1),
  grown('mirror', { kind: 'mirror' }, 'mirror'),
  shield('shield-sun', SUN, 2),
  shield('shield-moon', MOON, 2),
  shield('shield-gold', GOLD, 3),
  shield('shield-glory', GLORY, 3),
  grown('ship', { kind: 'ship' }, 'ship'),
  ...BOAR_COLOURS.map((colour) => grown(`boar-${colour}`, { kind: 'boar', colour, among: shard(1) }, 'boar', 1)),
  grown('x3', { kind: 'triple' }, 'triple'),
]

const NUMBER_OF: Readonly<Record<string, Face>> = Object.fromEntries(FACES.map(({ id }, face) => [id, face]))

export const faceOf = (id: string): Face | undefined => (Object.hasOwn(NUMBER_OF, id) ? NUMBER_OF[id] : undefined)
const known = (id: string): Face => NUMBER_OF[id]!

export const MIRROR = known('mirror')
export const TRIPLE = known('x3')
export const SHIP = known('ship')
export const FIRST_BOAR = known('boar-red')
/** In place of a second face in a minor favour. */
export const NO_FACE = -1

export const powerOf = (face: Face): Power => FACES[face]!.power
export const isBoar = (face: Face): boolean => face >= FIRST_BOAR && face < FIRST_BOAR + BOAR_COLOURS.length
export const idOf = (face: Face): string => FACES[face]!.id

/** The faces gold can buy, cheapest first. */
export const SANCTUARY: readonly Face[] = FACES.flatMap(({ pool }, face) => (pool === undefined ? [] : [face]))
export const SANCTUARY_IDS: readonly string[] = SANCTUARY.map(idOf)
const PRICES: readonly number[] = FACES.map(({ pool }) => (pool === undefined ? 0 : POOLS[pool]!))
export const priceOf = (face: Face): number => PRICES[face]!

const GROWN: readonly (readonly Face[])[] = GARDENS.map((_, at) =>
  FACES.flatMap(({ garden }, face) => (garden === at ? [face] : [])),
)
/** The faces of one pool of the gardens. */
export const inGarden = (garden: Garden): readonly Face[] => GROWN[GARDENS.indexOf(garden)]!

/** One piece of plastic: 0–59 begin in the temple, then twelve for each seat's starting dice. */
export type Piece = number

export const LIGHT: readonly Face[] = ['g1', 'g1', 'g1', 'g1', 'g1', 's1'].map(known)
export const DARK: readonly Face[] = ['g1', 'g1', 'g1', 'g1', 'm1', 'v2'].map(known)

const TEMPLE: readonly Face[] = FACES.flatMap(({ copies }, face) => Array<Face>(copies).fill(face))
const STARTING: readonly Face[] = [...LIGHT, ...DARK]
const SETS_OF_DICE = 4
const FACE_OF: readonly Face[] = [...TEMPLE, ...Array.from({ length: SETS_OF_DICE }, () => STARTING).flat()]
export const PIECES = FACE_OF.length

export const faceOn = (piece: Piece): Face => FACE_OF[piece]!

/** The first piece of each kind in the temple; those in stock are the first ones, so the last of them is taken first. */
const FIRST_PIECE: readonly Piece[] = FACES.map((_, face) => TEMPLE.indexOf(face))
export const templePiece = (face: Face, place: number): Piece => FIRST_PIECE[face]! + place
export const startingPieces = (seat: number): Piece[] => STARTING.map((_, i) => TEMPLE.length + 12 * seat + i)
