/**
 * What players answer. The rules pass plain values around; `optionOf` reads one as a member of this union, and `keyOf` writes the key
 * that stands in logs and scenarios: `hydra` a card, `g3` a face, `triton-gold` a token given up for gold, `p2` a player,
 * `light.g1` a face of the light die, and words such as `pass`.
 */
import { type Json, type Seat, seatName } from '@alea/engine'
import { CARDS, type CardId } from './content/cards.ts'
import { FACES, faceOn, idOf, type Piece, SANCTUARY_IDS } from './content/faces.ts'
import { RESOURCES, type Resource } from './content/resources.ts'
import { DICE, type DiceForge, type Die, heroOf, SIDES } from './state.ts'

/** Does nothing, or ends the turn. */
export const PASS = 'pass'
/** Pays for the extra action before choosing it. */
export const PAY = 'pay'
/** Buys no more faces, or calls no more cards. */
export const DONE = 'done'
/** Declines a purchase, or keeps a token. */
export const NONE = 'none'
/** Applies the same faces again. */
export const AGAIN = 'again'
/** What may be taken as glory, or kept as it is. */
export const CONVERT = ['glory', 'keep'] as const

export const TRITON_RESOURCES = ['gold', 'sun', 'moon'] as const
export type TritonResource = (typeof TRITON_RESOURCES)[number]
export type TritonKey = `triton-${TritonResource}`
export const tritonKey = (resource: TritonResource): TritonKey => `triton-${resource}`
export const TRITON_KEYS: readonly TritonKey[] = TRITON_RESOURCES.map(tritonKey)

type ActionQuestion = 'action' | 'extra'
type BuyQuestion = ActionQuestion | 'buy' | 'ship'
type TritonQuestion = BuyQuestion | 'reinforce' | 'triton'
/** A face is taken, by its id. */
type FaceQuestion = 'mirror' | 'order' | 'steal' | 'garden'

export type Option =
  | { readonly is: 'pass'; readonly question: ActionQuestion }
  | { readonly is: 'pay' }
  | { readonly is: 'done'; readonly question: 'buy' | 'reinforce' }
  | { readonly is: 'none'; readonly question: 'ship' | 'triton' | 'cerberus' }
  | { readonly is: 'exploit'; readonly card: CardId }
  | { readonly is: 'buy'; readonly question: BuyQuestion; readonly face: string }
  | { readonly is: 'reinforce'; readonly card: CardId }
  | { readonly is: 'triton'; readonly question: TritonQuestion; readonly resource: TritonResource }
  | { readonly is: FaceQuestion; readonly face: string }
  | { readonly is: 'pick'; readonly resource: Resource }
  | { readonly is: 'convert'; readonly to: (typeof CONVERT)[number] }
  | { readonly is: 'again' }
  | { readonly is: 'die'; readonly die: Die }
  | NumberOption

/** Options whose value is a number. */
type NumberOption =
  /** So much of the gold. */
  | { readonly is: 'hammer'; readonly gold: number }
  /** Over the face at this place, from 0 to 11: six of the light die, then six of the dark one. */
  | { readonly is: 'forge'; readonly place: number }
  | { readonly is: 'bearer'; readonly seat: Seat }
type WordOption = Exclude<Option, NumberOption>

/** Options whose value is a word have that word as their key. */
function wordOf(option: WordOption): string {
  switch (option.is) {
    case 'pass':
    case 'pay':
    case 'done':
    case 'none':
    case 'again':
      return option.is
    case 'exploit':
    case 'reinforce':
      return option.card
    case 'buy':
    case 'mirror':
    case 'order':
    case 'steal':
    case 'garden':
      return option.face
    case 'triton':
      return tritonKey(option.resource)
    case 'pick':
      return option.resource
    case 'convert':
      return option.to
    case 'die':
      return option.die
  }
}

const byWord = (...options: readonly WordOption[]): ReadonlyMap<string, WordOption> =>
  new Map(options.map((option) => [wordOf(option), option]))

const ids = CARDS.map(({ id }) => id)
const exploits = ids.map((card): WordOption => ({ is: 'exploit', card }))
const purchases = (question: BuyQuestion) => SANCTUARY_IDS.map((face): WordOption => ({ is: 'buy', question, face }))
const tritons = (question: TritonQuestion) =>
  TRITON_RESOURCES.map((resource): WordOption => ({ is: 'triton', question, resource }))
const faces = (is: FaceQuestion) => byWord(...FACES.map(({ id }): WordOption => ({ is, face: id })))

/** Every option there can be, by question and word. */
const WORD_OPTIONS = {
  action: byWord({ is: 'pass', question: 'action' }, ...exploits, ...purchases('action'), ...tritons('action')),
  extra: byWord(
    { is: 'pass', question: 'extra' },
    { is: 'pay' },
    ...exploits,
    ...purchases('extra'),
    ...tritons('extra'),
  ),
  buy: byWord({ is: 'done', question: 'buy' }, ...purchases('buy'), ...tritons('buy')),
  ship: byWord({ is: 'none', question: 'ship' }, ...purchases('ship'), ...tritons('ship')),
  reinforce: byWord(
    { is: 'done', question: 'reinforce' },
    ...ids.map((card): WordOption => ({ is: 'reinforce', card })),
    ...tritons('reinforce'),
  ),
  triton: byWord({ is: 'none', question: 'triton' }, ...tritons('triton')),
  cerberus: byWord({ is: 'again' }, { is: 'none', question: 'cerberus' }),
  mirror: faces('mirror'),
  order: faces('order'),
  steal: faces('steal'),
  garden: faces('garden'),
  pick: byWord(...RESOURCES.map((resource): WordOption => ({ is: 'pick', resource }))),
  convert: byWord(...CONVERT.map((to): WordOption => ({ is: 'convert', to }))),
  die: byWord(...DICE.map((die): WordOption => ({ is: 'die', die }))),
} as const
type WordQuestion = keyof typeof WORD_OPTIONS
export type Question = WordQuestion | NumberOption['is']
export const QUESTIONS = [...(Object.keys(WORD_OPTIONS) as WordQuestion[]), 'hammer', 'forge', 'bearer'] as const

export function optionOf(question: string, value: Json): Option {
  switch (question) {
    case 'hammer':
      return { is: question, gold: value as number }
    case 'forge':
      return { is: question, place: value as number }
    case 'bearer':
      return { is: question, seat: value as Seat }
    default:
      return WORD_OPTIONS[question as WordQuestion].get(value as string)!
  }
}

/** `dice` are the twelve faces of whoever is asked. */
export function keyOf(option: Option, dice: readonly Piece[]): string {
  switch (option.is) {
    case 'hammer':
      return String(option.gold)
    case 'forge':
      return `${DICE[Math.floor(option.place / SIDES)]}.${idOf(faceOn(dice[option.place]!))}`
    case 'bearer':
      return seatName(option.seat)
    default:
      return wordOf(option)
  }
}

/** The `key` of a question in the rules. */
export const keyFor =
  (question: Question) =>
  (value: Json, g: DiceForge, l: { readonly seat: Seat }): string =>
    keyOf(optionOf(question, value), heroOf(g, l.seat).dice)
