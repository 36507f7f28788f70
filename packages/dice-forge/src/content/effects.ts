/** What cards do, as data: `rules/verbs.ts` carries an effect out, `text/describe.ts` puts it into words, `insight/estimate.ts` rates it for bots. */
import type { Garden } from './faces.ts'
import type { Amounts } from './resources.ts'

export const TOKENS = ['cerberus', 'triton'] as const
export type Token = (typeof TOKENS)[number]

/** What may be taken as glory instead, while an effect lasts. */
export const CONVERSIONS = ['none', 'shards', 'gold'] as const
export type Conversion = (typeof CONVERSIONS)[number]

export type Effect =
  | { readonly verb: 'gain'; readonly gives: Amounts }
  /** One of these. */
  | { readonly verb: 'pick'; readonly among: readonly Amounts[] }
  | { readonly verb: 'spend'; readonly gold: number; readonly gives: Amounts }
  | { readonly verb: 'favours'; readonly count: number; readonly convert: Conversion }
  /** Minor favours, all with one die. */
  | { readonly verb: 'minor'; readonly count: number; readonly convert: Conversion }
  /** A face of this pool of the gardens, forged at once. */
  | { readonly verb: 'forge'; readonly garden: Garden }
  | { readonly verb: 'hammer' }
  | { readonly verb: 'chest' }
  | { readonly verb: 'token'; readonly token: Token }
  /** For each face forged since the beginning. */
  | { readonly verb: 'forged'; readonly gives: Amounts }
  /** Another player forges the boar of the card's colour. */
  | { readonly verb: 'boar' }
  | { readonly verb: 'satyrs' }
  | { readonly verb: 'minotaur' }

export type Verb = Effect['verb']
export type EffectOf<V extends Verb> = Extract<Effect, { verb: V }>

export const gain = (gives: Amounts): Effect => ({ verb: 'gain', gives })
export const pick = (...among: readonly Amounts[]): Effect => ({ verb: 'pick', among })
export const spend = (gold: number, gives: Amounts): Effect => ({ verb: 'spend', gold, gives })
export const favours = (count: number, convert: Conversion = 'none'): Effect => ({ verb: 'favours', count, convert })
export const minor = (count: number, convert: Conversion = 'none'): Effect => ({ verb: 'minor', count, convert })
export const forge = (garden: Garden): Effect => ({ verb: 'forge', garden })
export const hammer: Effect = { verb: 'hammer' }
export const chest: Effect = { verb: 'chest' }
export const token = (token: Token): Effect => ({ verb: 'token', token })
export const perForged = (gives: Amounts): Effect => ({ verb: 'forged', gives })
export const giveBoar: Effect = { verb: 'boar' }
export const satyrs: Effect = { verb: 'satyrs' }
export const minotaur: Effect = { verb: 'minotaur' }

/** Glory for each shard and each gold taken as glory. */
export const CONVERTED = { shards: 2, gold: 1 } as const
/** What a Triton token is given up for. */
export const TRITON = { gold: 6, sun: 2, moon: 2 } as const
export const CHEST = { gold: 4, shards: 3 } as const
export const RESERVE = { gold: 12, shards: 6 } as const
export const HAMMER = { spaces: 15, rewards: [10, 15] } as const
export const EXTRA_ACTION = 2
