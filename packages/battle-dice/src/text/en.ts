import type { GameText } from '@alea/engine'
import type { Race } from '../content/races.ts'
import type { BattleEvent, Shown } from '../events.ts'
import { facts } from '../facts.ts'
import type { View } from '../view.ts'
import { faceWords, meaningOf } from './lookup.ts'

const RACE: Record<Race, string> = {
  goblin: 'goblin',
  orc: 'orc',
  dwarf: 'dwarf',
  elf: 'elf',
  troll: 'troll',
  mage: 'dark mage',
}

const POWER: Record<string, string> = {
  priority: 'priority',
  slow: 'slow',
  keep: 'keep',
  corruption: 'corruption',
  death: 'death',
  ko: 'KO',
  'major-shield': 'major shield',
  'minor-shield': 'minor shield',
  retry: 'retry',
  replace: 'replace',
  reinforce: 'reinforce',
  regenerate: 'regenerate',
  pauldron: 'pauldron',
  wound: 'wound',
  heal: 'heal',
}

const STEPS = ['', 'priority', 'dark mages', 'trolls', 'elves', 'dwarves and orcs', 'goblins', 'slow faces']
const ORDINALS = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth']

const race = (name: string): string => RACE[name as Race] ?? name
const a = (name: string): string => (/^[aeo]/.test(race(name)) ? `an ${race(name)}` : `a ${race(name)}`)
const faceText = (text: string): string => faceWords(text, (power) => POWER[power] ?? power)
const one = ({ race: name, face }: Shown): string =>
  face === undefined ? race(name) : `${race(name)} [${faceText(face)}]`
const several = (creatures: readonly Shown[]): string => creatures.map(one).join(', ')
const th = (place: number): string => ORDINALS[place] ?? `${place}th`

const ASK: Record<string, (p: Params) => string> = {
  release: () => 'Let a kept creature go to the infirmary?',
  send: ({ place = 1, left = 1 }) =>
    `Line up your row: who stands ${th(place)}${left > 1 ? ` (${left} still to send)` : ''}?`,
  activate: ({ step = 0 }) => `Powers, ${STEPS[step]}: which creature acts first?`,
  multiplier: () => 'Move your multiplier to the left of the creature it should multiply?',
  'major-shield': () => 'Raise the major shield: it protects everyone to its right. Where?',
  'minor-shield': () => 'Raise the minor shield: it protects the next creature to its right. Where?',
  keep: () => 'Keep this die in the arena from turn to turn?',
  corruption: () => 'Corrupt an opponent’s creature: it fights for you this turn. Which?',
  death: () => 'Death: which creature leaves the game?',
  ko: ({ left = 1 }) => `Knock out ${left > 1 ? `up to ${left} creatures` : 'a creature'}: which?`,
  retry: ({ left = 1 }) => `Roll again ${left > 1 ? `up to ${left} creatures of one player` : 'a creature'}: which?`,
  replace: () => 'Replace a creature by one from its owner’s locker room: which leaves?',
  replacement: () => 'Your creature is replaced: who comes in?',
  reinforce: ({ race: name = 'goblin' }) =>
    `Call reinforcements: how many ${name === 'elf' ? 'elves' : `${race(name)}s`}?`,
  wound: () => 'Wound a creature in an opponent’s locker room: which?',
  heal: () => 'Heal a creature: who returns to your locker room?',
  buy: ({ gold = 0 }) => `You have ${gold} gold: buy a creature?`,
}

interface Params {
  place?: number
  left?: number
  step?: number
  race?: string
  gold?: number
}

const WORD: Record<string, Record<string, string>> = {
  release: { none: 'keep them all' },
  activate: { none: 'use none of these powers' },
  multiplier: { none: 'leave it where it stands' },
  'major-shield': { none: 'do not raise it' },
  'minor-shield': { none: 'do not raise it' },
  keep: { keep: 'keep it in the arena', none: 'do not keep it' },
  reinforce: { none: 'call nobody' },
  buy: { done: 'stop buying' },
}

export const en: GameText<View> = {
  title: facts.title.en,
  pitch: facts.pitch.en,
  ask: (name, params) => ASK[name]?.(params as Params) ?? name,
  option(name, value, view, nameOf) {
    const meaning = meaningOf(name, value, view)
    switch (meaning.kind) {
      case 'word': {
        const { word } = meaning
        if (name === 'buy' && word !== 'done') return a(word)
        return WORD[name]?.[word] ?? (word === 'none' ? 'nobody' : race(word))
      }
      case 'place':
        return name === 'reinforce' ? String(meaning.place) : `to the ${th(meaning.place)} place`
      case 'fighter': {
        const { fighter, seat, place } = meaning
        return `${nameOf(seat)}, ${th(place)}: ${race(fighter.race)} [${faceText(fighter.text ?? '')}]`
      }
      case 'patient':
        return `${nameOf(meaning.seat)}: ${race(meaning.race)}`
    }
  },
  event(event, nameOf) {
    const e = event as BattleEvent
    switch (e.type) {
      case 'first-player':
        return `${nameOf(e.seat)} is the first player.`
      case 'turn':
        return `Turn ${e.turn}: ${nameOf(e.first)} begins.`
      case 'returned':
        return `${nameOf(e.seat)}: the infirmary returns to the locker room.`
      case 'released':
        return `${nameOf(e.seat)} lets ${one(e.creature)} go to the infirmary.`
      case 'sent':
        return `${nameOf(e.seat)} sends ${a(e.creature.race)}.`
      case 'rolled':
        return `${nameOf(e.seat)} rolls ${several(e.creatures)}.`
      case 'step':
        return undefined
      case 'moved':
        return `${nameOf(e.seat)} moves ${one(e.creature)} to the ${th(e.place)} place.`
      case 'shielded':
        return `${nameOf(e.seat)} raises a shield: ${one(e.creature)}.`
      case 'kept':
        return `${nameOf(e.seat)} keeps ${one(e.creature)} in the arena.`
      case 'corrupted':
        return `${nameOf(e.seat)} corrupts ${one(e.creature)} of ${nameOf(e.from)}.`
      case 'killed':
        return `${nameOf(e.seat)} kills ${one(e.creature)} of ${nameOf(e.owner)}.`
      case 'knocked-out':
        return `${nameOf(e.seat)} knocks out ${one(e.creature)} of ${nameOf(e.owner)}.`
      case 'rerolled':
        return `${nameOf(e.seat)} has ${nameOf(e.row)}’s dice rolled again: ${several(e.creatures)}.`
      case 'replaced':
        return `${nameOf(e.seat)} replaces ${race(e.gone.race)} of ${nameOf(e.owner)} by ${one(e.newcomer)}.`
      case 'reinforced':
        return `${nameOf(e.seat)} is reinforced by ${several(e.creatures)}.`
      case 'wounded':
        return `${nameOf(e.seat)} wounds ${a(e.creature.race)} of ${nameOf(e.owner)}.`
      case 'healed':
        return `${nameOf(e.seat)} heals ${a(e.creature.race)}.`
      case 'gold':
        return `${nameOf(e.seat)} earns ${e.gold} gold.`
      case 'bought':
        return `${nameOf(e.seat)} buys ${a(e.creature.race)} (${e.gold} gold left).`
      case 'regenerated':
        return `${nameOf(e.seat)}: the ${race(e.creature.race)} regenerates.`
      case 'ended':
        return `The match is over: ${e.values.map((value, seat) => `${nameOf(seat)} ${value}`).join(', ')}.`
    }
  },
  reason: (reason) => (reason === 'sold-out' ? 'Two races are sold out.' : 'The sixtieth turn is over.'),
  matchOption(name, value) {
    if (value === undefined) return name === 'dice' ? 'Dice' : name
    return TABLE_NAMES[value] ?? 'house dice'
  },
}

const TABLE_NAMES: Readonly<Record<string, string>> = {
  standard: 'standard',
  prototype: 'first prototype: generous dice',
}

/** Names for boards: races and faces in this language. */
export const names = { race, face: faceText, steps: STEPS }
