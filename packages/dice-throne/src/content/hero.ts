/** What a hero is made of: everything printed on the board, the tokens and the cards, as data. Names and the texts of tokens are in the language folders. */
import type { Amount } from '../effects/amount.ts'
import type { Condition } from '../effects/condition.ts'
import type { Effect } from '../effects/effect.ts'
import type { Price } from '../effects/price.ts'
import type { CardId, TokenId } from '../state.ts'
import type { Hooks } from './moments.ts'
import type { Faces, Need } from './need.ts'

/** The boxes that heroes come from, oldest first. */
export const BOXES = ['season-1', 'season-2', 'marvel'] as const
export type Box = (typeof BOXES)[number]

export const MOST_DIFFICULT = 6

export interface Hero extends Hooks<'hero'> {
  readonly id: string
  readonly box: Box
  /** From 1, easy, to MOST_DIFFICULT. */
  readonly difficulty: number
  readonly faces: Faces
  /** The board at level I, from top to bottom. */
  readonly abilities: readonly Ability[]
  /** The other face of the board, used while the hero's mark `face` is 1. */
  readonly otherFace?: readonly Ability[]
  readonly tokens: readonly Token[]
  readonly cards: readonly Card[]
  readonly companions?: readonly Companion[]
}

/** Effects of a defence, and of a passive ability at its moments: content/moments.ts. */
export interface Ability extends Hooks<'ability'> {
  readonly id: string
  readonly kind: 'offensive' | 'ultimate' | 'defensive' | 'passive'
  /** Offensive and ultimate: the tiers, any of which may be activated if its requirement is met. */
  readonly tiers?: readonly Tier[]
  /** Defensive: how many dice are rolled. */
  readonly dice?: number
  /** Passive: how many spells may be prepared each turn, in the player's own main phases. */
  readonly prepares?: number
  /** Passive: upgrades may be played in any roll phase too. */
  readonly upgradesInRollPhases?: boolean
  /** Passive: things the hero may do, for combat points, whenever players may act; defensive: once in each defence. */
  readonly actions?: readonly Action[]
}

export interface Tier {
  readonly need: Need
  readonly effects: readonly Effect[]
  /** What follows the damage after a THEN. */
  readonly after?: readonly Effect[]
}

export interface Action {
  readonly id: string
  readonly cost: number
  readonly when: Timing
  readonly effects: readonly Effect[]
  readonly oncePerTurn?: boolean
  readonly if?: Condition
  /** Paid besides the cost; without it the action cannot be used. */
  readonly price?: Price
}

/** Beside the board, with a small state that everybody sees; only its own rules change it. */
export interface Companion {
  readonly id: string
  /** In the order of their numbers; it begins in the state `start`. */
  readonly states: readonly string[]
  readonly start: number
  /** Its own health. */
  readonly dial?: { readonly most: number; readonly start: number }
  /** Effects that count a family count those that are not in their first state. */
  readonly family?: string
  /** In this state it adds so much damage to its hero's attacks, as long as they are totalled. */
  readonly aura?: { readonly state: string; readonly damage: number }
  /** It may be with another player, in the state that names the seat (`p2`). When that player falls it returns to its start, and its hero gains this token. */
  readonly returns?: { readonly gain: TokenId }
  /** What its hero may do with it. */
  readonly actions?: readonly Action[]
  /** What bots take each of its states to be worth to its hero, in points of health. */
  readonly worth?: readonly number[]
}

/** When a token, card or action may be used, in addition to what its kind says. */
export const TIMINGS = [
  'any',
  /** Damage that is not ultimate is about to be suffered. */
  'incoming',
  /** The player's own attack, on their own turn, until its damage is dealt. */
  'my-attack',
  /** As above, before the defence is rolled. */
  'my-attack-undefended',
  /** The player's own attack of normal damage, before targeting; in a duel, which has no targeting, before the defence. */
  'end-of-my-offense',
  /** The player has been attacked, until the damage is dealt. */
  'attacked',
  /** The player attacks or has been attacked, until the damage is dealt. */
  'either-side',
  /** The player's own offensive roll phase, also after an ability is activated, until there is a target. */
  'my-offense',
  /** The player's own main phases. */
  'my-main',
  /** Any roll phase. */
  'roll-phase',
  /** While the player's own defensive dice are on the table. */
  'my-defense',
  /** Any roll phase, after the player's own attack has dealt damage. */
  'after-damage',
  /** The player's own upkeep. */
  'my-upkeep',
  /** The player's own roll phase, until the damage of their attack is dealt. */
  'my-roll-phase',
  /** An opponent's ability is about to inflict status effects on the player. */
  'inflicting',
  /** Damage of an opponent's roll phase that is not ultimate is about to be suffered. */
  'foe-damage',
] as const
export type Timing = (typeof TIMINGS)[number]

/** What is used against damage about to be suffered: it is worth as much as there is of it. */
export const AGAINST_DAMAGE: ReadonlySet<Timing> = new Set<Timing>(['incoming'])

/** One of several uses of a token. */
export interface Spending {
  readonly id: string
  /** How many tokens it takes. */
  readonly cost: number
  readonly when: Timing
  readonly effects: readonly Effect[]
  /** Paid besides the tokens; without it they cannot be spent for this. */
  readonly price?: Price
  /** How often in each turn of any player. */
  readonly perTurn?: number
  /** Only with tokens gained in an earlier turn of any player. */
  readonly aged?: boolean
  readonly if?: Condition
}

/** A line of damage that is not kept but computed anew whenever damage is totalled. */
export interface Aura {
  /** It counts when its holder attacks, or is attacked. */
  readonly of: 'attacker' | 'attacked'
  readonly amount: Amount
}

/** What it does when spent and at its moments: content/moments.ts. */
export interface Token extends Hooks<'token'> {
  readonly id: TokenId
  /** A companion is not a status effect: only its own rules affect it, and using it does not use it up unless it is `spent`. */
  readonly kind: 'positive' | 'negative' | 'unique' | 'companion'
  readonly limit: number
  /** The limit if the match has this option. */
  readonly limitWith?: { readonly option: string; readonly limit: number }
  readonly spent?: boolean
  /** Several uses, each with its own price and time. */
  readonly spends?: readonly Spending[]
  /** How often in each turn of any player it may be spent, for whatever use. */
  readonly perTurn?: number
  /** Tokens of several kinds that effects count or take together: `spirits`. */
  readonly family?: string
  /** The limit for anybody but the hero it belongs to. */
  readonly limitOnOthers?: number
  /** Tokens with the same value here share one limit. */
  readonly sharedLimit?: string
  /** It stays until something removes it. */
  readonly persistent?: boolean
  /** Cannot be removed, or cannot be moved, by cards. */
  readonly fixed?: 'removal' | 'transfer' | 'both'
  /** Belongs to the hero who made it: tokens of different heroes are counted separately. */
  readonly owned?: boolean
  /** Its upkeep concerns its maker too; otherwise a token that belongs to its maker does not harm the maker. */
  readonly stirsOnMaker?: boolean
  /** Each lies on an offensive ability of its holder, chosen by whoever inflicts it; that ability cannot be announced. See rules/covered.ts. */
  readonly covers?: boolean
  /** A second one makes the first blow up, for this much isolated damage. */
  readonly blast?: number
  /** In upkeep it is handled together with this other token, by that token's upkeep: the other side of a bomb. */
  readonly stirsWith?: TokenId
  /** Spent for a better draw in the income phase: this many tokens for this many cards, one of which is put on the top or the bottom of the deck. */
  readonly foresees?: readonly { readonly spend: number; readonly draw: number }[]
  /**
   * Removed at the end of each of the holder's own offensive roll phases, when their roll phase concludes, or at the end of the first turn
   * that they began with it. One that arrives in that very roll phase stays for the next turn.
   */
  readonly ends?: 'offense' | 'roll-phase' | 'turn'
  /** When its holder's offensive roll phase begins, it is removed, and one of their dice is this hero's for that phase: a number without a symbol. It does nothing to that hero. */
  readonly warps?: string
  /** Its holder may want to spend it before the attack uses up other tokens: there is a time for that. */
  readonly spentEarly?: boolean
  /** The holder has this many more roll attempts, in the first offensive roll phase of a roll phase. */
  readonly attempts?: number
  /** What each attempt after the first costs the holder, in CP; with the original leaflets, only the last one. */
  readonly attemptPrice?: number
  /** Damage of an opponent's roll phase is ignored, except that of ultimates, and not defended against. */
  readonly shelters?: boolean
  readonly aura?: Aura
  /** Spent automatically when the health of its holder, or of the holder's team, would fall to 0: it becomes 1. */
  readonly saves?: boolean
  /** Damage that the holder's own offensive roll phase deals to each player is reduced by this much for each token, except that of ultimates. */
  readonly weakens?: number
  /** What bots take one to be worth to its holder, in points of health, if that cannot be read from its effects. */
  readonly worth?: number
  /** The same for a holder who did not make it. */
  readonly worthOnOthers?: number
  /** What the token forbids; the rules themselves read this. */
  readonly forbids?: 'offense' | 'income' | 'acting' | 'damage' | 'cards'
}

export const CARD_KINDS = ['main', 'roll', 'instant', 'upgrade', 'spell'] as const
export type CardKind = (typeof CARD_KINDS)[number]

/** A spell has effects for being prepared and for being cast: content/moments.ts. */
export interface Card extends Hooks<'card'> {
  readonly id: CardId
  readonly kind: CardKind
  readonly cost: number
  /** Paid besides the cost; without it the card cannot be played. */
  readonly price?: Price
  readonly when?: Timing
  readonly effects: readonly Effect[]
  /** An attack modifier: only for the player's own attack, on their own turn. */
  readonly modifier?: boolean
  readonly promo?: boolean
  /** An upgrade: the ability it covers, the level, and the abilities printed below it. */
  readonly upgrades?: { readonly ability: Ability; readonly level: number; readonly adds?: readonly Ability[] }
}
