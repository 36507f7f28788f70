import type { doctorStrange as english } from '../en/doctor-strange.ts'

export const doctorStrange: typeof english = {
  name: 'Doctor Strange',
  symbols: {
    hand: 'Main mystique',
    vision: 'Vision',
    bands: 'Bandes',
    eye: 'Œil d’Agamotto',
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
      text: 'Dépensez-le dans votre phase de lancer offensif, au lieu d’activer une capacité\u00a0: une nouvelle phase de lancer offensif commence.',
    },
    premonition: {
      name: 'Prémonition',
      text: 'Dans votre phase de revenu, dépensez-en une pour piocher 2 cartes, ou trois pour en piocher 3, au lieu d’une\u00a0; l’une d’elles va dessus ou dessous votre pioche.',
    },
    'crimson-bands': {
      name: 'Bandes pourpres',
      text: 'Vous ne pouvez pas jouer de cartes dans la phase de lancer de votre prochain tour\u00a0; elles sont ensuite retirées.',
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
