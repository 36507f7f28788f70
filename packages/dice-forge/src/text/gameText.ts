/** Questions, options and events of Dice Forge as sentences, from the words of one language. */
import {
  BY_CHANCE,
  type ByLanguage,
  type GameText,
  type Json,
  judgementText,
  LANGUAGES,
  type Seat,
  type SummaryText,
} from '@alea/engine'
import { CARDS, type CardId, cardOf } from '../content/cards.ts'
import { EXTRA_ACTION, TRITON } from '../content/effects.ts'
import { faceOf, powerOf, SHIP_DISCOUNT, TRIPLE } from '../content/faces.ts'
import type { CardSet } from '../content/islands.ts'
import type { Resource } from '../content/resources.ts'
import type { ForgeEvent } from '../events.ts'
import { type Option, optionOf, type Question, type TritonResource } from '../options.ts'
import { TRIPLED } from '../rules/pairs.ts'
import { reduced } from '../rules/sanctuary.ts'
import { DICE, type Die, type End, SIDES } from '../state.ts'
import type { View } from '../view.ts'
import type { WhyNot } from '../whyNot.ts'
import { amountsInWords, amountsText, faceText } from './amounts.ts'
import { describe } from './describe.ts'
import { eventText } from './eventText.ts'
import { WORDS, type Words } from './index.ts'

const textIn = (words: Words): GameText<View> => ({
  title: words.facts.title,
  pitch: words.facts.pitch,
  ask: (name, params) => askText(name, params, words),
  option: (name, value, view, nameOf, params) =>
    optionText(optionOf(name, value), view, nameOf, words, (params ?? {}) as Params),
  whyNot: (why) => whyNotText(why as WhyNot, words),
  event: (event, nameOf) => eventText(event as ForgeEvent, nameOf, words),
  reason: (reason) => words.reasons[reason as End],
  dice: (_, params) => (params as { dice?: readonly Die[] }).dice?.map((die) => words.names.dice[die]).join(', '),
  score: words.summary.score,
  summary: summaryText(words.summary),
  judgement: judgementText(words.judgement, (_, card) => words.names.cards[card as CardId]),
  content: (id) => contentText(id, words),
  matchOption: (name, value) => matchOptionText(name, value, words),
})

/** `face/sun-1`, `card/boar`, `card/boar/back`, `hammer/2`, as `content` of the game lists them. */
function contentText(id: string, words: Words): string {
  const { content, names } = words
  const [kind, name = '', back] = id.split('/')
  if (kind === 'face') return content.face(faceText(name, words))
  if (kind === 'hammer') return content.hammer(Number(name))
  return (back ? content.effect : content.card)(names.cards[name as CardId])
}

const summaryText = ({ parts, glory, deeds, gathered }: Words['summary']): SummaryText => ({
  part: (id, total) => parts[id as keyof typeof parts](total),
  item(part, { id, amount }) {
    if (part === 'glory') return glory[id as keyof typeof glory]
    return part === 'deeds' ? deeds[id as keyof typeof deeds](amount) : gathered[id as keyof typeof gathered](amount)
  },
})

interface Params {
  readonly gold?: number
  readonly sun?: number
  readonly moon?: number
  readonly face?: string
  readonly faces?: readonly string[]
  readonly beside?: string
  readonly among?: { readonly [R in Resource]?: number }
  readonly losing?: boolean
  readonly by?: string
  readonly resource?: Resource
  readonly amount?: number
  readonly glory?: number
  readonly discount?: number
  readonly count?: number
  readonly left?: number
}

function askText(name: string, params: Json, words: Words): string {
  const { gold = 0, sun = 0, moon = 0, glory = 0, discount = 0, count = 1, left = 1, ...rest } = params as Params
  const { face = '', faces = [], beside = '', losing = false, by = '', resource = 'gold', amount = 0 } = rest
  const bracketed = (id: string) => `[${faceText(id, words)}]`
  const asked = {
    ...{ gold, sun, moon, glory, discount, count, left, losing },
    face: bracketed(face),
    faces: faces.map(bracketed).join(' '),
    beside: beside === '' ? undefined : bracketed(beside),
    by: faceOf(by) === undefined ? words.names.cards[by as CardId] : bracketed(by),
    gain: words.grammar.amount(amount, resource),
    extra: EXTRA_ACTION,
  }
  return words.questions[name as Question]?.(asked) ?? name
}

function optionText(option: Option, view: View, nameOf: (seat: Seat) => string, words: Words, params: Params): string {
  const { options, names } = words
  switch (option.is) {
    case 'pass':
      return options.pass[option.question]
    case 'pay':
      return options.pay(EXTRA_ACTION)
    case 'done':
      return options.done[option.question]
    case 'none':
      return options.none[option.question]
    case 'again':
      return options.again
    case 'exploit': {
      const { sun, moon } = CARDS[cardOf(option.card)!]!
      return options.priced(names.cards[option.card], amountsText([0, sun, moon, 0], words))
    }
    case 'buy': {
      const price = words.grammar.amount(priceIn(view, option.face, option.question === 'ship'), 'gold')
      return options.priced(`[${faceText(option.face, words)}]`, price)
    }
    case 'reinforce':
      return options.reinforcement(
        names.cards[option.card],
        describe(CARDS[cardOf(option.card)!]!.reinforcement!, words),
      )
    case 'triton':
      return options.triton(tritonGain(option.resource, words))
    case 'mirror':
    case 'order':
    case 'steal':
    case 'garden':
      return faceOption(option, view, nameOf, words, params)
    case 'pick': {
      const amount = params.among?.[option.resource]
      return amount === undefined
        ? words.grammar.resources[option.resource]
        : words.grammar.amount(amount, option.resource)
    }
    case 'convert': {
      const { resource = 'gold', amount = 0, glory = 0 } = params
      if (option.to === 'glory') return options.convert.glory(words.grammar.amount(glory, 'glory'))
      return options.convert.keep(words.grammar.amount(amount, resource))
    }
    case 'die':
      return options.die[option.die]
    case 'hammer':
      return option.gold === 0 ? options.noGold : options.gold(option.gold)
    case 'forge': {
      const { die, face } = faceAt(view, option.place)
      return options.onDie(names.dice[die], faceText(face, words))
    }
    case 'bearer':
      return nameOf(option.seat)
  }
}

/** A face with what comes of it: the tripled amount beside ×3, and whom a boar pays. */
function faceOption(
  option: Extract<Option, { readonly face: string }>,
  { heroes }: View,
  nameOf: (seat: Seat) => string,
  words: Words,
  { beside }: Params,
): string {
  const { options } = words
  const face = `[${faceText(option.face, words)}]`
  const power = powerOf(faceOf(option.face)!)
  const isTripled = option.is === 'mirror' && beside !== undefined && faceOf(beside) === TRIPLE
  if (power.kind === 'boar' && option.is !== 'garden') {
    const owner = heroes.find(({ cards }) => cards.some(({ colour }) => colour === power.colour))
    const boar = isTripled ? options.times(face, TRIPLED) : face
    return owner ? options.pays(boar, nameOf(owner.seat)) : boar
  }
  const tripled = isTripled ? faceText(option.face, words, TRIPLED) : ''
  return tripled === '' || tripled === faceText(option.face, words)
    ? face
    : options.gives(options.times(face, TRIPLED), tripled)
}

function whyNotText(why: WhyNot, words: Words): string {
  if (why.is !== 'short') return words.whyNot[why.is]
  const { gold = 0, sun = 0, moon = 0 } = why.of
  return words.whyNot.short(amountsInWords([gold, sun, moon, 0], words))
}

/** What a face costs; less through a ship, by as much as its roll multiplies it. */
function priceIn({ applying }: View, face: string, byShip: boolean): number {
  const factor = applying.at(-1)?.factor ?? 0
  return reduced(faceOf(face)!, byShip ? SHIP_DISCOUNT * factor : 0)
}

/** The die and the face at a place, from 0 to 11, on the dice of whoever has a face in hand. */
function faceAt({ heroes }: View, place: number) {
  const at = Math.floor(place / SIDES)
  const hero = heroes.find(({ forging }) => forging !== null)
  return { die: DICE[at]!, face: hero?.dice[at]?.faces[place % SIDES]?.face ?? '' }
}

const tritonGain = (resource: TritonResource, { grammar }: Words): string => grammar.amount(TRITON[resource], resource)

/** `cards` is one word for all piles, or cards and then a word for the other piles. */
function matchOptionText(name: string, value: string | undefined, { names }: Words): string {
  const { cardSets, otherPiles, cards, matchOptions, byChance } = names
  if (value === undefined) return matchOptions[name as keyof typeof matchOptions] ?? name
  if (value === BY_CHANCE) return byChance
  if (name !== 'cards') return value
  if (Object.hasOwn(cardSets, value)) return cardSets[value as CardSet]
  const words: Readonly<Record<string, string>> = { ...cards, ...otherPiles }
  return value
    .split(',')
    .map((word) => words[word] ?? word)
    .join(', ')
}

export const TEXT = Object.fromEntries(LANGUAGES.map((language) => [language, textIn(WORDS[language])])) as ByLanguage<
  GameText<View>
>
