import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const barbarian = {
  name: 'Barbarian',
  style: [
    'Hits hard, takes hits and heals: the easiest hero to learn the game with.',
    'Collect Swords for steady damage; four Pows stun the opponent and let you attack again at once.',
  ],
  symbols: {
    sword: noun('Sword', 'Swords'),
    life: noun('Life', 'Lives'),
    pow: noun('Pow', 'Pows'),
  },
  abilities: {
    smack: 'Smack',
    'sturdy-blow': 'Sturdy Blow',
    fortitude: 'Fortitude',
    overpower: 'Overpower',
    'mighty-blow': 'Mighty Blow',
    'crit-bash': 'Crit Bash',
    reckless: 'Reckless',
    rage: 'Rage!',
    'thick-skin': 'Thick Skin',
    'crit-smash': 'Crit Smash',
    'war-cry': 'War Cry',
  },
  tokens: {
    concussion: { name: 'Concussion', text: 'You skip your next income phase, then this is removed.' },
    stun: {
      name: 'Stun',
      text: 'You cannot do anything. After the attack this is removed, and the attacker gets another offensive roll phase against you.',
    },
  },
  cards: {
    concuss: 'Concuss!',
    'head-bash': 'Head Bash!',
    'get-some': 'Get Some!',
    'feelin-good': 'Feelin’ Good!',
    'adrenaline-surge': 'Adrenaline Surge!',
  },
  verbs: { 'barbarian/ward': () => 'you may prevent one incoming status effect' },
  asks: { ward: 'Which status effect do you prevent?' },
} satisfies HeroText
