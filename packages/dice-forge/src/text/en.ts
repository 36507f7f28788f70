import type { GameText, Json } from '@alea/engine'
import { TRITON } from '../content/effects.ts'
import { faceOf } from '../content/faces.ts'
import { RESOURCES, type Resource } from '../content/resources.ts'
import type { ForgeEvent } from '../events.ts'
import { facts } from '../facts.ts'
import type { Die } from '../state.ts'
import type { View } from '../view.ts'
import { amountText, faceText, RESOURCE_WORDS } from './amounts.ts'
import { reinforcementText } from './describe.ts'
import { placeOf, priceText } from './lookup.ts'
import { cardName, dieName } from './names.ts'

const card = (id: string): string => cardName(id, 'en')
const face = (id: string): string => `[${faceText(id, 'en')}]`
const die = (id: Die): string => dieName(id, 'en')
const amounts = (parts: Readonly<Record<Resource, number>>): string =>
  RESOURCES.flatMap((resource) => (parts[resource] > 0 ? [amountText(parts[resource], resource, 'en')] : [])).join(
    ', ',
  ) || 'nothing'

interface Params {
  gold?: number
  sun?: number
  moon?: number
  face?: string
  faces?: string[]
  beside?: string
  losing?: boolean
  by?: string
  among?: number[]
  resource?: Resource
  amount?: number
  glory?: number
  discount?: number
  count?: number
  left?: number
}

const source = (by: string): string => (faceOf(by) === undefined ? card(by) : face(by))

const ASK: Readonly<Record<string, (p: Params) => string>> = {
  mirror: ({ losing, beside = '' }) =>
    `${losing ? 'Your mirror must take a face, and you lose what it gives: which?' : 'Your mirror: which displayed face do you take?'}${beside ? ` Your other die shows ${face(beside)}.` : ''}`,
  order: () => 'Which face do you apply first?',
  pick: ({ by = '', losing }) => `${source(by)}: what do you ${losing ? 'lose' : 'take'}?`,
  hammer: ({ gold = 0 }) => `You gain ${gold} gold: how much of it goes to the hammer?`,
  convert: ({ amount = 0, resource = 'gold', glory = 0 }) =>
    `Take ${glory} glory instead of ${amountText(amount, resource, 'en')}?`,
  forge: ({ face: id = '' }) => `Forge ${face(id)}: which face does it replace?`,
  ship: ({ discount = 0, gold = 0 }) => `Ship: buy a face for ${discount} gold less? You have ${gold} gold.`,
  triton: () => 'End of your turn: give up a Triton token?',
  cerberus: ({ faces = [] }) => `Give up a Cerberus token to apply ${faces.map(face).join(' ')} again?`,
  die: ({ count = 1 }) =>
    count > 1 ? `${count} minor favours with one die: which?` : 'A minor favour: which die do you roll?',
  steal: ({ left = 1 }) =>
    left > 1 ? 'Satyrs: which face do you take first?' : 'Satyrs: which face do you take from another die?',
  garden: () => 'Which face do you take from the gardens?',
  bearer: ({ face: id = '' }) => `Who has to forge ${face(id)}?`,
  reinforce: () => 'Call reinforcements?',
  buy: ({ gold = 0 }) => `You have ${gold} gold left: another face, different from those bought?`,
  action: ({ gold = 0, sun = 0, moon = 0 }) =>
    `Buy faces or take a card? You have ${gold} gold, ${sun} sun, ${moon} moon.`,
  extra: ({ gold = 0, sun = 0, moon = 0 }) =>
    `Act once more for 2 sun? You have ${gold} gold, ${sun} sun, ${moon} moon.`,
}

const WORD: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  action: { pass: 'do nothing' },
  extra: { pass: 'end the turn', pay: 'pay 2 sun first, then choose' },
  buy: { done: 'stop buying' },
  reinforce: { done: 'no more reinforcements' },
  ship: { none: 'buy nothing' },
  triton: { none: 'keep it' },
  cerberus: { again: 'apply them again', none: 'keep the token' },
  convert: { glory: 'take glory', keep: 'keep it as it is' },
  die: { light: 'the light die', dark: 'the dark die' },
}

function option(name: string, value: Json, view: View, nameOf: (seat: number) => string): string {
  if (name === 'bearer') return nameOf(value as number)
  if (name === 'hammer') return value === 0 ? 'none' : `${value} gold`
  if (name === 'forge') {
    const place = placeOf(view, value as number)
    return `${die(place.die)}: ${faceText(place.face, 'en')}`
  }
  const word = String(value)
  const own = WORD[name]?.[word]
  if (own) return own
  if (word.startsWith('triton-')) return `Triton token: ${tritonText(word.slice('triton-'.length))}`
  if (name === 'pick') return RESOURCE_WORDS.en[word as Resource]
  if (name === 'reinforce') return `${card(word)}: ${reinforcementText(word, 'en')}`
  const price = priceText(name, word, view, 'en')
  const what = faceOf(word) === undefined ? card(word) : face(word)
  return price === '' ? what : `${what} for ${price}`
}

const tritonText = (resource: string): string =>
  amountText(TRITON[resource as keyof typeof TRITON], resource as Resource, 'en')

function event(e: ForgeEvent, nameOf: (seat: number) => string): string | undefined {
  switch (e.type) {
    case 'first-player':
      return `${nameOf(e.seat)} is the first player.`
    case 'sets':
      return `Cards of this match: ${e.cards.map(card).join(', ')}.`
    case 'removed':
      return `Back to the box: ${e.faces.map(face).join(' ')}.`
    case 'round':
      return `Round ${e.round} of ${e.rounds}.`
    case 'turn':
      return `${nameOf(e.seat)} is the active player.`
    case 'rolled':
      return `${nameOf(e.seat)} rolls ${e.dice.map((one) => face(one.face)).join(' ')}.`
    case 'mirrored':
      return `${nameOf(e.seat)}’s mirror takes ${face(e.face)}.`
    case 'ordered':
      return `${nameOf(e.seat)} applies ${face(e.face)} first.`
    case 'picked':
      return undefined
    case 'chose-die':
      return `${nameOf(e.seat)} takes the ${die(e.die)}.`
    case 'stole':
      return `${nameOf(e.seat)} takes ${face(e.face)}.`
    case 'gained':
      return `${nameOf(e.seat)} gains ${amounts(e)}${e.wasted > 0 ? `; ${e.wasted} did not fit` : ''}.`
    case 'lost':
      return `${nameOf(e.seat)} loses ${amounts(e)}.`
    case 'converted':
      return `${nameOf(e.seat)} takes ${e.glory} glory instead of ${amountText(e.amount, e.resource, 'en')}.`
    case 'hammered':
      return `${nameOf(e.seat)} puts ${e.gold} gold into the hammer.`
    case 'hammer-pass':
      return `${nameOf(e.seat)} finishes pass ${e.pass} of the hammer: ${e.glory} glory.`
    case 'repeated':
      return `${nameOf(e.seat)} gives up a Cerberus token: once more.`
    case 'reinforced':
      return `${nameOf(e.seat)} calls ${card(e.card)}.`
    case 'spent':
      return `${nameOf(e.seat)} spends ${e.gold} gold.`
    case 'passed':
      return `${nameOf(e.seat)} does nothing.`
    case 'extra':
      return `${nameOf(e.seat)} pays ${e.sun} sun to act again.`
    case 'bought':
      return `${nameOf(e.seat)} buys ${face(e.face)} for ${e.price} gold.`
    case 'forged':
      return `${nameOf(e.seat)} forges ${face(e.face)} over ${face(e.over)} on the ${die(e.die)}.`
    case 'paid':
      return `${nameOf(e.seat)} pays ${amounts({ gold: 0, sun: e.sun, moon: e.moon, glory: 0 })} for ${card(e.card)}.`
    case 'moved':
      return `${nameOf(e.seat)} travels to island ${e.island}.`
    case 'ousted':
      return `${nameOf(e.by)} ousts ${nameOf(e.seat)}.`
    case 'took':
      return `${nameOf(e.seat)} takes ${card(e.card)}.`
    case 'hammer-opened':
      return undefined
    case 'chest':
      return `${nameOf(e.seat)}’s reserves grow.`
    case 'token':
      return `${nameOf(e.seat)} has a ${card(e.token)} token.`
    case 'cashed':
      return `${nameOf(e.seat)} gives up a Triton token for ${tritonText(e.resource)}.`
    case 'garden':
      return `${nameOf(e.seat)} takes ${face(e.face)} from the gardens.`
    case 'boar':
      return `${nameOf(e.seat)} gives ${face(e.face)} to ${nameOf(e.bearer)}.`
    case 'ended':
      return `The match is over: ${e.scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ')}.`
  }
}

export const en: GameText<View> = {
  title: facts.title.en,
  pitch: facts.pitch.en,
  ask: (name, params) => ASK[name]?.(params as Params) ?? name,
  option,
  event: (e, nameOf) => event(e as ForgeEvent, nameOf),
  reason: () => 'The last round is over.',
  matchOption(name, value) {
    if (name === 'reflection') return value === undefined ? 'Mirrors reflect one’s own dice' : value
    if (value === undefined) return 'Cards'
    return (
      CARD_SETS[value] ??
      value
        .split(',')
        .map((id) => OTHER_PILES[id] ?? card(id))
        .join(', ')
    )
  },
}

const CARD_SETS: Readonly<Record<string, string>> = {
  first: 'for a first match',
  alternative: 'the alternative ones',
  random: 'drawn by lot',
}
/** After cards that were named. */
const OTHER_PILES: Readonly<Record<string, string>> = {
  alternative: 'the other piles with their alternative card',
  random: 'the other piles drawn by lot',
}
