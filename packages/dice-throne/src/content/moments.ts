/**
 * The moments at which printed effects happen or may be used: one row each. The types of hero pages, programs, boards, sentences and the
 * worth of tokens are derived from this table, so a new moment is a row here, the rule that plays it (rules/hooks.ts), and its words in
 * text/<language>/moments.ts if it may stand on an ability.
 */
import type { Condition } from '../effects/condition.ts'
import type { Effect } from '../effects/effect.ts'
import type { Timing } from './hero.ts'

/** What a list of effects is printed on. */
export type PrintedOn = 'ability' | 'token' | 'card' | 'hero'

interface Row {
  /** What it may be printed on; effects at the same moment are played in this order. */
  readonly on: readonly PrintedOn[]
  /** The field of the page, if its name is not that of the moment. */
  readonly field?: string
  /** The name of its program; if left out, it is never played, only read by other effects. */
  readonly program?: string
  /** Whose effects they are: the holder's, or the attacker's if the holder is attacked. */
  readonly self: 'holder' | 'attacker'
  /** The other player concerned. */
  readonly target: 'nobody' | 'active' | 'other-side' | 'attack-target' | 'attacker'
  /** What joins the pool of the phase; otherwise it is applied at once. [DT-7.11] Only upkeep and defences heal later. */
  readonly pooled?: 'damage' | 'damage-and-healing'
  /** The effects read the final dice of the attack. */
  readonly attackDice?: boolean
  /** What a token is worth to its holder if its effects are worth this much when played once. */
  readonly tokenWorth?: (effects: number, token: { readonly persistent?: boolean }) => number
}

/** How often a token's automatic effect happens, on average, before it is removed. */
export const TIMES = 2
/** Tokens that are saved for the right moment are sometimes never spent. */
export const SPENT = 0.8

/** In the order in which they are described. */
export const MOMENTS = {
  /** A defensive ability: its dice are `dice`; self is the defender, the target the attacker. */
  defense: {
    on: ['ability'],
    field: 'effects',
    program: 'defense',
    self: 'holder',
    target: 'attacker',
    pooled: 'damage-and-healing',
  },
  /** A card is played. */
  played: { on: ['card'], field: 'effects', program: 'card', self: 'holder', target: 'other-side' },
  /** A prepared spell is cast. */
  cast: { on: ['card'], program: 'cast', self: 'holder', target: 'other-side' },
  /** Once, before the first cards are drawn. */
  setup: { on: ['hero', 'ability'], program: 'setup', self: 'holder', target: 'nobody' },
  /** A token is spent by its holder. */
  spend: {
    on: ['token'],
    program: 'spend',
    self: 'holder',
    target: 'other-side',
    tokenWorth: (effects) => SPENT * Math.max(0.5, effects),
  },
  /** The holder's own upkeep; once for all tokens of a kind. */
  upkeep: {
    on: ['token', 'ability'],
    program: 'upkeep',
    self: 'holder',
    target: 'nobody',
    pooled: 'damage-and-healing',
    tokenWorth: (effects, { persistent }) => (persistent ? TIMES : 1) * effects,
  },
  /** The end of the holder's own turn, after the discard. */
  endOfTurn: {
    on: ['ability', 'token'],
    program: 'end-of-turn',
    self: 'holder',
    target: 'nobody',
    tokenWorth: (effects) => effects,
  },
  /** The end of an opponent's offensive roll phase without an attack; that opponent is the target. */
  foeDidNotAttack: { on: ['ability'], program: 'foe-did-not-attack', self: 'holder', target: 'active' },
  /** The holder attacks; after everything but the damage. If a status effect forbids all damage, abilities wait until it is gone, tokens do not. */
  attacking: {
    on: ['ability', 'token'],
    program: 'attacking',
    self: 'attacker',
    target: 'attack-target',
    pooled: 'damage',
    attackDice: true,
    tokenWorth: (effects) => TIMES * effects,
  },
  /** The holder is attacked, at the same time; self is the attacker, the holder the target. Pure damage is not modified. */
  attacked: {
    on: ['token'],
    program: 'attacked',
    self: 'attacker',
    target: 'attack-target',
    pooled: 'damage',
    attackDice: true,
    // It benefits whoever attacks the holder.
    tokenWorth: (effects) => -TIMES * effects,
  },
  /** The hero puts an upgrade into play, this ability's own excepted. */
  upgraded: { on: ['ability'], program: 'upgraded', self: 'holder', target: 'other-side' },
  /** Always in force; other effects read it. */
  standing: { on: ['ability'], self: 'holder', target: 'nobody' },
  /**
   * The holder activates an offensive ability; if a symbol is printed, one that asks for it, or a straight whose dice show it.
   * A token is removed first, and does nothing to an ultimate.
   */
  activating: {
    on: ['ability', 'token'],
    program: 'activating',
    self: 'attacker',
    target: 'nobody',
    pooled: 'damage',
    attackDice: true,
    tokenWorth: (effects) => effects,
  },
  /** The roll attempts of the holder's own offensive roll phase are over; before an ability is activated. */
  attempted: {
    on: ['token'],
    program: 'attempted',
    self: 'holder',
    target: 'nobody',
    pooled: 'damage',
    tokenWorth: (effects) => effects,
  },
  /** The damage of an attack on the holder, not ultimate, has been totalled and is about to be dealt. */
  totalled: { on: ['ability'], program: 'totalled', self: 'holder', target: 'attacker' },
  /** The holder's attack has dealt its damage. */
  dealt: { on: ['ability'], program: 'dealt', self: 'attacker', target: 'attack-target' },
  /** Damage was applied to the holder: once for the pool of a phase, once for each isolated blow. Not while the holder can do nothing. */
  damaged: { on: ['ability'], program: 'damaged', self: 'holder', target: 'nobody' },
  /** The token has really been put on its holder by being inflicted. */
  inflicted: {
    on: ['token'],
    program: 'inflicted',
    self: 'holder',
    target: 'nobody',
    tokenWorth: (effects) => effects,
  },
  /** The holder has as many as the limit allows; the rest of that gain is lost. */
  full: { on: ['token'], program: 'full', self: 'holder', target: 'nobody', tokenWorth: (effects) => effects / 4 },
} as const satisfies Readonly<Record<string, Row>>

export type Moment = keyof typeof MOMENTS

export const momentRow = (moment: Moment): Row => MOMENTS[moment]

/** What is printed for some moments in addition to the effects. */
interface Beside {
  activating: { readonly symbol?: string }
  spend: { readonly when: Timing; readonly oncePerTurn?: boolean; readonly aged?: boolean; readonly if?: Condition }
  cast: { readonly when: Timing }
}

type Printed<M extends Moment> = M extends keyof Beside
  ? Beside[M] & { readonly effects: readonly Effect[] }
  : readonly Effect[]

type Field<M extends Moment> = (typeof MOMENTS)[M] extends { readonly field: infer F extends string } ? F : M

/** The moments that may be printed on something. */
export type MomentOn<P extends PrintedOn> = {
  [M in Moment]: P extends (typeof MOMENTS)[M]['on'][number] ? M : never
}[Moment]

/** The fields of a page that hold effects for a moment. */
export type Hooks<P extends PrintedOn> = { readonly [M in MomentOn<P> as Field<M>]?: Printed<M> }

const listed = Object.keys(MOMENTS) as Moment[]
const on = <P extends PrintedOn>(place: P) =>
  listed.filter((moment) => momentRow(moment).on.includes(place)) as MomentOn<P>[]

export const MOMENTS_ON: { readonly [P in PrintedOn]: readonly MomentOn<P>[] } = {
  ability: on('ability'),
  token: on('token'),
  card: on('card'),
  hero: on('hero'),
}

type AnyPrinted = readonly Effect[] | { readonly effects: readonly Effect[] } | undefined

/** The effects printed for a moment, if any are. */
export function effectsAt<P extends PrintedOn>(page: Hooks<P>, moment: MomentOn<P>): readonly Effect[] | undefined {
  const printed = (page as Readonly<Record<string, AnyPrinted>>)[momentRow(moment).field ?? moment]
  return printed && 'effects' in printed ? printed.effects : printed
}
