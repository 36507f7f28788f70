import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const samurai = {
  name: 'Samurai',
  style: [
    'Patience, discipline, and shame upon his opponents.',
    'Whoever is content with fewer than three roll attempts earns Honor for the next blow; Shame blunts what comes back, and Back Strike returns some of it.',
  ],
  symbols: {
    katana: noun('Katana', 'Katanas'),
    helm: noun('Kabuto'),
    'rising-sun': noun('Rising Sun', 'Rising Suns'),
  },
  abilities: {
    'katana-slice': 'Katana Slice',
    wakizashi: 'Wakizashi',
    bushido: 'Bushido',
    solemnity: 'Solemnity',
    budo: 'Budo',
    hagakure: 'Hagakure',
    masamune: 'Masamune',
    'stand-tall': 'Stand Tall',
    shogun: 'Shogun!',
    solemn: 'Solemn',
    empower: 'Empower',
    haga: 'Haga',
  },
  tokens: {
    honor: {
      name: 'Honor',
      text: 'On your attack, spend one to add 1 damage, or two together to add 3.',
    },
    shame: {
      name: 'Shame',
      text: 'When you attack with normal or undefendable damage, remove all these tokens: each reduces that damage by 1.',
    },
    'back-strike': {
      name: 'Back Strike',
      text: 'Spend when you are about to suffer damage of an opponent’s roll phase and roll a die: deal half its value, rounded up, to the attacker.',
    },
  },
  cards: {
    honorable: 'Honorable!',
    'shame-on-you': 'Shame on You!',
    'dont-back-down': 'Don’t Back Down!',
    gishi: 'Gishi!',
    'follow-through': 'Follow Through!',
    kensei: 'Kensei!',
  },
} satisfies HeroText
