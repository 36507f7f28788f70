import type { pyromancer as english } from '../../en/heroes/pyromancer.ts'
import { noun } from '../../phrase.ts'

export const pyromancer: typeof english = {
  name: 'Pyromancienne',
  style: [
    'Attisez le feu, puis lâchez tout d’un coup.',
    'La Maîtrise du Feu fait grandir ses attaques, mais elle refroidit d’un jeton par tour\u00a0: accumulez-la vite, augmentez sa limite et brûlez-la en un seul grand coup.',
  ],
  symbols: {
    flame: noun('Flamme', 'Flammes'),
    blaze: noun('Brasier', 'Brasiers'),
    'fiery-soul': noun('Âme ardente', 'Âmes ardentes'),
    meteor: noun('Météore', 'Météores'),
  },
  abilities: {
    fireball: 'Boule de feu',
    'burning-soul': 'Âme brûlante',
    pyroblast: 'Explosion pyrotechnique',
    combustion: 'Combustion',
    'hot-streak': 'Série brûlante',
    ignite: 'Embrasement',
    meteorite: 'Météorite',
    'scorch-the-earth': 'Terre brûlée\u00a0!',
    'molten-armor': 'Armure en fusion',
    scorch: 'Roussi',
    'blazing-soul': 'Âme flamboyante',
    meteoroid: 'Météoroïde',
  },
  tokens: {
    'fire-mastery': {
      name: 'Maîtrise du Feu',
      text: 'À votre entretien, retirez un de ces jetons. Des capacités et des cartes les comptent\u00a0; Combustion les dépense pour infliger des dégâts.',
    },
    burn: { name: 'Brûlure', text: 'À chacun de vos entretiens, subissez 2 dégâts. Persistante.' },
  },
  cards: {
    'warm-up': 'Échauffement\u00a0!',
    'fire-up': 'Feu aux poudres\u00a0!',
    'red-hot': 'Chauffé au rouge\u00a0!',
    huzzah: 'Hourra\u00a0!',
    'infernal-infusion': 'Infusion infernale\u00a0!',
  },
}
