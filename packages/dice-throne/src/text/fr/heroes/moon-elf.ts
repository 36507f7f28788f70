import type { moonElf as english } from '../../en/heroes/moon-elf.ts'
import { noun } from '../../phrase.ts'

export const moonElf: typeof english = {
  name: 'Elfe Lunaire',
  style: [
    'Des flèches tirées de loin, sur un adversaire qui ne peut plus ni voir, ni bouger, ni se cacher.',
    'Aveuglement, Enchevêtrement et Pris pour cible gâchent les tours de l’autre camp pendant que votre arc l’use\u00a0; gardez Évitement pour le coup qui ferait le plus mal.',
  ],
  symbols: {
    arrow: noun('Flèche', 'Flèches'),
    foot: noun('Pied', 'Pieds'),
    moon: noun('Lune', 'Lunes'),
  },
  abilities: {
    longbow: 'Arc long',
    'demising-shot': 'Tir funeste',
    'covered-shot': 'Tir à couvert',
    'exploding-arrow': 'Flèche explosive',
    'entangling-shot': 'Tir d’entrave',
    eclipse: 'Éclipse',
    'blinding-shot': 'Tir aveuglant',
    'lunar-eclipse': 'Éclipse lunaire\u00a0!',
    'missed-me': 'Raté',
    focus: 'Concentration',
    'evasive-action': 'Manœuvre d’évitement',
    'lunar-blessing': 'Bénédiction lunaire',
    'moon-shadow': 'Ombre de la lune',
  },
  tokens: {
    blind: {
      name: 'Aveuglement',
      text: 'Quand vous activez une capacité offensive, retirez ce jeton et, sauf si elle est ultime, lancez un dé\u00a0: sur 1 ou 2, la capacité n’a aucun effet. Il est aussi retiré à la fin d’une phase de lancer offensif sans capacité.',
    },
    entangle: {
      name: 'Enchevêtrement',
      text: 'Vous avez une tentative de lancer de moins à votre prochaine phase de lancer offensif\u00a0; retiré à la fin de cette phase de lancer.',
    },
  },
  cards: {
    'moon-magic': 'Magie lunaire\u00a0!',
    'take-that': 'Prends ça\u00a0!',
    volley: 'Volée de flèches\u00a0!',
    evade: 'Esquive\u00a0!',
    'lunar-umbra': 'Cône d’ombre\u00a0!',
  },
}
