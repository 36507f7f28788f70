import { noun } from '@alea/dice-throne/hero'
import type { doctorStrange as english } from '../en/doctor-strange.ts'

export const doctorStrange: typeof english = {
  name: 'Doctor Strange',
  style: [
    'Il prépare des sortilèges, choisit ce qu’il pioche et empêche les autres de jouer leurs cartes.',
    'Posez vos sortilèges sur le livre et lancez-les au bon moment ; Prémonition trouve les cartes qu’il vous faut, et Déjà-vu recommence une phase de lancer ratée.',
  ],
  symbols: {
    hand: noun('Main mystique', 'Mains mystiques'),
    vision: noun('Vision', 'Visions'),
    bands: noun('Bande', 'Bandes'),
    eye: noun('Œil d’Agamotto', 'Yeux d’Agamotto'),
  },
  abilities: {
    augury: 'Augure',
    'universal-awareness': 'Conscience universelle',
    'astral-incursion': 'Incursion astrale',
    'mystic-bolts': 'Sorts mystiques',
    binding: 'Entrave',
    'wands-of-watoomb': 'Baguettes de Watoomb',
    'all-seeing-eye': 'Œil omniscient\u00a0!',
    'book-of-vishanti': 'Livre des Vishanti',
    'sanctum-ward': 'Protection du Sanctum',
  },
  tokens: {
    'deja-vu': {
      name: 'Déjà-vu',
      text: 'À dépenser pendant votre phase de lancer offensif, au lieu d’activer une capacité\u00a0: une nouvelle phase de lancer offensif commence.',
    },
    premonition: {
      name: 'Prémonition',
      text: 'Pendant votre phase de revenu, dépensez un jeton pour piocher 2 cartes, ou trois pour en piocher 3, au lieu d’une\u00a0; remettez ensuite l’une d’elles sur ou sous votre pioche.',
    },
    'crimson-bands': {
      name: 'Bandes pourpres',
      text: 'Vous ne pouvez pas jouer de cartes pendant la phase de lancer de votre prochain tour\u00a0; ce jeton est ensuite retiré.',
    },
  },
  cards: {
    'flames-of-faltine': 'Flammes des Faltine',
    'bolts-of-balthakk': 'Éclairs de Balthakk',
    'winds-of-watoomb': 'Vents de Watoomb',
    'crimson-bands-of-cyttorak': 'Bandes pourpres de Cyttorak',
    'shield-of-the-seraphim': 'Bouclier des Séraphins',
    'images-of-ikonn': 'Images d’Ikonn',
    'icy-tendrils': 'Vrilles gelées\u00a0!',
    'time-loop': 'Boucle temporelle\u00a0!',
    foresight: 'Clairvoyance\u00a0!',
    'cloak-of-levitation': 'Cape de lévitation\u00a0!',
  },
}
