import type { options as en } from '../en/options.ts'
import { grammar } from './grammar.ts'

export const options: typeof en = {
  pass: { action: 'ne rien faire', extra: 'terminer le tour' },
  pay: (sun) => `payer d’abord ${grammar.amount(sun, 'sun')}, puis choisir`,
  done: { buy: 'ne plus acheter', reinforce: 'ne plus appeler de renforts' },
  none: { ship: 'ne rien acheter', triton: 'le garder', cerberus: 'garder le jeton' },
  again: 'les appliquer à nouveau',
  convert: { glory: 'prendre la gloire', keep: 'garder tel quel' },
  die: { light: 'le dé clair', dark: 'le dé foncé' },
  noGold: 'rien',
  gold: (gold) => `${gold} or`,
  onDie: (die, face) => `${die} : ${face}`,
  triton: (gain) => `jeton Triton : ${gain}`,
  reinforcement: (card, effect) => `${card} : ${effect}`,
  priced: (thing, price) => `${thing} pour ${price}`,
}
