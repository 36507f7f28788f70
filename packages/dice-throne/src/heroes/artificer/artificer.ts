/** Artificer, difficulty 6: Synth builds bots and sets them to work, Nanites wait to be detonated. */
import {
  type Ability,
  type Action,
  addDamage,
  type Card,
  type Companion,
  choose,
  cp,
  damage,
  damageBack,
  draw,
  type Effect,
  gain,
  type Hero,
  halfDie,
  heal,
  inflict,
  largeStraight,
  lose,
  on,
  pay,
  per,
  perOwn,
  prevent,
  repeat,
  rollDice,
  smallStraight,
  symbols,
  type Token,
  upgrade,
  when,
} from '../../content/heroKit.ts'
import { activateBot } from './activateBot.ts'
import { build } from './build.ts'
import { detonate } from './detonate.ts'
import { freeBots } from './freeBots.ts'

const synth = (n: number) => ({ token: 'synth', n })

// Nanobot — detonate all Nanites on all players.
const nanobot = activateBot('nanobot', [detonate()])
// Shock Bot — add 3 damage to the attack, once per turn.
const shockBot = activateBot('shock-bot', [addDamage(3)], { perTurn: 1 })
// Heal Bot — roll 1: 1–3 heal 1, 4–6 heal 2; at most twice in an attack.
const healBot = activateBot('heal-bot', [rollDice(1, [when({ die: [1, 2, 3] }, [heal(1)], [heal(2)])])], {
  perAttack: 2,
})

const bots = [nanobot, shockBot, healBot]

const wrenchNeeds = [symbols({ wrench: 3 }), symbols({ wrench: 4 }), symbols({ wrench: 5 })]

const spannerDice = [on({ wrench: 1 }, damage(1)), on({ nut: 1 }, damage(2)), gain('synth', per('bolt'))]

// Spanner Strike — 3/4/5 Wrench: deal 3/4/5 (II: 4/5/6); roll 1, or 3 for a Synth: 1 more on Wrench, 2 more on Nut, a Synth for each Bolt.
const spannerStrike = (amounts: readonly number[]): Ability => ({
  id: 'spanner-strike',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: wrenchNeeds[i]!,
    effects: [damage(amount), pay(synth(1), [rollDice(3, spannerDice)], [rollDice(1, spannerDice)])],
  })),
})

// Schematics — 3 Nut + 1 Bolt: draw 2, heal 2, gain 4 Synth. II: gain 2 CP too.
const schematics = (level: number): Ability => ({
  id: 'schematics',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ nut: 3, bolt: 1 }),
      effects: [...(level > 1 ? [cp(2)] : []), draw(2), heal(2), gain('synth', 4)],
    },
  ],
})

// Scrap Collector — in upkeep gain a Synth. II: roll 1: 1 on Wrench, otherwise 2.
const scrapCollector = (...effects: readonly Effect[]): Ability => ({
  id: 'scrap-collector',
  kind: 'passive',
  upkeep: effects,
})

// Eureka — 2 Wrench + 3 Nut: gain 3 Synth, deal 7.
const eureka = (amount: number): Ability => ({
  id: 'eureka',
  kind: 'offensive',
  tiers: [{ need: symbols({ wrench: 2, nut: 3 }), effects: [gain('synth', 3), damage(amount)] }],
})

// Jolt — small straight: gain a Synth, inflict a Nanite, deal 7.
const jolt = (nanites: number): Ability => ({
  id: 'jolt',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [gain('synth'), inflict('nanite', nanites), damage(7)] }],
})

// Zapppp! — large straight: inflict a Nanite, deal 9; one bot for free. II: gain 2 Synth.
const zap = (level: number): Ability => ({
  id: 'zapppp',
  kind: 'offensive',
  tiers: [
    {
      need: largeStraight,
      effects: [...(level > 1 ? [gain('synth', 2)] : []), inflict('nanite'), damage(9), freeBots(1, bots)],
    },
  ],
})

// Overclock — 4 Bolt: deal 6 undefendable; up to 2 bots for free. II: inflict a Nanite.
const overclock = (level: number): Ability => ({
  id: 'overclock',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ bolt: 4 }),
      effects: [...(level > 1 ? [inflict('nanite')] : []), damage(6, 'undefendable'), freeBots(2, bots)],
    },
  ],
})

// Ratchet Up — roll 4: gain 1 × Nut Synth; on Bolt inflict a Nanite.
const ratchetUp = (dice: number, ...effects: readonly Effect[]): Ability => ({
  id: 'ratchet-up',
  kind: 'defensive',
  dice,
  effects,
})

const abilities: readonly Ability[] = [
  spannerStrike([3, 4, 5]),
  schematics(1),
  scrapCollector(gain('synth')),
  eureka(7),
  jolt(1),
  zap(1),
  overclock(1),
  ratchetUp(4, gain('synth', per('nut')), on({ bolt: 1 }, inflict('nanite'))),
  // Maximum Power! — 5 Bolt: gain 2 Synth, inflict a Nanite, deal 10; up to 2 bots for free.
  {
    id: 'maximum-power',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ bolt: 5 }),
        effects: [gain('synth', 2), inflict('nanite'), damage(10), freeBots(2, bots)],
      },
    ],
  },
]

const tokens: readonly Token[] = [
  // Synth — builds and activates bots; the Artificer may spend 4 at any time to inflict a Nanite on an opponent (Scrap Collector).
  {
    id: 'synth',
    kind: 'positive',
    limit: 7,
    worth: 0.7,
    spends: [
      {
        id: 'nanite',
        cost: 4,
        when: 'any',
        // [ART-4.4] [B] Only whoever has the bots may do this.
        if: { companion: 'nanobot', is: ['unbuilt', 'basic', 'advanced'] },
        effects: [inflict('nanite', 1, 'chosen-opponent')],
      },
    ],
  },
  // Nanite — waits for the Nanobot; in upkeep roll 1 for each: on 6 it is removed.
  {
    id: 'nanite',
    kind: 'negative',
    limit: 3,
    worth: -1.2,
    upkeep: [repeat(perOwn('nanite'), [rollDice(1, [when({ die: [6] }, [lose('nanite')])])])],
  },
]

// Built for 2 Synth, improved for 3; an activation costs 2, or 1 if it is advanced.
const bot = (
  id: string,
  work: Pick<Action, 'when' | 'effects' | 'oncePerTurn'>,
  worth: readonly number[],
): Companion => {
  const state = (is: string) => ({ companion: id, is: [is] })
  return {
    id,
    states: ['unbuilt', 'basic', 'advanced'],
    start: 0,
    family: 'bots',
    worth,
    actions: [
      {
        id: `${id}-build`,
        cost: 0,
        price: synth(2),
        when: 'my-main',
        if: state('unbuilt'),
        effects: [build(id, 'basic')],
      },
      {
        id: `${id}-improve`,
        cost: 0,
        price: synth(3),
        when: 'my-main',
        if: state('basic'),
        effects: [build(id, 'advanced')],
      },
      { id: `${id}-basic`, cost: 0, price: synth(2), if: state('basic'), ...work },
      { id: `${id}-advanced`, cost: 0, price: synth(1), if: state('advanced'), ...work },
    ],
  }
}

const companions: readonly Companion[] = [
  // In her own upkeep, once.
  bot('nanobot', { when: 'my-upkeep', effects: [nanobot], oncePerTurn: true }, [0, 3, 5]),
  // On her own attack.
  bot('shock-bot', { when: 'my-attack', effects: [shockBot] }, [0, 4.5, 7]),
  // When she has been attacked with 6 damage or more, at whatever moment it was that high. [B]
  bot('heal-bot', { when: 'attacked', effects: [when({ peak: 6 }, [healBot])] }, [0, 2.5, 4.5]),
]

const cards: readonly Card[] = [
  upgrade('spanner-strike-ii', 1, 2, spannerStrike([4, 5, 6])),
  upgrade('schematics-ii', 1, 2, schematics(2)),
  upgrade(
    'scrap-collector-ii',
    2,
    2,
    scrapCollector(rollDice(1, [when({ die: [4, 5, 6] }, [gain('synth', 2)], [gain('synth')])])),
  ),
  upgrade('eureka-ii', 2, 2, eureka(8), [
    // Scratch Built — 2 Wrench + 2 Nut: an advanced bot without Synth, built or improved.
    {
      id: 'scratch-built',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ wrench: 2, nut: 2 }),
          effects: [
            choose([build('nanobot', 'advanced')], [build('shock-bot', 'advanced')], [build('heal-bot', 'advanced')]),
          ],
        },
      ],
    },
  ]),
  upgrade('jolt-ii', 2, 2, jolt(2), [
    // Nuts n' Bolts — 3 Wrench + 1 Bolt: gain 5 Synth.
    {
      id: 'nuts-n-bolts',
      kind: 'offensive',
      tiers: [{ need: symbols({ wrench: 3, bolt: 1 }), effects: [gain('synth', 5)] }],
    },
  ]),
  upgrade('overclock-ii', 2, 2, overclock(2), [
    // Power Up — 3 Bolt: inflict 3 Nanites on an opponent.
    {
      id: 'power-up',
      kind: 'offensive',
      tiers: [{ need: symbols({ bolt: 3 }), effects: [inflict('nanite', 3, 'chosen-opponent')] }],
    },
  ]),
  upgrade('zapppp-ii', 2, 2, zap(2), [
    // Swarming Bots — 1 Wrench + 2 Nut + 1 Bolt: deal 5, and 1 for each bot. [B]
    {
      id: 'swarming-bots',
      kind: 'offensive',
      tiers: [{ need: symbols({ wrench: 1, nut: 2, bolt: 1 }), effects: [damage(perOwn('bots', 1, 5))] }],
    },
  ]),
  // Ratchet Up II — roll 5: on 2 Wrench deal 1; gain 1 × Nut Synth; inflict 1 × Bolt Nanites.
  upgrade(
    'ratchet-up-ii',
    3,
    2,
    ratchetUp(5, on({ wrench: 2 }, damageBack(1)), gain('synth', per('nut')), inflict('nanite', per('bolt'))),
  ),
  // High Voltage! — gain 2 Synth.
  {
    id: 'high-voltage',
    kind: 'instant',
    cost: 1,
    effects: [gain('synth', 2)],
  },
  // Nanite Assault! — inflict a Nanite on an opponent.
  {
    id: 'nanite-assault',
    kind: 'instant',
    cost: 1,
    effects: [inflict('nanite', 1, 'chosen-opponent')],
  },
  // Conductivity! — roll 1: on Wrench heal 2 (another print: gain 2 CP), on Nut gain a Synth, on Bolt inflict a Nanite on an opponent.
  {
    id: 'conductivity',
    kind: 'instant',
    cost: 0,
    effects: [
      rollDice(1, [
        on({ wrench: 1 }, heal(2)),
        on({ nut: 1 }, gain('synth')),
        on({ bolt: 1 }, inflict('nanite', 1, 'chosen-opponent')),
      ]),
    ],
  },
  // Oooh Shiny! — roll 1: gain half of it in Synth.
  {
    id: 'oooh-shiny',
    kind: 'instant',
    cost: 0,
    effects: [rollDice(1, [gain('synth', halfDie)])],
  },
  // Robo Revenge! — attacked: prevent 2, inflict a Nanite on the attacker.
  {
    id: 'robo-revenge',
    kind: 'roll',
    cost: 1,
    when: 'attacked',
    effects: [prevent(2), inflict('nanite')],
  },
  // Arcing Shield — attacked: prevent 2, or 3 for a Synth.
  {
    id: 'arcing-shield',
    kind: 'roll',
    cost: 0,
    when: 'attacked',
    effects: [pay(synth(1), [prevent(3)], [prevent(2)])],
  },
  // Synthesize! — roll 1: on Bolt gain 5 Synth, otherwise draw 1. [B]
  {
    id: 'synthesize',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [rollDice(1, [when({ dice: symbols({ bolt: 1 }) }, [gain('synth', 5)], [draw(1)])])],
  },
]

export const artificer: Hero = {
  id: 'artificer',
  box: 'season-2',
  difficulty: 6,
  faces: ['wrench', 'wrench', 'wrench', 'nut', 'nut', 'bolt'],
  setup: [gain('synth', 3)],
  abilities,
  tokens,
  cards,
  companions,
}
