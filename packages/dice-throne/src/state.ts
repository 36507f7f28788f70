/** The state of Dice Throne, and small functions that read it. */
import type { BySeat, Running, Seat } from '@alea/engine'
import { clockwiseFrom, healthIn, type Mode } from './content/modes.ts'

export const PHASES = ['upkeep', 'income', 'main-1', 'offense', 'targeting', 'defense', 'main-2', 'discard'] as const
export type Phase = (typeof PHASES)[number]

export const DAMAGE_TYPES = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'] as const
export type DamageType = (typeof DAMAGE_TYPES)[number]

export type CardId = string
/** A status effect; `doubloon@1` belongs to the hero of seat 1, whoever holds it, `spellbound@smack` lies on that ability of its holder. */
export type TokenId = string

/** In a draft, until the player has taken a hero. */
export const NO_HERO = ''

export interface Fighter {
  /** Or NO_HERO. */
  hero: string
  /** The current state of the hero board, its face and its upgrades; see content/board.ts. */
  board: string
  cp: number
  hand: CardId[]
  /** The top of the deck is at the end of the list. */
  deck: CardId[]
  /** The top, the last card played, sold or discarded, is at the end of the list. */
  discard: CardId[]
  /** Cards played that have not resolved yet; then they go on top of the discard pile. */
  playing: CardId[]
  tokens: Record<TokenId, number>
  /** Stack limits raised by this player, until the end of the match. */
  raised: Record<TokenId, number>
  /** Numbers that some heroes need: the face of the board, what was done this turn. */
  marks: Record<string, number>
  /** With `spell-hand`, spells not yet prepared; everybody knows them. */
  spells: CardId[]
  /** Cards face up on the hero's board, such as spells. */
  laid: CardId[]
  /** Cards of the player's own deck that are being looked at. */
  looking: CardId[]
  /** How many cards on top of the deck its owner knows. */
  knownTop: number
  /** Cards laid face down, in their places; only the player's own side knows which. A place is empty once its card was turned up. */
  facedown?: (CardId | '')[]
  /** To whom the hand is being shown at the moment. */
  shownTo: Seat[]
  /** Cards of the hand that others have seen, and who has; bots remember them as people do. */
  exposed: { card: CardId; to: Seat[] }[]
}

/** Dice on the table that may still be altered. */
export interface Roll {
  owner: Seat
  purpose: 'offense' | 'defense' | 'effect' | 'targeting'
  dice: number[]
  /** The token, card or ability it is rolled for. */
  by?: string
  /** The owner of each die, if two players rolled against each other. */
  owners?: Seat[]
  /** One of the dice is another hero's, and only a number: its place, counted from 0, and that hero. */
  foreign?: { at: number; hero: string }
}

/** The offensive ability of this roll phase, from its announcement on. */
export interface Attack {
  by: Seat
  /** `smack.2`: the second tier of Smack. */
  tier: string
  /** The board it was activated with: later upgrades do not change it. */
  board?: string
  /** The final dice it was activated with. */
  dice: number[]
  /** The place of the one among them that has no symbol, if any. */
  foreign?: number | undefined
  /** Dice rolled by the ability itself. */
  rolled: number[]
  target: Seat
  type: DamageType
  /** Damage of the ability before anything modifies it. */
  base: number
  /** An ability that deals damage, not collateral, to a target; decided when it is activated, whatever is dealt in the end. */
  isAttack: boolean
  /** Damage to the attacker if any is dealt to the target. */
  recoil: number
  /** Status effects put on the target in this phase. */
  inflicted: TokenId[]
  /** Whether what changes every attack of this player, or every attack on the target, has been played. */
  modified: boolean
  /** Numbers that modifiers set for this attack. */
  marks: Record<string, number>
  /** The highest damage total of this attack so far. */
  peak?: number
  /** Kinds of status effects, whoever made them, that its target is about to receive and might still intercept. */
  coming?: TokenId[]
  /** Those of them that were intercepted. */
  intercepted?: TokenId[]
  /** The target has given up defending against it. */
  forgone?: boolean
  /** The final dice of the defence against it. */
  defense?: number[]
  /** The target may defend against it, whatever its type says. */
  defendable?: boolean
  /** What the attack itself has dealt to its target. */
  dealt?: number
  /** If its damage would bring the target to 0 health, 1 is left. */
  endured?: boolean
  /** Whether its damage has been added to what the target is about to suffer. */
  pooled?: boolean
  /** What happens to the target apart from the damage is being carried out. */
  striking?: boolean
  stage: 'announced' | 'activated' | 'defended' | 'dealt'
}

/** The ability without its tier. */
export const abilityOf = ({ tier }: Attack): string => tier.split('.')[0]!

/** One line of the computation of damage, as it is shown. */
export interface Line {
  kind: 'base' | 'add' | 'prevent' | 'half' | 'avoid' | 'reflect' | 'passed' | 'other'
  by: string
  amount: number
  /** Who deals it, if a player does. */
  from?: Seat
  /** Of damage that is not the attack's own; plain damage is normal. */
  type?: DamageType
  /** Nothing reduces, prevents or avoids it. */
  certain?: boolean
  /** Of what is avoided: the one source it comes from; otherwise all of it. */
  source?: string
  /** A half of each source by itself, not of them together. */
  bySource?: true
  /** What a weakened attacker deals less, of all damage to this player and not only of the attack. */
  overall?: true
  /** Computed anew whenever damage is totalled: rules/recount.ts. */
  recounted?: boolean
}

export interface DiceThrone extends Running {
  mode: Mode
  /** Where the rulebooks differ: what is played otherwise than by default. */
  variants: string[]
  fighters: BySeat<Fighter>
  /** Heroes that nobody may take, if there is a draft. */
  banned?: string[]
  /** In a draft, the ids of heroes with the numbers of the house, by hero: content/houseHeroes.ts. */
  house?: Readonly<Record<string, string>>
  /** One health dial per team. */
  dials: number[]
  active: Seat
  /** Whom the table named as the Start Player. */
  named?: Seat | undefined
  /** Who takes the first turn, and has no income in it. */
  starter: Seat
  turn: number
  phase: Phase
  /** The phase of the last response window. */
  lastWindow?: Phase
  rolls: Roll[]
  attempts: number
  /** Further offensive roll phases of this turn: the opponent they are directed at, or nobody if that is still to be decided. */
  furtherOffenses: Seat[]
  /** What the attacker wants to do with the dice, while others may respond: dice to keep, as a bit mask, or a word. */
  declared?: number | string
  /** Whether anybody has altered the offensive dice since the last announcement. */
  altered: boolean
  attack?: Attack
  /** Damage and healing that each player is about to receive in this phase. */
  incoming: BySeat<Line[]>
  healing: BySeat<number>
  /** Damage outside the pool of the phase: dealt at once, and prevented separately. */
  isolated?: { to: Seat; lines: Line[] }
  /** An ultimate has been activated: its opponents can do nothing. */
  silenced: boolean
  /** The damage dealt to each player when damage was last applied. */
  dealt: number[]
  /** Damage just applied to which passive abilities still react: rules/reactions.ts. */
  harmed?: { seat: Seat; amount: number }[] | undefined
  out: Seat[]
  ended?: 'defeat' | 'draw' | 'turn-limit'
}

export const NOBODY = -1

export const fighter = (g: DiceThrone, seat: Seat): Fighter => g.fighters[seat]!

/** Turns alternate between teams; without teams, everybody is a team of one. */
export const teamOf = (g: DiceThrone, seat: Seat): number => seat % g.dials.length

export const isIn = (g: DiceThrone, seat: Seat): boolean => !g.out.includes(seat)

export const areFoes = (g: DiceThrone, one: Seat, other: Seat): boolean => teamOf(g, one) !== teamOf(g, other)

/** Players not yet defeated, clockwise from this seat. */
export function clockwise(g: DiceThrone, from: Seat): readonly Seat[] {
  const ring = clockwiseFrom(g.mode, g.fighters.length, from)
  return g.out.length === 0 ? ring : ring.filter((seat) => isIn(g, seat))
}

export const opponents = (g: DiceThrone, seat: Seat): Seat[] =>
  clockwise(g, seat).filter((other) => areFoes(g, seat, other))

/** The starting value of every dial. */
export const startingHealth = (g: DiceThrone): number =>
  healthIn(g.mode, g.fighters.length, hasVariant(g, 'hill-health-2018'))

export const healthOf = (g: DiceThrone, seat: Seat): number => g.dials[teamOf(g, seat)]!

/** The dice of an offensive roll. */
export const DICE = 5
export const MAX_CP = 15
/** What a card sold earns. */
export const SALE = 1
/** What standing up costs somebody who is knocked down. */
export const STAND_UP = 2
export const HAND_LIMIT = 6
/** The player's mark that counts upgrades in play. */
export const CARDS_IN_PLAY = 'cards-in-play'

export function gainCp(g: DiceThrone, seat: Seat, amount: number): void {
  const one = fighter(g, seat)
  one.cp = Math.max(0, Math.min(MAX_CP, one.cp + amount))
}

export const isDrafting = ({ fighters }: { readonly fighters: readonly { readonly hero: string }[] }): boolean =>
  fighters.some(({ hero }) => hero === NO_HERO)

export const hasVariant = (g: DiceThrone, name: string): boolean => g.variants.includes(name)

export const inRollPhase = (g: DiceThrone): boolean =>
  g.phase === 'offense' || g.phase === 'targeting' || g.phase === 'defense'
