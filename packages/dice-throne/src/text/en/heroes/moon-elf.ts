import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const moonElf = {
  name: 'Moon Elf',
  style: [
    'Arrows from afar, and an opponent who cannot see, move or hide.',
    'Blind, Entangle and Targeted spoil the other side’s turns while your bow wears it down; keep Evasive for the hit that would hurt most.',
  ],
  symbols: {
    arrow: noun('Arrow', 'Arrows'),
    foot: noun('Foot', 'Feet'),
    moon: noun('Moon', 'Moons'),
  },
  abilities: {
    longbow: 'Longbow',
    'demising-shot': 'Demising Shot',
    'covered-shot': 'Covered Shot',
    'exploding-arrow': 'Exploding Arrow',
    'entangling-shot': 'Entangling Shot',
    eclipse: 'Eclipse',
    'blinding-shot': 'Blinding Shot',
    'lunar-eclipse': 'Lunar Eclipse!',
    'missed-me': 'Missed Me',
    focus: 'Focus',
    'evasive-action': 'Evasive Action',
    'lunar-blessing': 'Lunar Blessing',
    'moon-shadow': 'Moon Shadow',
  },
  tokens: {
    blind: {
      name: 'Blind',
      text: 'When you activate an offensive ability, remove this and roll a die, unless it is an ultimate: on a 1 or 2, the ability has no effect. Also removed at the end of an offensive roll phase without an ability.',
    },
    entangle: {
      name: 'Entangle',
      text: 'You have one fewer roll attempt in your next offensive roll phase; removed at the end of that roll phase.',
    },
  },
  cards: {
    'moon-magic': 'Moon Magic!',
    'take-that': 'Take That!',
    volley: 'Volley!',
    evade: 'Evade!',
    'lunar-umbra': 'Lunar Umbra!',
  },
} satisfies HeroText
