import type { HeroText } from '../../heroText.ts'
import { noun } from '../../phrase.ts'

export const tactician = {
  name: 'Tactician',
  style: [
    'A commander with an answer to everything.',
    'Gather Tactical Advantage and spend it at the right moment, on a reroll, a card or a shield, and make every roll of your opponents cost them CP with Constrict.',
  ],
  symbols: {
    saber: noun('Saber', 'Sabers'),
    banner: noun('Banner', 'Banners'),
    medal: noun('Medal', 'Medals'),
  },
  abilities: {
    'saber-strike': 'Saber Strike',
    'carpet-bomb': 'Carpet Bomb',
    profiteer: 'Profiteer',
    'strategic-approach': 'Strategic Approach',
    flank: 'Flank',
    exploit: 'Exploit',
    maneuver: 'Maneuver',
    countermeasures: 'Countermeasures',
    'higher-ground': 'Higher Ground!',
    strategize: 'Strategize',
    'indirect-approach': 'Indirect Approach',
    interdiction: 'Interdiction',
    reconnaissance: 'Reconnaissance',
  },
  tokens: {
    'tactical-advantage': {
      name: 'Tactical Advantage',
      text: 'At any time, spend 1 to gain 1 CP or to reroll one of your dice, 3 to draw a card or to inflict Targeted on an opponent of your choice, 4 to give Protect to a player of your choice. In your main phases, spend 4 to move one status effect from one player to another. (Original leaflet: 4 give Protect to yourself only.)',
    },
    constrict: {
      name: 'Constrict',
      text: 'In your offensive roll phase, every roll attempt after the first costs you 1 CP. Removed at the end of your roll phase. (Original leaflet: only the last attempt costs you 1 CP.)',
    },
  },
  cards: {
    ambush: 'Ambush!',
    disengage: 'Disengage!',
    'feigned-retreat': 'Feigned Retreat!',
    'war-room': 'War Room!',
    'bunker-up': 'Bunker Up!',
    'upper-hand': 'Upper Hand!',
  },
} satisfies HeroText
