import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const pyromancer = {
  name: 'Pyromancer',
  style: [
    'Stoke the fire, then let it all go at once.',
    'Fire Mastery makes her attacks grow but cools by one each turn: gather it fast, raise its limit, and burn it in one great blow.',
  ],
  symbols: {
    flame: noun('Flame', 'Flames'),
    blaze: noun('Blaze', 'Blazes'),
    'fiery-soul': noun('Fiery Soul', 'Fiery Souls'),
    meteor: noun('Meteor', 'Meteors'),
  },
  abilities: {
    fireball: 'Fireball',
    'burning-soul': 'Burning Soul',
    pyroblast: 'Pyroblast',
    combustion: 'Combustion',
    'hot-streak': 'Hot Streak',
    ignite: 'Ignite',
    meteorite: 'Meteorite',
    'scorch-the-earth': 'Scorch the Earth!',
    'molten-armor': 'Molten Armor',
    scorch: 'Scorch',
    'blazing-soul': 'Blazing Soul',
    meteoroid: 'Meteoroid',
  },
  tokens: {
    'fire-mastery': {
      name: 'Fire Mastery',
      text: 'During your upkeep, remove one of these tokens. Abilities and cards count them; Combustion spends them for damage.',
    },
    burn: { name: 'Burn', text: 'In each of your upkeeps, suffer 2 damage. Persistent.' },
  },
  cards: {
    'warm-up': 'Warm Up!',
    'fire-up': 'Fire Up!',
    'red-hot': 'Red Hot!',
    huzzah: 'Huzzah!',
    'infernal-infusion': 'Infernal Infusion!',
  },
} satisfies HeroText
