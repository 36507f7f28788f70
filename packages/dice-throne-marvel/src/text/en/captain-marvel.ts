import { type HeroText, noun } from '@alea/dice-throne/hero'

export const captainMarvel = {
  name: 'Captain Marvel',
  style: [
    'Hits hard, and charges herself with light for later turns.',
    'Keep Cosmic Flares burning in every upkeep, save a Cosmic Ray for a big attack, and Radiance for the defence that needs one more Star.',
  ],
  symbols: {
    fist: noun('Fist', 'Fists'),
    photon: noun('Photon', 'Photons'),
    star: noun('Star', 'Stars'),
  },
  abilities: {
    'photon-punch': 'Photon Punch',
    'barrel-roll': 'Barrel Roll',
    'inner-light': 'Inner Light',
    'aurora-wave': 'Aurora Wave',
    photonic: 'Photonic',
    'light-torpedo': 'Light Torpedo',
    supernova: 'Supernova',
    'binary-blast': 'Binary Blast!',
    'photon-shield': 'Photon Shield',
    'cosmic-recharge': 'Cosmic Recharge',
    'binary-recharge': 'Binary Recharge',
    skyward: 'Skyward',
    interstellar: 'Interstellar',
  },
  tokens: {
    'cosmic-ray': {
      name: 'Cosmic Ray',
      text: 'Once per turn, when you attack, spend one that you gained in an earlier turn: roll 2 dice and add the value of one of them to the damage. It cannot be removed or moved.',
    },
    'cosmic-flare': {
      name: 'Cosmic Flare',
      text: 'During your upkeep, all opponents suffer 1 undefendable damage for each of these that you hold; then remove one of them.',
    },
    radiance: {
      name: 'Radiance',
      text: 'Spend while your defence dice are on the table: set one of them to 6.',
    },
  },
  cards: {
    'solar-charge': 'Solar Charge!',
    'absorb-energy': 'Absorb Energy!',
    'go-binary': 'Go Binary!',
    'higher-further-faster': 'Higher, Further, Faster!',
    'photon-blast': 'Photon Blast!',
    'hold-the-line': 'Hold the Line!',
  },
} satisfies HeroText
