import type { Json, Seat } from '@alea/engine'
import type { View } from '../../view.ts'
import { branchText, isBranch, tierName } from '../labels.ts'
import { abilityName, actionParts, sourceName, tokenName } from '../lexicon.ts'

const VERB: Record<string, string> = {
  play: 'jouer',
  spend: 'dépenser',
  use: 'utiliser',
  sell: 'vendre',
  top: 'mettre sur la pioche :',
  bottom: 'mettre sous la pioche :',
}

const WORD: Record<string, string> = {
  pass: 'passer',
  end: 'passer à la phase suivante',
  none: 'rien',
  again: 'encore une fois',
  pay: 'payer 2 PC',
  skip: 'passer le lancer offensif',
  top: 'dessus',
  bottom: 'dessous',
  gain: 'prendre',
  decline: 'refuser',
  reroll: 'le relancer',
  done: 'continuer',
  look: 'regarder le dessus de la pioche',
  reveal: 'montrer ces cartes et chercher dans la pioche',
  keep: 'le garder',
}

/** Ne rien faire, là où le mot seul en dirait trop peu. */
const NONE: Record<string, string> = {
  attempt: 'finir le lancer sans capacité',
  defend: 'pas de défense',
}

export function actionWords(action: string): string {
  if (action.startsWith('announce:')) return `annoncer ${abilityName(action.slice(9), 'fr')}`
  const { verb, name } = actionParts(action, 'fr')
  return `${VERB[verb] ?? verb} ${name}`
}

const kept = (set: number): string => {
  const dice = [1, 2, 3, 4, 5].filter((place) => set & (1 << (place - 1)))
  return dice.length === 0 ? 'tout relancer' : `garder ${dice.length === 1 ? 'le dé' : 'les dés'} ${dice.join(', ')}`
}

export function option(name: string, value: Json, view: View, nameOf: (seat: Seat) => string): string {
  if (typeof value === 'number') {
    if (name === 'attempt' || name === 'keep-dice') return kept(value)
    if (name === 'target' || name === 'choose-player') return nameOf(value)
    if (name === 'reroll-die') return `dé ${value}`
    return String(value)
  }
  if (Array.isArray(value)) return `${value.length > 1 ? 'dés' : 'dé'} ${value.join(' et ')}`
  if (isBranch(value)) return branchText(value, 'fr') || 'rien'
  const word = String(value)
  if (word === 'none' && NONE[name]) return NONE[name]
  if (word.startsWith('announce:')) return `annoncer ${tierName(word.slice(9), view, 'fr')}`
  if (WORD[word]) return WORD[word]
  if (word.includes(':')) return actionWords(word)
  const die = /^(\d)=(\d)$/.exec(word)
  if (die) return `le dé ${die[1]} devient ${die[2]}`
  const token = /^p(\d)\.(.+)$/.exec(word)
  if (token) return `${nameOf(Number(token[1]) - 1)} : ${tokenName(token[2]!, 'fr')}`
  if (name === 'upkeep') return sourceName(word.split('/')[2] ?? word, 'fr')
  return sourceName(word, 'fr')
}
