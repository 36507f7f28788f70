import type { ActivateBot } from '../../../heroes/artificer/activateBot.ts'
import type { Build } from '../../../heroes/artificer/build.ts'
import type { FreeBots } from '../../../heroes/artificer/freeBots.ts'
import type { HeroText } from '../../heroText.ts'
import { noun, phrase } from '../../phrase.ts'
import type { Say } from '../../say.ts'

export const artificer = {
  name: 'Artificer',
  style: [
    'A workshop of bots, slow to build and hard to stop.',
    'Collect Synth, build your bots and keep enough of it to put them to work, and let your Nanites pile up before you detonate them.',
  ],
  symbols: {
    wrench: noun('Wrench', 'Wrenches'),
    nut: noun('Nut', 'Nuts'),
    bolt: noun('Bolt', 'Bolts'),
  },
  abilities: {
    'spanner-strike': 'Spanner Strike',
    schematics: 'Schematics',
    'scrap-collector': 'Scrap Collector',
    eureka: 'Eureka',
    jolt: 'Jolt',
    zapppp: 'Zapppp!',
    overclock: 'Overclock',
    'ratchet-up': 'Ratchet Up',
    'maximum-power': 'Maximum Power!',
    'scratch-built': 'Scratch Built',
    'nuts-n-bolts': 'Nuts n’ Bolts',
    'power-up': 'Power Up',
    'swarming-bots': 'Swarming Bots',
  },
  actions: {
    'nanobot-build': 'the plans of the Nanobot',
    'nanobot-improve': 'spare parts for the Nanobot',
    'nanobot-basic': 'the Nanobot',
    'nanobot-advanced': 'the Nanobot',
    'shock-bot-build': 'the plans of the Shock Bot',
    'shock-bot-improve': 'spare parts for the Shock Bot',
    'shock-bot-basic': 'the Shock Bot',
    'shock-bot-advanced': 'the Shock Bot',
    'heal-bot-build': 'the plans of the Heal Bot',
    'heal-bot-improve': 'spare parts for the Heal Bot',
    'heal-bot-basic': 'the Heal Bot',
    'heal-bot-advanced': 'the Heal Bot',
  },
  tokens: {
    synth: {
      name: 'Synth',
      text: 'In their main phases, the Artificer may spend 2 to build a basic bot, or 3 to make a basic bot advanced. Activating a basic bot costs 2, an advanced one 1. At any time, the Artificer may spend 4 to inflict Nanite on an opponent of their choice.',
    },
    nanite: {
      name: 'Nanite',
      text: 'When Nanites are detonated, remove all of yours: 1, 2 or 3 of them deal you 1, 3 or 5 damage. During your upkeep, roll a die for each: on a 6, it is removed.',
    },
  },
  families: { bots: noun('bot', 'bots') },
  companions: {
    nanobot: {
      name: 'Nanobot',
      text: 'Once in each of your upkeeps (2 Synth if basic, 1 if advanced): detonate all Nanites of all players.',
      states: { unbuilt: 'not built', basic: 'basic', advanced: 'advanced' },
    },
    'shock-bot': {
      name: 'Shock Bot',
      text: 'Once per turn, on your attack (2 Synth if basic, 1 if advanced): add 3 damage.',
      states: { unbuilt: 'not built', basic: 'basic', advanced: 'advanced' },
    },
    'heal-bot': {
      name: 'Heal Bot',
      text: 'Up to twice when you are attacked with 6 or more damage (2 Synth each time if basic, 1 if advanced): roll a die; on a 1 to 3, heal 1; on a 4 or higher, heal 2.',
      states: { unbuilt: 'not built', basic: 'basic', advanced: 'advanced' },
    },
  },
  cards: {
    'high-voltage': 'High Voltage!',
    'nanite-assault': 'Nanite Assault!',
    conductivity: 'Conductivity!',
    'oooh-shiny': 'Oooh Shiny!',
    'robo-revenge': 'Robo Revenge!',
    'arcing-shield': 'Arcing Shield',
    synthesize: 'Synthesize!',
  },
  verbs: {
    'artificer/activate': (p: ActivateBot, say: Say) => `activate the ${say.companion(p.bot)} (${say.list(p.effects)})`,
    'artificer/build': (p: Build, say: Say) =>
      p.state === 'basic'
        ? phrase('build the', say.companion(p.bot))
        : phrase('take the', say.companion(p.bot), ' in its advanced form'),
    'artificer/detonate': () => 'detonate all Nanites of all players',
    'artificer/free-bots': (p: FreeBots) =>
      p.most === 1 ? 'you may activate one of your bots for free' : `activate up to ${p.most} different bots for free`,
  },
} satisfies HeroText
