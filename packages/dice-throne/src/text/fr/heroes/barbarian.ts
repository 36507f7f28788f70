import type { barbarian as english } from '../../en/heroes/barbarian.ts'
import { noun } from '../../phrase.ts'

export const barbarian: typeof english = {
  name: 'Barbare',
  style: [
    'Il frappe fort, encaisse et se soigne : le héros le plus simple pour apprendre le jeu.',
    'Amassez les Épées pour des dégâts réguliers ; quatre Puissances étourdissent l’adversaire et vous laissent attaquer de nouveau aussitôt.',
  ],
  symbols: {
    sword: noun('Épée', 'Épées'),
    life: noun('Vie', 'Vies'),
    pow: noun('Puissance', 'Puissances'),
  },
  abilities: {
    smack: 'Gifle',
    'sturdy-blow': 'Coup vigoureux',
    fortitude: 'Endurance',
    overpower: 'Domination',
    'mighty-blow': 'Coup puissant',
    'crit-bash': 'Choc critique',
    reckless: 'Témérité',
    rage: 'Rage\u00a0!',
    'thick-skin': 'Peau épaisse',
    'crit-smash': 'Fracas critique',
    'war-cry': 'Cri de guerre',
  },
  tokens: {
    concussion: {
      name: 'Commotion',
      text: 'Vous sautez votre prochaine phase de revenu, puis ce jeton est retiré.',
    },
    stun: {
      name: 'Étourdissement',
      text: 'Vous ne pouvez rien faire. Après l’attaque, ce jeton est retiré et l’attaquant a une nouvelle phase de lancer offensif contre vous.',
    },
  },
  cards: {
    concuss: 'Commotion\u00a0!',
    'head-bash': 'Coup de boule\u00a0!',
    'get-some': 'Viens Là\u00a0!',
    'feelin-good': 'En pleine forme\u00a0!',
    'adrenaline-surge': 'Poussée d’adrénaline\u00a0!',
  },
  verbs: { 'barbarian/ward': () => 'vous pouvez prévenir une altération entrante' },
  asks: { ward: 'Quelle altération prévenez-vous\u00a0?' },
}
