/**
 * The codec of Dice City's options. They are numbers inside (an exchange is a string), and read like this in logs and scenarios:
 * `use:W` the white die, `move:W:K5` spend white to move black to column 5, `reactivate:W:Y3`, `glass:iron`;
 * attacks `small`, `p2.R6`, `p2.wood`; purchases `manor`, `manor@top` (solo), `ship:large`.
 * `choice.ts` decodes the options of every question into one union.
 */
import { CELL_NAMES, CELLS, type Cell, LETTERS, ROWS, type Row } from './content/board.ts'
import { SIZES } from './content/bounties.ts'
import { type Kind, PILES } from './content/cards.ts'
import { DECK_IDS, LOCATION_IDS, type LocationId } from './content/locations.ts'
import { RESOURCES, type Resource } from './content/resources.ts'

export const DONE = -1
/** Declines where that is allowed. */
export const NONE = -2

const WORDS: Readonly<Record<number, string>> = { [DONE]: 'done', [NONE]: 'none' }
const keyIn = (names: readonly string[]) => (value: number) => names[value] ?? WORDS[value] ?? String(value)

export const GLASS_EFFECTS = [...RESOURCES, 'strength', 'disturb'] as const
export type GlassEffect = (typeof GLASS_EFFECTS)[number]

/** Where each kind of spending starts among the numbers; within it, by die, then by cell. */
const DIE_ACTIONS = ['use', 'pass', 'refresh', 'idle'] as const
const REACTIVATE = DIE_ACTIONS.length * ROWS.length
const MOVE = REACTIVATE + ROWS.length * CELLS
const GLASS = MOVE + ROWS.length * CELLS

export type Spending =
  | { readonly act: (typeof DIE_ACTIONS)[number]; readonly die: Row }
  | { readonly act: 'reactivate' | 'move'; readonly die: Row; readonly cell: Cell }
  | { readonly act: 'glass'; readonly effect: GlassEffect }

export const useBy = (die: Row): number => die
export const passBy = (die: Row): number => ROWS.length + die
export const refreshBy = (die: Row): number => 2 * ROWS.length + die
export const idleBy = (die: Row): number => 3 * ROWS.length + die
export const reactivateBy = (die: Row, cell: Cell): number => REACTIVATE + die * CELLS + cell
export const moveBy = (die: Row, cell: Cell): number => MOVE + die * CELLS + cell
export const glassFor = (effect: number): number => GLASS + effect

const SPENDINGS: readonly Spending[] = [
  ...DIE_ACTIONS.flatMap((act) => ROWS.map((_, die): Spending => ({ act, die }))),
  ...(['reactivate', 'move'] as const).flatMap((act) =>
    ROWS.flatMap((_, die) => CELL_NAMES.map((__, cell): Spending => ({ act, die, cell }))),
  ),
  ...GLASS_EFFECTS.map((effect): Spending => ({ act: 'glass', effect })),
]
export const spendingOf = (value: number): Spending | undefined => SPENDINGS[value]

export const spendKey = keyIn(
  SPENDINGS.map((one) => {
    if (one.act === 'glass') return `glass:${one.effect}`
    const die = `${one.act}:${LETTERS[one.die]}`
    return 'cell' in one ? `${die}:${CELL_NAMES[one.cell]}` : die
  }),
)

export const cellKey = keyIn(CELL_NAMES)
export const resourceKey = keyIn(RESOURCES)
export const rowKey = (row: Row): string => LETTERS[row]!

/** A set of dice is kept as bits. */
export const rowsOf = (bits: number): Row[] => ROWS.flatMap((_, row) => (bits & (1 << row) ? [row] : []))
/** `W,K` */
export const diceKey = (bits: number): string => rowsOf(bits).map(rowKey).join(',') || WORDS[NONE]!

const MOST_SEATS = 4
const ROB = SIZES.length
const RAID = ROB + MOST_SEATS * RESOURCES.length

export type Target =
  | { readonly act: 'bandit'; readonly pile: number }
  | { readonly act: 'rob'; readonly seat: number; readonly resource: number }
  | { readonly act: 'raid'; readonly seat: number; readonly cell: Cell }

export const banditTarget = (pile: number): number => pile
export const stockTarget = (seat: number, resource: number): number => ROB + seat * RESOURCES.length + resource
export const locationTarget = (seat: number, cell: Cell): number => RAID + seat * CELLS + cell

const SEATS = Array.from({ length: MOST_SEATS }, (_, seat) => seat)
const TARGETS: readonly Target[] = [
  ...SIZES.map((_, pile): Target => ({ act: 'bandit', pile })),
  ...SEATS.flatMap((seat) => RESOURCES.map((_, resource): Target => ({ act: 'rob', seat, resource }))),
  ...SEATS.flatMap((seat) => CELL_NAMES.map((_, cell): Target => ({ act: 'raid', seat, cell }))),
]
export const targetOf = (value: number): Target | undefined => TARGETS[value]

export const attackKey = keyIn(
  TARGETS.map((one) => {
    if (one.act === 'bandit') return SIZES[one.pile]!
    return `p${one.seat + 1}.${one.act === 'rob' ? RESOURCES[one.resource] : CELL_NAMES[one.cell]}`
  }),
)

/** A card on display: `manor`, and `manor@top` in the upper row of the solo display. */
export const shownKey = (id: LocationId, top: boolean): string => (top ? `${id}@top` : id)

const CARD_KINDS = PILES + DECK_IDS.length
const SHIP = 2 * CARD_KINDS

/** What can be bought in the building phase; `top` is the upper row of the solo display. */
export type Purchase =
  | { readonly act: 'buy'; readonly kind: Kind; readonly top: boolean }
  | { readonly act: 'ship'; readonly pile: number }

export const buyKind = (kind: Kind): number => kind
export const buyFromTop = (kind: Kind): number => CARD_KINDS + kind
export const fillShip = (pile: number): number => SHIP + pile

const PURCHASES: readonly Purchase[] = [
  ...[false, true].flatMap((top) =>
    LOCATION_IDS.slice(0, CARD_KINDS).map((_, kind): Purchase => ({ act: 'buy', kind, top })),
  ),
  ...SIZES.map((_, pile): Purchase => ({ act: 'ship', pile })),
]
export const purchaseOf = (value: number): Purchase | undefined => PURCHASES[value]

export const buildKey = keyIn(
  PURCHASES.map((one) => (one.act === 'ship' ? `ship:${SIZES[one.pile]}` : shownKey(LOCATION_IDS[one.kind]!, one.top))),
)

/** Which resource is paid, and for each unit of it what is gained instead: `wood>stone,iron`. */
export type Deal = string
export const NO_DEAL: Deal = 'none'

export const dealFor = (paid: Resource, got: readonly Resource[]): Deal => `${paid}>${got.join(',')}`

/** What is paid and gained in all; `rate` units are gained for each unit paid. */
export function termsOf(deal: Deal, rate: number): { paid: number[]; got: number[] } {
  const [from, to = ''] = deal.split('>')
  const units = to.split(',')
  return {
    paid: RESOURCES.map((name) => (name === from ? units.length : 0)),
    got: RESOURCES.map((name) => rate * units.filter((unit) => unit === name).length),
  }
}

export interface Adornment {
  readonly stone: number
  readonly iron: number
}
export const NO_ADORNMENT = 0
export const adornmentFor = (stone: number, iron: number): number => stone * 4 + iron
export const adornmentOf = (value: number): Adornment => ({ stone: value >> 2, iron: value & 3 })

/** `2s1i`: two stone and one iron on top of the price of a statue. */
export function adornmentKey(value: number): string {
  if (value === NO_ADORNMENT) return WORDS[NONE]!
  const { stone, iron } = adornmentOf(value)
  return `${stone}s${iron}i`
}

/** What the owner of two complete rows answers in the variant that asks. */
export const DECLARATIONS = ['end', 'play-on'] as const
export type Declaration = (typeof DECLARATIONS)[number]
