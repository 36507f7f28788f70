import type { Json, Seat } from '@alea/engine'
import type { View } from '../../view.ts'
import { branchText, isBranch, tierName } from '../labels.ts'
import { abilityName, actionParts, sourceName, tokenName } from '../lexicon.ts'

const VERB: Record<string, string> = {
  play: 'play',
  spend: 'spend',
  use: 'use',
  sell: 'sell',
  announce: 'announce',
  top: 'put on top of the deck:',
  bottom: 'put at the bottom of the deck:',
}

const WORD: Record<string, string> = {
  pass: 'pass',
  end: 'go on to the next phase',
  none: 'none',
  again: 'once more',
  pay: 'pay 2 CP',
  skip: 'skip the offensive roll',
  top: 'on top',
  bottom: 'at the bottom',
  gain: 'take it',
  decline: 'decline',
  reroll: 'roll it again',
  done: 'go on',
  look: 'look at the top of the deck',
  reveal: 'show these cards and search the deck',
  keep: 'keep it',
}

/** Doing none of it, where the bare word would say too little. */
const NONE: Record<string, string> = {
  attempt: 'end the roll without an ability',
  defend: 'no defence',
}

export function actionWords(action: string): string {
  if (action.startsWith('announce:')) return `announce ${abilityName(action.slice(9), 'en')}`
  const { verb, name } = actionParts(action, 'en')
  return `${VERB[verb] ?? verb} ${name}`
}

const kept = (set: number): string => {
  const dice = [1, 2, 3, 4, 5].filter((place) => set & (1 << (place - 1)))
  return dice.length === 0 ? 'roll all dice again' : `keep ${dice.length === 1 ? 'die' : 'dice'} ${dice.join(', ')}`
}

export function option(name: string, value: Json, view: View, nameOf: (seat: Seat) => string): string {
  if (typeof value === 'number') {
    if (name === 'attempt' || name === 'keep-dice') return kept(value)
    if (name === 'target' || name === 'choose-player') return nameOf(value)
    if (name === 'reroll-die') return `die ${value}`
    return String(value)
  }
  if (Array.isArray(value)) return `${value.length > 1 ? 'dice' : 'die'} ${value.join(' and ')}`
  if (isBranch(value)) return branchText(value, 'en') || 'nothing'
  const word = String(value)
  if (word === 'none' && NONE[name]) return NONE[name]
  if (word.startsWith('announce:')) return `announce ${tierName(word.slice(9), view, 'en')}`
  if (WORD[word]) return WORD[word]
  if (word.includes(':')) return actionWords(word)
  const die = /^(\d)=(\d)$/.exec(word)
  if (die) return `die ${die[1]} becomes ${die[2]}`
  const token = /^p(\d)\.(.+)$/.exec(word)
  if (token) return `${nameOf(Number(token[1]) - 1)}: ${tokenName(token[2]!, 'en')}`
  if (name === 'upkeep') return sourceName(word.split('/')[2] ?? word, 'en')
  return sourceName(word, 'en')
}
