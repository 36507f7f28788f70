import { type HeroText, noun } from '@alea/dice-throne/hero'

export const thor = {
  name: 'Thor',
  style: [
    'Mjölnir flies from his hand and comes back charged.',
    'Every throw hurts a little, every return stores Electrokinesis; gather enough of it and strike with lightning that no guard withstands.',
  ],
  symbols: {
    hammer: noun('Hammer', 'Hammers'),
    worthy: noun('Worthy'),
    thunder: noun('Thunder'),
  },
  abilities: {
    hammered: 'Hammered',
    'mighty-summon': 'Mighty Summon',
    'chain-lightning': 'Chain Lightning',
    odinforce: 'Odinforce',
    'bottled-lightning': 'Bottled Lightning',
    'lightning-rod': 'Lightning Rod',
    'thunder-bolt': 'Thunder Bolt',
    'for-asgard': 'For Asgard!',
    'thunder-wheel': 'Thunder Wheel',
    'boom-boom': 'Boom Boom!',
    ricochet: 'Ricochet!',
    'asgardian-brawn': 'Asgardian Brawn',
  },
  actions: {
    'mjolnir-throw': 'a Throw of Mjölnir',
    'mjolnir-retrieve': 'a Retrieve of Mjölnir',
  },
  tokens: {
    electrokinesis: {
      name: 'Electrokinesis',
      text: 'Odinforce and Bottled Lightning deal 1 more damage for each. Once per turn, in your main phase: spend 4 to draw a card. (Original leaflet: spend 3 at any time to draw a card.)',
    },
    'guard-break': {
      name: 'Guard Break',
      text: 'Spend at the end of your offensive roll phase, if you attack with normal damage: roll a die; on a 4 or 5 the attack becomes undefendable.',
    },
  },
  companions: {
    mjolnir: {
      name: 'Mjölnir',
      text: 'Throw, when it is with Thor: it goes to an opponent of your choice, who suffers 1 undefendable damage. Retrieve, when it is not: it comes back, and you gain Electrokinesis. Abilities and cards do this; and at any time you may discard a card to Throw or Retrieve it. If the player who has it is defeated, you Retrieve it.',
      states: { home: 'with Thor' },
      with: (player?: string) => `with ${player ?? 'an opponent'}`,
    },
  },
  cards: {
    'indomitable-will': 'Indomitable Will!',
    invulnerability: 'Invulnerability!',
    'he-is-worthy': 'He Is Worthy!',
    'power-trip': 'Power Trip!',
    'time-to-hammer': 'Time to Hammer!',
    stormbreak: 'Stormbreak!',
  },
  verbs: {
    'thor/wield': (p, say) => {
      if (p.way) return p.way === 'throw' ? 'Throw Mjölnir' : 'Retrieve Mjölnir'
      if (p.times === 1) return 'you may Throw or Retrieve Mjölnir'
      return typeof p.times === 'number'
        ? `Throw or Retrieve Mjölnir up to ${p.times} times`
        : `${say.times(p.times)}, you may Throw or Retrieve Mjölnir`
    },
    'thor/call-home': (p) => `Retrieve Mjölnir, and the player who had it suffers ${p.amount} collateral damage`,
    'thor/conduct': (p, say) =>
      `if the opponent has Mjölnir, deal ${p.more} more damage; otherwise, gain ${say.token('electrokinesis')}`,
    'thor/thrown': (p, say) =>
      `if Mjölnir was Thrown ${p.times === 2 ? 'twice' : `${p.times} times`} or more this turn, ${say.list(p.effects)}`,
  },
  asks: {
    mjolnir: 'Who has Mjölnir next? An opponent, if you Throw it; you, if you Retrieve it.',
  },
} satisfies HeroText
