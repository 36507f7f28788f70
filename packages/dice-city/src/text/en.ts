import type { GameText, Seat } from '@alea/engine'
import { amountsEn } from '../abilities/amounts.ts'
import { idOf } from '../content/cards.ts'
import { LOCATION } from '../content/locations.ts'
import type { CityEvent } from '../events.ts'
import { facts } from '../facts.ts'
import type { View } from '../view.ts'
import { type Meaning, meaningOf, type Spot } from './meaning.ts'
import { abilityText, type Names } from './names.ts'

export const names: Names = {
  location: {
    'lumber-mill': 'Lumber Mill',
    quarry: 'Quarry',
    mine: 'Mine',
    'regular-army': 'Regular Army',
    barracks: 'Barracks',
    blacksmith: 'Blacksmith',
    catapult: 'Catapult',
    'training-camp': 'Training Camp',
    'watch-tower': 'Watch Tower',
    bazaar: 'Bazaar',
    'market-place': 'Market Place',
    'merchant-guild': 'Merchant Guild',
    mint: 'Mint',
    storehouse: 'Storehouse',
    cathedral: 'Cathedral',
    'festival-hall': 'Festival Hall',
    'grand-statue': 'Grand Statue',
    'great-wall': 'Great Wall',
    manor: 'Manor',
    cemetery: 'Cemetery',
    church: 'Church',
    stables: 'Stables',
    'town-hall': 'Town Hall',
    well: 'Well',
    forest: 'Forest',
    mountain: 'Mountain',
    cave: 'Cave',
    militia: 'Militia',
    'small-house': 'Small House',
    traveller: 'Traveller',
  },
  type: { resource: 'resource', military: 'military', economic: 'economic', cultural: 'cultural', civic: 'civic' },
  keyword: { army: 'Army', harvest: 'Harvest' },
  resource: { wood: 'wood', stone: 'stone', iron: 'iron' },
  row: { white: 'white', yellow: 'yellow', red: 'red', blue: 'blue', black: 'black' },
  bandit: { small: 'small bandits', medium: 'bandits', large: 'large bandits' },
  ship: { small: 'small ship', medium: 'ship', large: 'large ship' },
  step: { dice: 'dice', attack: 'attack', build: 'building and trade', 'end-turn': 'end of turn' },
  end: {
    bandits: 'The last bandits are beaten.',
    ships: 'Two piles of trade ships are empty.',
    deck: 'The location deck is empty.',
    rows: 'Two rows of a city are complete.',
    'round-limit': 'A hundred rounds are enough.',
    goal: 'The goal is reached.',
    'no-goal': 'The goal is missed.',
  },
  ability: (id) =>
    abilityText(id, 'en', {
      exhausts: 'Using it deactivates it.',
      row: 'Worth 1 VP for each cultural location on its row, itself included.',
      adorn: (most) => `When built: pay up to ${most} more stone and iron, in any mix; gain 1 VP for each.`,
      shelter: (amount) => `Always: every other card on its row has ${amount} more defence.`,
    }),
}

interface Params {
  dice?: number
  hourglasses?: number
  strength?: number
  watch?: number
  stock?: number[]
  left?: number
  location?: number
  kind?: number
  owner?: Seat
}

const location = (kind: number | undefined): string => (kind === undefined ? 'it' : names.location[idOf(kind)])

const ASK: Readonly<Record<string, (p: Params) => string>> = {
  spend: ({ dice = 0 }) =>
    dice === 0 ? 'Turn hourglasses, or go on?' : `Spend a die: which, and for what? (${dice} left)`,
  recruit: () => 'Barracks: where does the Regular Army go?',
  exchange: () => 'Market Place: what do you exchange?',
  multiply: () => 'Storehouse: which resource do you pay, for three of it?',
  copy: (p) => `${location(p.location)}: whose ability do you use?`,
  ride: () => 'Stables: which die do you move, and where?',
  well: () => 'Well: which other dice do you roll again?',
  discard: ({ left = 0 }) => `Which card leaves the display? (${left} to go)`,
  disturb: () => 'Which die must be rolled again?',
  attack: ({ strength = 0, watch = 0 }) =>
    `Attack with strength ${strength}${watch > 0 ? ` and ${watch} against bandits` : ''}: whom?`,
  build: ({ stock = [] }) => `You have ${amountsEn(stock)}: build or trade?`,
  adorn: () => 'Grand Statue: what do you add for more points?',
  site: (p) => `Where do you build: ${location(p.kind)}?`,
  declare: () => 'Two of your rows are complete: shall this be the last round?',
}

const DONE: Readonly<Record<string, string>> = {
  spend: 'go on',
  attack: 'no more attacks',
  build: 'build no more',
}
const NONE: Readonly<Record<string, string>> = {
  exchange: 'exchange nothing',
  multiply: 'nothing',
  ride: 'leave all dice',
  well: 'no others',
  adorn: 'nothing more',
}

const at = ({ cell, location: id }: Spot): string => `${cell} ${names.location[id]}`
const cost = (amounts: readonly number[] | undefined): string => amountsEn(amounts ?? [])

const rowText = ({ top }: { top: boolean }): string => (top ? ', top row' : '')

function label(meaning: Meaning, question: string, nameOf: (seat: Seat) => string): string {
  const { row, resource } = names
  switch (meaning.is) {
    case 'done':
      return DONE[question] ?? 'done'
    case 'none':
      return NONE[question] ?? 'nothing'
    case 'use':
      return `${row[meaning.die]}: use ${at(meaning.at)}`
    case 'pass':
      return `${row[meaning.die]}: pass for an hourglass`
    case 'refresh':
      return `${row[meaning.die]}: replace four cards`
    case 'idle':
      return `${row[meaning.die]}: nothing`
    case 'reactivate':
      return `${row[meaning.die]}: reactivate ${at(meaning.at)}`
    case 'move':
      return `${row[meaning.by]}: ${row[meaning.die]} → ${at(meaning.to)}`
    case 'glass':
      return `2 hourglasses: ${GLASS[meaning.effect]}`
    case 'spot':
      return at(meaning.at)
    case 'resource':
      return resource[meaning.resource]
    case 'deal':
      return `${amountsEn(meaning.paid)} for ${amountsEn(meaning.got)}`
    case 'disturb':
      return `${nameOf(meaning.seat)}: ${row[meaning.die]}, on ${at(meaning.at)}`
    case 'dice':
      return meaning.dice.map((die) => row[die]).join(', ')
    case 'card':
      return `${names.location[meaning.location]}${rowText(meaning)}`
    case 'bandit':
      return `${names.bandit[meaning.size]} (${meaning.defense}): ${meaning.points} VP`
    case 'rob':
      return `${nameOf(meaning.seat)}’s stock (2): 1 ${resource[meaning.resource]}`
    case 'raid':
      return `${nameOf(meaning.seat)}, ${at(meaning.at)} (${meaning.defense}): ${meaning.points} VP`
    case 'buy':
      return `${names.location[meaning.location]} (${cost(LOCATION[meaning.location].cost)})${rowText(meaning)}`
    case 'ship':
      return `${names.ship[meaning.size]}: ${meaning.points} VP`
    case 'adorn':
      return `${amountsEn([0, meaning.stone, meaning.iron])}: ${meaning.stone + meaning.iron} VP`
    case 'declare':
      return meaning.end ? 'yes, the last round' : 'no, play on'
  }
}

const GLASS = {
  wood: '1 wood',
  stone: '1 stone',
  iron: '1 iron',
  strength: '+1 strength',
  disturb: 'everyone else rolls a die again',
}

export const en: GameText<View> = {
  title: facts.title.en,
  pitch: facts.pitch.en,
  ask: (name, params) => ASK[name]?.(params as Params) ?? name,
  option: (name, value, view, nameOf) => label(meaningOf(name, value, view), name, nameOf),
  event: (event, nameOf) => sentence(event as CityEvent, nameOf),
  reason: (reason) => names.end[reason as keyof typeof names.end] ?? reason,
  matchOption(name, value) {
    return (value === undefined ? OPTION : VALUE)[value ?? name] ?? value ?? name
  },
}

const OPTION: Readonly<Record<string, string>> = {
  openPoints: 'Point tokens face up',
  rows: 'Two complete rows',
  level: 'Alone: cards in a row',
  target: 'Alone: points to reach',
  soloRefresh: 'Alone: the display may be refreshed',
}
const VALUE: Readonly<Record<string, string>> = {
  automatic: 'end the match',
  declared: 'end it if their owner wants',
  normal: 'four, fifteen turns',
  hard: 'five, twelve turns',
}

function sentence(e: CityEvent, nameOf: (seat: Seat) => string): string | undefined {
  const { row, resource, location: called } = names
  const list = (cards: readonly { location: keyof typeof called }[]) =>
    cards.map((each) => called[each.location]).join(', ')
  switch (e.type) {
    case 'first-player':
      return `${nameOf(e.seat)} is the first player.`
    case 'dealt':
      return `On display: ${list(e.cards)}.`
    case 'rolled':
      return `${nameOf(e.seat)} rolls ${e.dice.join(' ')}.`
    case 'turn':
      return `Round ${e.round}${e.last ? ', the last' : ''}: ${nameOf(e.seat)}.`
    case 'used':
      return `${nameOf(e.seat)} uses ${called[e.location]} on ${e.cell} with the ${row[e.die]} die.`
    case 'copied':
      return `${nameOf(e.seat)} uses the ability of ${called[e.location]} on ${e.cell}.`
    case 'gained':
      return `${nameOf(e.seat)} gains ${amountsEn(e.gain)}.`
    case 'strength':
      return `${nameOf(e.seat)}: +${e.amount} strength${e.banditsOnly ? ' against bandits' : ''} (${e.total}).`
    case 'lasting':
      return `${nameOf(e.seat)}, this turn: ${LASTING[e.effect]} ${e.total}.`
    case 'points':
      return `${nameOf(e.seat)} gains ${e.points} VP.`
    case 'moved':
      return `${nameOf(e.seat)} moves the ${row[e.die]} die to ${e.cell} with the ${row[e.by]} one.`
    case 'rerolled':
      return `${nameOf(e.owner)} rolls again: ${e.dice.map(({ cell }) => cell).join(', ')}.`
    case 'exchanged':
      return `${nameOf(e.seat)} pays ${amountsEn(e.paid)} for ${amountsEn(e.got)}.`
    case 'discarded':
      return `Off the display: ${list(e.cards)}.`
    case 'reactivated':
      return `${nameOf(e.seat)} reactivates ${called[e.location]} on ${e.cell} with the ${row[e.die]} die.`
    case 'passed':
      return `${nameOf(e.seat)} passes with the ${row[e.die]} die (hourglasses: ${e.hourglasses}).`
    case 'idled':
      return `${nameOf(e.seat)} lets the ${row[e.die]} die go.`
    case 'hourglass':
      return `${nameOf(e.seat)} turns two hourglasses: ${GLASS[e.effect]}.`
    case 'bandit':
      return `${nameOf(e.seat)} beats ${names.bandit[e.size]}: ${e.points} VP.`
    case 'attacked':
      return `${nameOf(e.seat)} attacks ${nameOf(e.owner)}: ${called[e.location]} on ${e.cell} is deactivated.`
    case 'robbed':
      return `${nameOf(e.seat)} takes 1 ${resource[e.resource]} from ${nameOf(e.owner)}.`
    case 'built': {
      const over = e.covered ? `, over ${called[e.covered.location]}` : ''
      return `${nameOf(e.seat)} builds ${called[e.piece.location]} on ${e.cell}${over}.`
    }
    case 'adorned':
      return `${nameOf(e.seat)} adds ${amountsEn([0, e.stone, e.iron])} to the statue.`
    case 'shipped':
      return `${nameOf(e.seat)} fills a ${names.ship[e.size]}: ${e.points} VP.`
    case 'stored':
      return `${nameOf(e.seat)} keeps ${amountsEn(e.stock)}, returns ${amountsEn(e.returned)}.`
    case 'ending':
      return `${names.end[e.reason]} This round is the last.`
    case 'declined':
      return `${nameOf(e.seat)} has two complete rows and plays on.`
    case 'ended':
      return `The match is over: ${e.scores.map((score, seat) => `${nameOf(seat)} ${score}`).join(', ')}.${e.nextTarget === undefined ? '' : ` The next goal: ${e.nextTarget} VP.`}`
  }
}

const LASTING = { forge: 'strength of armies +', mint: 'yield of resource locations +', train: 'defence of bandits −' }
