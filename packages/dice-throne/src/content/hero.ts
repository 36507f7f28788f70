/** What a hero is made of: everything printed on the board, the tokens and the cards, as data. What it is called and what tokens say stands in the language folders. */
import type { Effect } from '../effects/effect.ts'
import type { CardId, TokenId } from '../state.ts'
import type { Hooks } from './moments.ts'
import type { Faces, Need } from './need.ts'

export interface Hero extends Hooks<'hero'> {
  readonly id: string
  /** 1 easy to 6 hard. */
  readonly difficulty: number
  readonly faces: Faces
  /** The board at level I, top to bottom. */
  readonly abilities: readonly Ability[]
  /** Another face of the board, in force while the hero's mark `face` is 1. */
  readonly otherFace?: readonly Ability[]
  readonly tokens: readonly Token[]
  readonly cards: readonly Card[]
}

/** Effects of a defence, and of a passive ability at its moments: content/moments.ts. */
export interface Ability extends Hooks<'ability'> {
  readonly id: string
  readonly kind: 'offensive' | 'ultimate' | 'defensive' | 'passive'
  /** Offensive and ultimate: what may be activated, any one whose need is met. */
  readonly tiers?: readonly Tier[]
  /** Defensive: how many dice are rolled. */
  readonly dice?: number
  /** Passive: how many spells may be laid open each turn, in one's own main phases. */
  readonly prepares?: number
  /** Passive: upgrades may be played in any roll phase too. */
  readonly upgradesInRollPhases?: boolean
  /** Passive: things the hero may do, for combat points, whenever players may act; defensive: once in each defence. */
  readonly actions?: readonly Action[]
}

export interface Tier {
  readonly need: Need
  readonly effects: readonly Effect[]
  /** After a Then that follows the damage. */
  readonly after?: readonly Effect[]
}

export interface Action {
  readonly id: string
  readonly cost: number
  readonly when: Timing
  readonly effects: readonly Effect[]
  readonly oncePerTurn?: boolean
}

/** When a token, card or action of a player may be used, beyond what its kind says. */
export const TIMINGS = [
  'any',
  /** Damage that is not ultimate is about to be suffered. */
  'incoming',
  /** One's own attack, on one's own turn, until its damage is dealt. */
  'my-attack',
  /** As above, before the defence is rolled. */
  'my-attack-undefended',
  /** One's own attack of normal damage, before targeting; in a duel, where nobody is targeted, before the defence. */
  'end-of-my-offense',
  /** One has been attacked, until the damage is dealt. */
  'attacked',
  /** One attacks or has been attacked, until the damage is dealt. */
  'either-side',
  /** One's own offensive roll phase, before an ability is activated. */
  'my-offense',
  /** One's own main phases. */
  'my-main',
  /** Any roll phase. */
  'roll-phase',
  /** One's own defensive dice lie on the table. */
  'my-defense',
  /** Any roll phase, after damage was dealt by one's own attack. */
  'after-damage',
] as const
export type Timing = (typeof TIMINGS)[number]

/** What it does when spent and at its moments: content/moments.ts. */
export interface Token extends Hooks<'token'> {
  readonly id: TokenId
  /** A companion is no status effect: nothing but its own rules touches it, and using it does not use it up. */
  readonly kind: 'positive' | 'negative' | 'unique' | 'companion'
  readonly limit: number
  /** The limit on anybody but the hero it belongs to. */
  readonly limitOnOthers?: number
  /** Tokens with the same word here share one limit. */
  readonly sharedLimit?: string
  /** Stays until something removes it. */
  readonly persistent?: boolean
  /** Cannot be removed, or cannot be moved, by cards. */
  readonly fixed?: 'removal' | 'transfer' | 'both'
  /** Belongs to the hero who made it: each such hero's tokens count apart. */
  readonly owned?: boolean
  /** A second one sets off the first: so much isolated damage. */
  readonly blast?: number
  /** Stirs in upkeep together with this other token, by the upkeep of that one: the other side of a bomb. */
  readonly stirsWith?: TokenId
  /** Spent for a better draw in income: so many tokens, so many cards, one of which goes back on top or at the bottom. */
  readonly foresees?: readonly { readonly spend: number; readonly draw: number }[]
  /** Removed at the conclusion of the holder's own roll phase. */
  readonly endsWithRollPhase?: boolean
  /** Spent by itself when the health of its holder, or of the holder's team, would fall to 0: it becomes 1. */
  readonly saves?: boolean
  /** Whatever the holder's own offensive roll phase deals, to each player, is lowered by so much for each token; ultimates are not. */
  readonly weakens?: number
  /** Read by the rules themselves: what the token forbids. */
  readonly forbids?: 'offense' | 'income' | 'acting' | 'damage' | 'cards'
}

export const CARD_KINDS = ['main', 'roll', 'instant', 'upgrade', 'spell'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** A spell has effects for when it is laid open, and for when it is cast: content/moments.ts. */
export interface Card extends Hooks<'card'> {
  readonly id: CardId
  readonly kind: CardKind
  readonly cost: number
  readonly when?: Timing
  readonly effects: readonly Effect[]
  /** Changes an attack: only on one's own, on one's own turn. */
  readonly modifier?: boolean
  readonly promo?: boolean
  /** An upgrade: the ability it covers, the level, and what stands on the card below it. */
  readonly upgrades?: { readonly ability: Ability; readonly level: number; readonly adds?: readonly Ability[] }
}
