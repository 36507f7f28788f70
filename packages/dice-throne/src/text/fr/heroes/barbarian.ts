import type { barbarian as english } from '../../en/heroes/barbarian.ts'

export const barbarian: typeof english = {
  name: 'Barbare',
  symbols: {
    sword: 'Épée',
    life: 'Vie',
    pow: 'Puissance',
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
      text: 'Vous passez votre prochaine phase de revenu\u00a0; puis elle est retirée.',
    },
    stun: {
      name: 'Étourdissement',
      text: 'Vous ne pouvez rien faire. Après l’attaque, il est retiré et l’attaquant a une autre phase de lancer offensif contre vous.',
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
