import type { monk as english } from '../../en/heroes/monk.ts'
import { noun } from '../../phrase.ts'

export const monk: typeof english = {
  name: 'Moine',
  style: [
    'Tout en patience\u00a0: il accumule le Chi, encaisse les coups et frappe au bon moment.',
    'Le Chi prévient des dégâts tout de suite, mais ne renforce vos attaques qu’à partir d’un tour suivant\u00a0: à vous de choisir pour quoi le garder\u00a0; les Lotus augmentent la quantité que vous pouvez en avoir.',
  ],
  symbols: {
    fist: noun('Poing', 'Poings'),
    palm: noun('Paume', 'Paumes'),
    zen: noun('Zen'),
    lotus: noun('Lotus'),
  },
  abilities: {
    'fist-strike': 'Coup de poing',
    meditate: 'Méditation',
    'combo-strike': 'Enchaînement',
    'tempest-rush': 'Charge de la tempête',
    'fist-of-harmony': 'Poing de l’harmonie',
    'fist-of-tranquility': 'Poing de la quiétude',
    'lotus-strike': 'Frappe du lotus',
    transcendence: 'Transcendance\u00a0!',
    serenity: 'Sérénité',
    'zen-strike': 'Frappe zen',
    'way-of-the-lotus': 'Voie du lotus',
    'way-of-the-monk': 'Voie du moine',
  },
  tokens: {
    chi: {
      name: 'Chi',
      text: 'À dépenser, autant que vous voulez, quand vous allez subir des dégâts non ultimes\u00a0: prévenez 1 dégât par jeton. Ou, avec des jetons gagnés à un tour précédent, sur votre attaque\u00a0: ajoutez 1 dégât par jeton.',
    },
  },
  cards: {
    'palm-strike': 'Coup de paume\u00a0!',
    'mystic-mantra': 'Mantra mystique\u00a0!',
    ruminate: 'Rumination\u00a0!',
    contemplate: 'Contemplation\u00a0!',
    enlightenment: 'Illumination\u00a0!',
  },
}
