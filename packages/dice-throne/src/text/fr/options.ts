import { SALE, STAND_UP } from '../../state.ts'
import type { options as en } from '../en/options.ts'

const dice = (places: readonly number[]): string => (places.length === 1 ? 'dé' : 'dés')

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
  'give-up': 'terminer la phase de lancer sans capacité',
  'no-defense': 'ne pas se défendre',
  'stand-up': `payer ${STAND_UP} PC`,
  play: (card) => `jouer ${card}`,
  sell: (card) => `vendre ${card} (+${SALE} PC)`,
  priced: (action, cp) => `${action} (${cp} PC)`,
  spend: (token) => `dépenser ${token}`,
  spendFor: (token, count, does, price) =>
    `dépenser ${count === 1 ? token : `${count} ${token}`}${price ? ` et ${price}` : ''} : ${does}`,
  use: (action) => `utiliser ${action}`,
  announce: (ability) => `annoncer ${ability}`,
  top: (card) => `remettre ${card} sur la pioche`,
  bottom: (card) => `remettre ${card} sous la pioche`,
  keepDice: (places) =>
    places.length === 0
      ? 'tout relancer'
      : `garder ${places.length === 1 ? 'le' : 'les'} ${dice(places)} ${places.join(', ')}`,
  rerollDice: (places) => `${dice(places)} ${places.join(' et ')}`,
  takeDice: (shown) => `garder ${shown.join(' et ')}`,
  die: (place) => `dé ${place}`,
  turnDie: (place, to) => `mettre le dé ${place} sur ${to}`,
  proposed: (player) => `${player}, comme proposé`,
  facedown: (place) => `la carte ${place}`,
  recommended: (place) => `la carte ${place}, celle qu’on vous recommande`,
  tokenOf: (player, token) => `${player} : ${token}`,
  source: (name, amount, type) => `${name} : ${amount} dégât${amount > 1 ? 's' : ''}${type && ` ${type}`}`,
  nothing: 'rien',
}
