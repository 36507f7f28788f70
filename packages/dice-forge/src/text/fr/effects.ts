import type { effects as en } from '../en/effects.ts'
import { gloryPoints } from './grammar.ts'

export const effects: typeof en = {
  gain: (gains) => `gagnez ${gains}`,
  spend: (gold, gains) => `dépensez ${gold} or pour gagner ${gains}`,
  favours: (count) => `recevez ${count} fois de suite les faveurs des dieux`,
  minorFavour: 'recevez une faveur mineure (un seul dé)',
  minorFavours: (count) => `recevez ${count} faveurs mineures avec un même dé`,
  shardsAsGlory: (glory) => `chaque fragment gagné peut être changé en ${gloryPoints(glory)}`,
  goldAsGlory: (glory) => `chaque or gagné peut être changé en ${gloryPoints(glory)}`,
  forge: {
    mirror: 'forgez une face miroir',
    shield: 'forgez une face bouclier de votre choix',
    ship: 'forgez une face bateau',
    boar: 'forgez une face sanglier',
    triple: 'forgez une face ×3',
  },
  hammer: (spaces, first, second) =>
    `l’or que vous gagnez peut aller au marteau : ${spaces} cases pour ${gloryPoints(first)}, ${spaces} autres pour ${second}`,
  chest: (gold, shards) =>
    `vos réserves contiennent ${gold} or de plus, et ${shards} fragments de plus de chaque sorte`,
  cerberus: 'prenez un jeton : une fois, appliquez à nouveau les faces que vous venez d’obtenir',
  triton: (gains) => `prenez un jeton : une fois, à votre tour, gagnez ${gains}`,
  perForged: (gains) => `gagnez ${gains} par face que vous avez forgée`,
  boar: 'un autre joueur de votre choix doit forger le sanglier de cette couleur et ne pourra jamais le remplacer',
  satyrs:
    'tous les autres joueurs lancent leurs dés ; vous appliquez deux de leurs faces comme si c’étaient les vôtres',
  minotaur: 'tous les autres joueurs lancent leurs dés et perdent ce qu’ils auraient gagné',

  eachTurn: (effect) => `à chaque tour : ${effect}`,
  whenOusting: (effect) => `chaque fois que vous chassez un héros ou qu’on vous chasse : ${effect}`,
  whenBoar: (effect) => `chaque fois que cette face est appliquée : ${effect}`,
  gloryOnly: 'seulement de la gloire',
}
