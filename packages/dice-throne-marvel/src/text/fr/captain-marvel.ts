import { noun } from '@alea/dice-throne/hero'
import type { captainMarvel as english } from '../en/captain-marvel.ts'

export const captainMarvel: typeof english = {
  name: 'Captain Marvel',
  style: [
    'Elle frappe fort, et se charge de lumière pour les tours suivants.',
    'Gardez des Lueurs cosmiques pour chaque entretien, un Rayon cosmique pour une grosse attaque, et l’Éclat pour la défense à qui il manque une Étoile.',
  ],
  symbols: {
    fist: noun('Poing', 'Poings'),
    photon: noun('Photon', 'Photons'),
    star: noun('Étoile', 'Étoiles'),
  },
  abilities: {
    'photon-punch': 'Poing photonique',
    'barrel-roll': 'Tonneau',
    'inner-light': 'Lumière intérieure',
    'aurora-wave': 'Vague d’aurore',
    photonic: 'Photonique',
    'light-torpedo': 'Torpille de lumière',
    supernova: 'Supernova',
    'binary-blast': 'Explosion binaire\u00a0!',
    'photon-shield': 'Bouclier photonique',
    'cosmic-recharge': 'Recharge cosmique',
    'binary-recharge': 'Recharge binaire',
    skyward: 'Vers le ciel',
    interstellar: 'Interstellaire',
  },
  tokens: {
    'cosmic-ray': {
      name: 'Rayon cosmique',
      text: 'Une fois par tour, quand vous attaquez, dépensez-en un gagné lors d’un tour précédent\u00a0: lancez 2 dés et ajoutez la valeur de l’un d’eux aux dégâts. Ce jeton ne peut être ni retiré ni déplacé.',
    },
    'cosmic-flare': {
      name: 'Lueur cosmique',
      text: 'Pendant votre entretien, tous les adversaires subissent 1 dégât imparable par jeton de ce type que vous avez\u00a0; puis retirez-en un.',
    },
    radiance: {
      name: 'Éclat',
      text: 'À dépenser quand vos dés de défense sont sur la table\u00a0: mettez l’un d’eux sur 6.',
    },
  },
  cards: {
    'solar-charge': 'Charge solaire\u00a0!',
    'absorb-energy': 'Absorption d’énergie\u00a0!',
    'go-binary': 'Mode binaire\u00a0!',
    'higher-further-faster': 'Plus haut, plus loin, plus vite\u00a0!',
    'photon-blast': 'Tir photonique\u00a0!',
    'hold-the-line': 'Tenir bon\u00a0!',
  },
}
