import { noun } from '@alea/dice-throne/hero'
import type { scarletWitch as english } from '../en/scarlet-witch.ts'

export const scarletWitch: typeof english = {
  name: 'Scarlet Witch',
  style: [
    'Elle plie les dés et les probabilités, et emprunte les pouvoirs de ceux qu’elle affronte.',
    'Rassemblez des jetons de toutes sortes, déformez les dés de vos adversaires, et laissez Crépitements tout changer en une seule grande attaque.',
  ],
  symbols: {
    hex: noun('Maléfice', 'Maléfices'),
    mind: noun('Esprit', 'Esprits'),
    darkhold: noun('Darkhold', 'Darkholds'),
    chaos: noun('Chaos', 'Chaos'),
  },
  abilities: {
    'hex-bolt': 'Éclair maléfique',
    jinx: 'Poisse',
    darkhold: 'Darkhold',
    'mind-blast': 'Décharge mentale',
    spellcraft: 'Sorcellerie',
    bewitch: 'Envoûtement',
    'pure-chaos': 'Chaos pur',
    'sealed-your-fate': 'Destin scellé\u00a0!',
    'chaos-barrier': 'Barrière du chaos',
    conjuration: 'Conjuration',
    'energy-drain': 'Drain d’énergie',
    chaos: 'Chaos',
  },
  tokens: {
    crackle: {
      name: 'Crépitements',
      text: 'À dépenser pendant votre attaque, deux fois par tour au plus\u00a0: elle inflige 1 dégât de plus par jeton d’altération positif ou négatif qu’il vous reste, 3 au plus.',
    },
    'probability-manipulation': {
      name: 'Manipulation des probabilités',
      text: 'À dépenser tant que vos dés peuvent être modifiés\u00a0: augmentez ou diminuez de 1 l’un d’eux qui montre un chiffre pair.',
    },
    conjure: {
      name: 'Conjuration',
      text: 'À dépenser pendant votre phase principale, une fois par tour\u00a0: gagnez une altération positive de n’importe quel héros de la table, sauf si un adversaire défausse une carte pour l’empêcher\u00a0; ou infligez Distorsion de la réalité à un adversaire.',
    },
    'reality-warp': {
      name: 'Distorsion de la réalité',
      text: 'Au début de votre phase de lancer offensif, retirez-la\u00a0: pendant cette phase, l’un de vos dés est un dé de Scarlet Witch. Il compte comme un chiffre, jamais comme un de vos symboles.',
    },
  },
  cards: {
    'chaos-magic': 'Magie du chaos\u00a0!',
    'bend-reality': 'Plier la réalité\u00a0!',
    improbable: 'Improbable\u00a0!',
    'whispers-of-the-darkhold': 'Murmures du Darkhold\u00a0!',
    'no-more': 'Plus jamais\u00a0!',
    'hex-sphere': 'Sphère maléfique\u00a0!',
  },
  verbs: {
    'scarlet-witch/conjure': () =>
      'gagnez une altération positive de n’importe quel héros de la table, sauf si un adversaire défausse une carte pour l’empêcher',
  },
  asks: {
    conjure: 'Conjuration\u00a0: quelle altération gagnez-vous\u00a0?',
    'prevent-conjuring': 'Conjuration\u00a0: défausser une carte pour l’empêcher\u00a0?',
  },
}
