/**
 * What a player may answer, and how it is written. The rules pass strings, numbers and lists to `$.ask`; `optionOf` tells
 * what an answer means. Keys, as in logs and scenarios, are written here and nowhere else:
 * `play:tip-it`, `announce:smack.2`, `keep:1,3`, `3=6` a die turned, `p2.evasive` a token on a player, `p2` a player.
 */
import type { Json, Seat } from '@alea/engine'
import { companionWith } from './content/roster.ts'
import type { Branch } from './effects/choose.ts'
import type { Price } from './effects/price.ts'
import type { Source } from './rules/incoming.ts'
import type { Named } from './rules/targeting.ts'
import { type CardId, DICE, type TokenId } from './state.ts'
import type { View } from './view.ts'

// biome-ignore format: one line
const WORDS = ['pass', 'end', 'none', 'done', 'gain', 'decline', 'pay', 'skip', 'again', 'keep', 'look', 'reveal'] as const
export type Word = (typeof WORDS)[number]

/** Positions of dice count from 1, as on the table. */
export type Option =
  | { readonly is: Word }
  | { readonly is: 'play'; readonly card: CardId }
  | { readonly is: 'sell'; readonly card: CardId }
  /** `use`: which of the token's uses, if it has several. */
  | { readonly is: 'spend'; readonly token: TokenId; readonly use: string }
  /** `companion`: who does it, if it is not the hero's own board. */
  | { readonly is: 'use'; readonly action: string; readonly companion: string | undefined }
  | { readonly is: 'announce'; readonly tier: string }
  /** Ends the offensive roll without an ability. */
  | { readonly is: 'give-up' }
  | { readonly is: 'defend'; readonly ability: string }
  | { readonly is: 'no-defense' }
  /** No player is chosen, or no further one. */
  | { readonly is: 'nobody' }
  /** An ability of the player whom the question concerns. */
  | { readonly is: 'ability'; readonly ability: string }
  /** These dice stay, the others are rolled again. */
  | { readonly is: 'keep-dice'; readonly places: readonly number[] }
  /** These dice are rolled again, the others stay. */
  | { readonly is: 'reroll-dice'; readonly places: readonly number[] }
  /** Dice that count, by what they show. */
  | { readonly is: 'take-dice'; readonly dice: readonly number[] }
  /** A die is picked, to be rolled again. */
  | { readonly is: 'die'; readonly place: number }
  /** What was rolled is rolled again: one die of it, or without a place all of it. */
  | { readonly is: 'reroll'; readonly place?: number }
  | { readonly is: 'turn-die'; readonly place: number; readonly to: number }
  /** `proposed`: the target that a teammate has proposed. */
  | { readonly is: 'player'; readonly seat: Seat; readonly proposed?: boolean }
  | { readonly is: 'token'; readonly seat: Seat; readonly token: TokenId }
  /** A token on whoever is asked. */
  | { readonly is: 'own-token'; readonly token: TokenId }
  | { readonly is: 'card'; readonly card: CardId }
  /** Cards in the order in which they are laid face down. */
  | { readonly is: 'lay-down'; readonly cards: readonly CardId[] }
  /** A card that lies face down, by its place; `recommended` by whoever laid it. */
  | { readonly is: 'facedown'; readonly place: number; readonly recommended?: boolean }
  /** Banned or taken. */
  | { readonly is: 'hero'; readonly hero: string }
  | { readonly is: 'put-back'; readonly card: CardId; readonly to: 'top' | 'bottom' }
  /** A number: tokens spent for a better draw, or removed; how often a price is paid; how much damage somebody takes over; combat points taken. */
  | { readonly is: 'foresee' | 'shed' | 'pay-up-to' | 'share' | 'pilfer'; readonly count: number }
  | { readonly is: 'pay-price'; readonly price: Price }
  /** Pays, and is no longer knocked down. */
  | { readonly is: 'stand-up' }
  /** What takes effect next in the upkeep phase. */
  | { readonly is: 'upkeep'; readonly from: 'token' | 'ability'; readonly id: string; readonly source: string }
  /** One of several sources of damage. */
  | ({ readonly is: 'source' } & Source)
  | { readonly is: 'branch'; readonly branch: Branch }

export type OptionOf<Is extends Option['is']> = Extract<Option, { readonly is: Is }>

/** Options are decoded at every decision, and there are few different ones. */
function remembered<A extends string | number, R>(make: (from: A) => R): (from: A) => R {
  const known = new Map<A, R>()
  return (from) => {
    const found = known.get(from)
    if (found !== undefined) return found
    const made = make(from)
    known.set(from, made)
    return made
  }
}

/** Keys of a verb and a name: `play:tip-it`. */
const verbs = new Map<string, (name: string) => Option>()
function written(verb: string, option: (name: string) => Option): (name: string) => string {
  verbs.set(verb, option)
  return remembered((name: string) => `${verb}:${name}`)
}

export const playKey = written('play', (card) => ({ is: 'play', card }))
export const sellKey = written('sell', (card) => ({ is: 'sell', card }))
const spent = written('spend', (name) => {
  const [token = '', use = ''] = name.split('/')
  return { is: 'spend', token, use }
})
export const spendKey = (token: TokenId, use: string): string => spent(spendName(token, use))
/** `evasive`, or `chi/prevent` for a token with several uses. */
export const spendName = (token: TokenId, use: string): string => (use === '' ? token : `${token}/${use}`)
export const useKey = written('use', (action) => ({ is: 'use', action, companion: companionWith(action) }))
export const announceKey = written('announce', (tier) => ({ is: 'announce', tier }))
export const topKey = written('top', (card) => ({ is: 'put-back', card, to: 'top' }))
export const bottomKey = written('bottom', (card) => ({ is: 'put-back', card, to: 'bottom' }))

const asWord = remembered((text: string): Option => {
  const word = WORDS.find((one) => one === text)
  if (!word) throw new Error(`No option is called ${text}`)
  return { is: word }
})

/** A verb and a name, or a single word. */
export const actionOf = remembered((text: string): Option => {
  const cut = text.indexOf(':')
  if (cut < 0) return asWord(text)
  const option = verbs.get(text.slice(0, cut))
  if (!option) throw new Error(`No option is written ${text}`)
  return option(text.slice(cut + 1))
})

/** The action, where only this kind is possible. */
export function actionAs<Is extends Option['is']>(is: Is, text: string): OptionOf<Is> {
  const option = actionOf(text)
  if (option.is !== is) throw new Error(`${text} is no ${is}`)
  return option as OptionOf<Is>
}

/** Sets of dice to keep are bit masks; the first die is the lowest bit. */
const KEEPS: readonly OptionOf<'keep-dice'>[] = Array.from({ length: 1 << DICE }, (_, set) => ({
  is: 'keep-dice',
  places: Array.from({ length: DICE }, (__, i) => i + 1).filter((place) => set & (1 << (place - 1))),
}))
const KEEP_KEYS = KEEPS.map(({ places }) => `keep:${places.join(',') || '-'}`)
export const keepKey = (set: number): string => KEEP_KEYS[set]!
export const keptPlaces = (set: number): readonly number[] => KEEPS[set]!.places

export const diceKey = (places: readonly number[]): string => places.join(',')

/** What the dice show, not their positions: `4+6`. */
export const takenKey = (dice: readonly number[]): string => dice.join('+')

export const turnKey = (place: number, to: number): string => `${place}=${to}`
export const turnOf = remembered((text: string): OptionOf<'turn-die'> => {
  const [place, to] = text.split('=').map(Number)
  return { is: 'turn-die', place: place!, to: to! }
})

export const playerKey = (seat: Seat): string => `p${seat + 1}`
/** The seat that such a key names, if it is one. */
export const seatOf = (key: string): Seat | undefined => (/^p[1-9]$/.test(key) ? Number(key[1]) - 1 : undefined)

export const tokenKey = (seat: Seat, token: TokenId): string => `${playerKey(seat)}.${token}`
export const tokenPickOf = remembered((text: string): OptionOf<'token'> => {
  const dot = text.indexOf('.')
  return { is: 'token', seat: Number(text.slice(1, dot)) - 1, token: text.slice(dot + 1) }
})

/** `a+b+c` */
export const orderKey = (cards: readonly CardId[]): string => cards.join('+')

/** A card that lies face down. */
export type Facedown = { readonly place: number; readonly recommended: boolean }
export const facedownKey = ({ place }: Facedown): string => String(place)

export const branchKey = ({ branch }: Branch): string => String(branch)

/** The value is the name of a program: `dice-throne/token/powder-keg/upkeep`, `dice-throne/gunslinger/quick-draw.1/upkeep`. */
export const upkeepOf = remembered((program: string): OptionOf<'upkeep'> => {
  const [, home, source = ''] = program.split('/')
  // An ability carries its level.
  const [id = source] = source.split('.')
  return { is: 'upkeep', from: home === 'token' ? 'token' : 'ability', id, source }
})
export const upkeepKey = (program: string): string => upkeepOf(program).source

/** What the options of a question mean. For some, that depends on what was picked before. */
export type Reader = (value: Json, view?: Pick<View, 'picking'>) => Option

const bare: Reader = (value) => asWord(value as string)
const action: Reader = (value) => actionOf(value as string)

/** Anything but these words is read differently. */
const wordOr =
  (words: readonly Word[], other: (value: Json) => Option): Reader =>
  (value) =>
    words.includes(value as Word) ? asWord(value as string) : other(value)

export const cardOr = (...words: readonly Word[]): Reader =>
  wordOr(words, (card) => ({ is: 'card', card: card as CardId }))
export const ownTokenOr = (...words: readonly Word[]): Reader =>
  wordOr(words, (token) => ({ is: 'own-token', token: token as TokenId }))
export const playerOr = (...words: readonly Word[]): Reader =>
  wordOr(words, (seat) => ({ is: 'player', seat: seat as Seat }))
export const countFor =
  (is: 'foresee' | 'shed' | 'pay-up-to' | 'share' | 'pilfer'): Reader =>
  (count) => ({ is, count: count as number })
/** Pays this price. */
export const priceOr = (...words: readonly Word[]): Reader =>
  wordOr(words, (price) => ({ is: 'pay-price', price: price as unknown as Price }))
export const onlyWords = bare
/** Pay, or roll the die again that was picked. */
export const payOrReroll: Reader = (value, view) =>
  value === 'reroll' ? { is: 'reroll', place: pickedDie(view?.picking.at(-1)?.own.at(-1)) } : bare(value)

const pickedDie = (own: object | undefined): number | undefined =>
  own && 'die' in own ? Number(own.die) || undefined : undefined

const GIVE_UP: Option = { is: 'give-up' }
const NO_DEFENSE: Option = { is: 'no-defense' }
const NOBODY: Option = { is: 'nobody' }
const keep: Reader = (set) => KEEPS[set as number]!
const player = playerOr('none')
const turnedDie = wordOr(['none'], (text) => turnOf(text as string))
const pickedToken = wordOr(['none'], (text) => tokenPickOf(text as string))

const hero: Reader = (id) => ({ is: 'hero', hero: id as string })

const readers = new Map<string, Reader>(
  Object.entries({
    ban: hero,
    pick: hero,
    attempt: (value) => (value === 'none' ? GIVE_UP : typeof value === 'number' ? keep(value) : action(value)),
    main: action,
    respond: action,
    answer: action,
    sell: action,
    'put-back': action,
    defend: (value) => (value === 'none' ? NO_DEFENSE : { is: 'defend', ability: value as string }),
    target: player,
    agree: (named) => ({ is: 'player', ...(named as Named) }),
    'choose-player': (value) => (value === 'none' ? NOBODY : player(value)),
    upkeep: (value) => upkeepOf(value as string),
    check: ownTokenOr(),
    intercept: ownTokenOr(),
    avoid: (source) => ({ is: 'source', ...(source as Source) }),
    cover: (ability) => ({ is: 'ability', ability: ability as string }),
    'stand-up': (value) => (value === 'pay' ? { is: 'stand-up' } : bare(value)),
    foresee: countFor('foresee'),
    'roll-again': (value) => (value === 'reroll' ? { is: 'reroll' } : bare(value)),
    cast: cardOr('none'),
    search: cardOr('none'),
    'search-deck': cardOr('none'),
    discard: cardOr(),
    'lay-down': (cards) => ({ is: 'lay-down', cards: cards as readonly CardId[] }),
    recommend: wordOr(['none'], (place) => ({ is: 'facedown', place: place as number })),
    'turn-up': (card) => ({ is: 'facedown', ...(card as Facedown) }),
    'pay-with': ownTokenOr(),
    'put-back-next': cardOr('reveal'),
    gain: bare,
    'see-hand': bare,
    choose: (value) => ({ is: 'branch', branch: value as Branch }),
    'alter-die': turnedDie,
    'copy-die': turnedDie,
    'reroll-die': wordOr(['none'], (place) => ({ is: 'die', place: place as number })),
    'try-again': wordOr(['none', 'again'], (places) => ({ is: 'reroll-dice', places: places as readonly number[] })),
    'keep-dice': keep,
    'keep-some': (dice) => ({ is: 'take-dice', dice: dice as readonly number[] }),
    'reroll-some': wordOr(['none'], (places) => ({ is: 'reroll-dice', places: places as readonly number[] })),
    'remove-token': pickedToken,
    'move-token': pickedToken,
  } satisfies Record<string, Reader>),
)

/** How the options of a question that only one verb asks are read. */
export function readOptions(question: string, reader: Reader): void {
  readers.set(question, reader)
}

export function optionOf(question: string, value: Json, view?: Pick<View, 'picking'>): Option {
  const reader = readers.get(question)
  if (!reader) throw new Error(`Nobody has said how the options of ${question} are read`)
  return reader(value, view)
}
