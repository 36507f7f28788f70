import { noun } from '@alea/dice-throne/hero'
import type { blackPanther as english } from '../en/black-panther.ts'

export const blackPanther: typeof english = {
  name: 'Black Panther',
  style: [
    'Il transforme chaque coup reçu en Énergie cinétique, et la rend à qui l’attaque.',
    'Gardez six ou sept jetons d’Énergie cinétique pour frapper fort, ou provoquez la décharge du huitième au bon moment\u00a0: elle rapporte d’un coup des PC, des cartes et des dégâts.',
  ],
  symbols: {
    claw: noun('Griffe', 'Griffes'),
    vibranium: noun('Vibranium'),
    panther: noun('Panthère', 'Panthères'),
  },
  abilities: {
    'vibranium-claws': 'Griffes de vibranium',
    'stealth-strike': 'Frappe furtive',
    'heart-shaped-herb': 'Herbe-cœur',
    'meteoric-punch': 'Coup météorique',
    'triple-threat': 'Triple menace',
    'ancestral-power': 'Pouvoir ancestral',
    'wakanda-forever': 'Wakanda pour toujours\u00a0!',
    'kinetic-absorption': 'Absorption cinétique',
    'vibranium-guard': 'Garde de vibranium',
    'panther-reflexes': 'Réflexes de panthère',
  },
  tokens: {
    'kinetic-energy': {
      name: 'Énergie cinétique',
      text: 'Vos attaques infligent 1 dégât de plus par paire de ces jetons. Dès que vous gagnez le huitième, retirez-les tous, gagnez 2 PC, piochez 2 cartes et infligez aussitôt 5 dégâts imparables à un adversaire de votre choix.',
    },
    'vibranium-suit': {
      name: 'Armure de vibranium',
      text: 'À dépenser quand vous allez subir des dégâts non ultimes\u00a0: prévenez-en 3. Ce jeton ne peut pas être déplacé.',
    },
  },
  cards: {
    'suit-up': 'En armure\u00a0!',
    'kinetic-blast': 'Décharge cinétique\u00a0!',
    'absorb-the-impact': 'Encaisser le choc\u00a0!',
    resonance: 'Résonance\u00a0!',
    'wakandan-tech': 'Technologie du Wakanda\u00a0!',
    'warriors-of-wakanda': 'Guerriers du Wakanda\u00a0!',
  },
}
