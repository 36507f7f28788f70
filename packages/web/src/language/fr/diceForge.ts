import type { diceForge as en } from '../en/diceForge.ts'
import { de, plural } from './grammar.ts'

const gloryPoints = (count: number): string => `${count} ${plural(count, 'point', 'points')} de gloire`

export const diceForge: typeof en = {
  byPile: 'Pile par pile',
  pileOf: (island) => `Pile de l’île ${island}`,
  drawnByLot: 'Tirée au sort',
  pages: 'Zones de la table',
  islands: 'Îles',
  sanctuary: 'Sanctuaire',
  gardens: 'Jardins',
  gardensNote: 'uniquement grâce à des cartes',
  rivals: 'Rivaux',
  ownDice: 'Mes dés',
  round: (round, rounds) => `Manche ${round} sur ${rounds}`,
  active: 'Joue',
  firstPlayer: 'joue en premier',
  home: 'Portails de départ',
  pawn: (name) => `Pion ${de(name)}`,
  portal: (island, name) => (name === undefined ? `${island} : portail libre` : `${island} : ${name} est ici`),
  pile: (card, price, glory, left) =>
    `${card} : ${price}, ${gloryPoints(glory)}, ${left === 0 ? 'épuisée' : `reste ${left}`}`,
  left: (left) => (left === 0 ? 'épuisé' : `reste ${left}`),
  stack: (face, price, left) =>
    `${face}${price === undefined ? '' : `, ${price} or`}, ${left === 0 ? 'épuisée' : `reste ${left}`}`,
  bought: 'achetée pendant cette offrande',
  price: (gold) => `coûte ${gold} or`,
  shards: (sun, moon) =>
    [
      sun > 0 ? `${sun} ${plural(sun, 'soleil', 'soleils')}` : '',
      moon > 0 ? `${moon} ${plural(moon, 'lune', 'lunes')}` : '',
    ]
      .filter((part) => part !== '')
      .join(' + '),
  worth: (glory) => `${gloryPoints(glory)} à la fin`,
  tracks: 'Réserves',
  cell: (die, face) => `${die} : ${face}`,
  shown: 'visible',
  cardCount: (card, count) => (count > 1 ? `${card}, ${count} exemplaires` : card),
  ready: 'peut être utilisée',
  hammer: (pass, space, spaces) => `Marteau, parcours ${pass} : case ${space} sur ${spaces}`,
  hammerWaits: (count) => plural(count, 'un autre marteau attend', `${count} autres marteaux attendent`),
  token: (name, count) => `Jeton ${name}${count > 1 ? ` ×${count}` : ''}`,
  score: (score) => `${score} ${plural(score, 'point', 'points')}, avec la gloire imprimée sur les cartes`,
  printed: (glory) => `+ ${glory} sur les cartes`,
  hundreds: (count, of) => plural(count, `un jeton de ${of}`, `${count} jetons de ${of}`),
  inHand: 'À forger',
  discarded: (count) => plural(count, `${count} face mise de côté`, `${count} faces mises de côté`),
  applying: `Appliqué :`,
  losing: `Perdu :`,
  waiting: 'à venir',
  groups: { cards: 'Cartes', faces: (price) => `Faces à ${price}` },
  explained: {
    triple: 'triple ce que donne l’autre dé.',
    mirror: 'copie une face visible sur un dé d’un rival.',
    ship: (gold) => `permet d’acheter une face pour ${gold} or de moins et de la forger aussitôt.`,
    shield: (glory) => `${gloryPoints(glory)} si l’autre dé donne sa ressource, sinon ce qu’il montre.`,
    boar: (either) => `${either} pour vous, et quelque chose pour le propriétaire de sa carte.`,
  },
  doubt: {
    full: `Une de vos réserves est pleine, les gains suivants seront perdus. Ne rien faire quand même ?`,
    rich: `Vous avez encore de quoi acheter des faces. Terminer votre tour quand même ?`,
    last: `C’est votre dernière action, ce que vous ne dépensez pas ne vaudra plus rien. Ne rien faire quand même ?`,
    free: `Vous pouvez encore utiliser une carte gratuitement. Continuer sans ?`,
    token: `Après la dernière manche, un jeton ne vaut plus rien. Le garder quand même ?`,
  },
  preview: {
    is: (who, changes) => `${who} : ${changes}`,
    inHand: (face) => `${face} à forger aussitôt`,
    forges: (face, over) => `${face} au lieu de ${over}`,
    takes: (card, glory) => (glory > 0 ? `${card}, ${gloryPoints(glory)} à la fin` : card),
    ousted: (who) => `${who} retourne au départ`,
    ends: 'termine le tour',
  },
}
