import type { options as en } from '../en/options.ts'
import { de, grammar } from './grammar.ts'

export const options: typeof en = {
  pass: { action: 'ne rien faire', extra: 'terminer le tour' },
  pay: (sun) => `payer d’abord ${grammar.amount(sun, 'sun')}, puis choisir`,
  done: { buy: 'ne plus acheter', reinforce: 'ne plus appeler de renforts' },
  none: { ship: 'ne rien acheter', triton: 'le garder', cerberus: 'garder le jeton' },
  again: 'les appliquer à nouveau',
  convert: { glory: (glory) => `prendre ${glory}`, keep: (gain) => `garder ${gain}` },
  times: (face, factor) => `${face} ×${factor}`,
  gives: (face, gain) => `${face} : ${gain}`,
  pays: (boar, owner) => `${boar}, au profit ${de(owner)}`,
  die: { light: 'le dé clair', dark: 'le dé foncé' },
  noGold: 'rien',
  gold: (gold) => `${gold} or`,
  onDie: (die, face) => `${die} : ${face}`,
  triton: (gain) => `jeton Triton : ${gain}`,
  reinforcement: (card, effect) => `${card} : ${effect}`,
  priced: (thing, price) => `${thing} pour ${price}`,
}
