import { SALE, STAND_UP } from '../../state.ts'
import type { options as en } from '../en/options.ts'
import { counted } from '../phrase.ts'
import { amounts } from './amounts.ts'
import { and, ofPlayer } from './grammar.ts'

export const options: typeof en = {
  pass: 'passer',
  end: 'passer à la phase suivante',
  none: 'rien',
  done: 'continuer',
  gain: 'gagner',
  decline: 'refuser',
  pay: 'payer 2 PC',
  skip: 'sauter le lancer offensif',
  again: 'encore une fois',
  keep: 'le garder',
  look: 'regarder le dessus de la pioche',
  reveal: 'montrer ces cartes et chercher dans la pioche',
  reroll: 'le relancer',
  'give-up': 'terminer sans capacité',
  'no-defense': 'ne pas se défendre',
  nobody: 'personne',
  'stand-up': `payer ${STAND_UP} PC`,
  play: (card) => `jouer ${card}`,
  sell: (card) => `vendre ${card} (+${SALE} PC)`,
  priced: (action, cp) => `${action} (${cp} PC)`,
  spend: (token) => `dépenser ${token}`,
  spendSome: (token, count, price) =>
    `dépenser ${count === 1 ? token : counted(count, amounts.tokens(token))}${price ? ` et ${price}` : ''}`,
  use: (action) => `utiliser ${action}`,
  announce: (ability) => `annoncer ${ability}`,
  top: (card) => `remettre ${card} sur la pioche`,
  bottom: (card) => `remettre ${card} sous la pioche`,
  keepDice: (shown) => (shown.length === 0 ? 'tout relancer' : `garder ${and(shown)}`),
  rerollDice: (shown) => `relancer ${and(shown)}`,
  takeDice: (shown) => `garder ${and(shown)}`,
  die: (shown, owner) => `le ${shown}${owner === undefined ? '' : ` ${ofPlayer(owner)}`}`,
  turnDie: (shown, to, owner) => `changer un ${shown}${owner === undefined ? '' : ` ${ofPlayer(owner)}`} en ${to}`,
  proposed: (player) => `${player}, comme proposé`,
  facedown: (place) => `la carte ${place}`,
  recommended: (place) => `la carte ${place}, celle qu’on vous recommande`,
  tokenOf: (player, token) => `${player} : ${token}`,
  source: (name, amount, type) => `${name} : ${amount} dégât${amount > 1 ? 's' : ''}${type && ` ${type}`}`,
  nothing: 'rien',
}
