/** Thor, difficulty 3: throws and retrieves Mjölnir, stores Electrokinesis for his great blows, breaks guards. */
import {
  type Ability,
  alterDie,
  andThen,
  avoidAll,
  type Card,
  type Companion,
  cp,
  damage,
  draw,
  endure,
  gain,
  type Hero,
  heal,
  keepSome,
  largeStraight,
  ofAKind,
  on,
  per,
  perOwn,
  prevent,
  rollDice,
  smallStraight,
  suffer,
  symbols,
  type Token,
  total,
  undefendable,
  upgrade,
  when,
} from '@alea/dice-throne/hero'
import { callHome } from './callHome.ts'
import { conduct } from './conduct.ts'
import { HOLDERS, HOME, MJOLNIR } from './mjolnir.ts'
import { thrown } from './thrown.ts'
import { retrieve, throwIt, wield } from './wield.ts'

const atHome = { companion: MJOLNIR, is: [HOME] } as const
const away = { companion: MJOLNIR, is: HOLDERS } as const

// Hammered — 3/4/5 Hammer: Throw Mjölnir, deal 4/5/7. II [B]: Throw or Retrieve once, deal 5/6/7, with 4 of a kind gain Electrokinesis.
// III: deal 5/6/8, with 3 of a kind.
const hammered = (level: number, amounts: readonly number[]): Ability => ({
  id: 'hammered',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: symbols({ hammer: 3 + i }),
    effects:
      level === 1
        ? [throwIt(), damage(amount)]
        : [wield(), damage(amount), when({ dice: ofAKind(6 - level) }, [gain('electrokinesis')])],
  })),
})

// Mighty Summon — 1 Hammer + 2 Worthy + 1 Thunder: gain 2 Guard Break, heal 2; with Mjölnir at home gain 3 Electrokinesis, otherwise
// Retrieve it and 3 collateral damage to whoever had it. II: heal 3, 4 collateral.
const mightySummon = (healed: number, collateral: number): Ability => ({
  id: 'mighty-summon',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ hammer: 1, worthy: 2, thunder: 1 }),
      effects: [
        gain('guard-break', 2),
        heal(healed),
        when(atHome, [gain('electrokinesis', 3)], [callHome(collateral)]),
      ],
    },
  ],
})

// Chain Lightning — 3 Hammer + 2 Thunder: roll 3, choose two, deal their total; 2 collateral to an opponent. II [B]: roll 4, 3 collateral.
const chainLightning = (dice: number, collateral: number): Ability => ({
  id: 'chain-lightning',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ hammer: 3, thunder: 2 }),
      effects: [
        rollDice(dice, [keepSome(2), damage(total)]),
        suffer(collateral, 'chosen-opponent', false, 'collateral'),
      ],
    },
  ],
})

// Odinforce — 2 Hammer + 3 Worthy: deal 5, roll 5: on 2 Hammer Throw or Retrieve, on 2 Worthy gain 1 CP, gain 1 × Thunder Electrokinesis;
// THEN add 1 × Electrokinesis. II: deal 6 [B], reroll any of the dice once.
const odinforce = (amount: number, again?: number): Ability => ({
  id: 'odinforce',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ hammer: 2, worthy: 3 }),
      effects: [
        damage(amount),
        rollDice(
          5,
          [on({ hammer: 2 }, wield()), on({ worthy: 2 }, cp(1)), gain('electrokinesis', per('thunder'))],
          again === undefined ? {} : { again },
        ),
        andThen(),
        damage(perOwn('electrokinesis')),
      ],
    },
  ],
})

// Bottled Lightning — 4 Thunder: Throw or Retrieve up to 2 times, gain 2 Guard Break, THEN deal 7 + 1 × Electrokinesis. II: up to 3 times, 8.
const bottledLightning = (times: number, amount: number): Ability => ({
  id: 'bottled-lightning',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ thunder: 4 }),
      effects: [wield(times), gain('guard-break', 2), andThen(), damage(perOwn('electrokinesis', 1, amount))],
    },
  ],
})

// Thunder Bolt — large straight: Throw or Retrieve once, gain 2 Electrokinesis, deal 10. II: deal 12.
const thunderBolt = (amount: number): Ability => ({
  id: 'thunder-bolt',
  kind: 'offensive',
  tiers: [{ need: largeStraight, effects: [wield(), gain('electrokinesis', 2), damage(amount)] }],
})

const abilities: readonly Ability[] = [
  hammered(1, [4, 5, 7]),
  mightySummon(2, 3),
  chainLightning(3, 2),
  odinforce(5),
  bottledLightning(2, 7),
  // Lightning Rod — small straight: deal 9 to a target who has Mjölnir; otherwise gain Electrokinesis and deal 7.
  {
    id: 'lightning-rod',
    kind: 'offensive',
    tiers: [{ need: smallStraight, effects: [damage(7), conduct(2)] }],
  },
  thunderBolt(10),
  // For Asgard! — 5 Thunder: gain Guard Break, Throw or Retrieve up to 4 times, deal 14.
  {
    id: 'for-asgard',
    kind: 'ultimate',
    tiers: [{ need: symbols({ thunder: 5 }), effects: [gain('guard-break'), wield(4), damage(14)] }],
  },
  // Thunder Wheel — roll 3: on 2 Hammer Throw or Retrieve; prevent 2 × Worthy; gain 1 × Thunder Electrokinesis. [B]
  {
    id: 'thunder-wheel',
    kind: 'defensive',
    dice: 3,
    effects: [on({ hammer: 2 }, wield()), prevent(per('worthy', 2)), gain('electrokinesis', per('thunder'))],
  },
]

const tokens: readonly Token[] = [
  // Electrokinesis — once a turn, in your main phase: spend 4 to draw a card; by the original leaflet 3, at any time. Two abilities count it.
  {
    id: 'electrokinesis',
    kind: 'positive',
    limit: 4,
    spends: [
      {
        id: 'draw',
        cost: 4,
        when: 'my-main',
        perTurn: 1,
        effects: [draw(1)],
        if: { option: 'original-leaflets', off: true },
      },
      { id: 'draw-at-once', cost: 3, when: 'any', effects: [draw(1)], if: { option: 'original-leaflets' } },
    ],
    // Odinforce and Bottled Lightning are rare; a card costs four.
    worth: 0.6,
  },
  // Guard Break — at the end of your offensive roll phase, if you attack: roll a die; on 4 or 5 the attack becomes undefendable.
  {
    id: 'guard-break',
    kind: 'positive',
    limit: 2,
    spend: { when: 'end-of-my-offense', effects: [rollDice(1, [when({ die: [4, 5] }, [undefendable()])])] },
  },
]

// Mjölnir — Throw it at an opponent for 1 damage, Retrieve it for Electrokinesis: by abilities, or at any time for a card of your hand.
const mjolnir: Companion = {
  id: MJOLNIR,
  states: [HOME, ...HOLDERS],
  start: 0,
  returns: { gain: 'electrokinesis' },
  actions: [
    { id: 'mjolnir-throw', cost: 0, price: { cards: 1 }, when: 'any', if: atHome, effects: [throwIt()] },
    { id: 'mjolnir-retrieve', cost: 0, price: { cards: 1 }, when: 'any', if: away, effects: [retrieve()] },
  ],
}

const cards: readonly Card[] = [
  upgrade('hammered-ii', 0, 2, hammered(2, [5, 6, 7])),
  upgrade('hammered-iii', 2, 3, hammered(3, [5, 6, 8])),
  upgrade('mighty-summon-ii', 2, 2, mightySummon(3, 4), [
    // Boom Boom! — 2 Hammer + 2 Thunder: gain 2 Electrokinesis, deal 6.
    {
      id: 'boom-boom',
      kind: 'offensive',
      tiers: [{ need: symbols({ hammer: 2, thunder: 2 }), effects: [gain('electrokinesis', 2), damage(6)] }],
    },
  ]),
  upgrade('chain-lightning-ii', 2, 2, chainLightning(4, 3)),
  upgrade('odinforce-ii', 2, 2, odinforce(6, 5)),
  upgrade('bottled-lightning-ii', 2, 2, bottledLightning(3, 8), [
    // Ricochet! — 3 Thunder: Throw or Retrieve up to 6 times.
    { id: 'ricochet', kind: 'offensive', tiers: [{ need: symbols({ thunder: 3 }), effects: [wield(6)] }] },
  ]),
  // Lightning Rod II — small straight: Throw or Retrieve once, gain Electrokinesis, deal 9. [B]
  upgrade('lightning-rod-ii', 2, 2, {
    id: 'lightning-rod',
    kind: 'offensive',
    tiers: [{ need: smallStraight, effects: [wield(), gain('electrokinesis'), damage(9)] }],
  }),
  upgrade('thunder-bolt-ii', 2, 2, thunderBolt(12), [
    // Asgardian Brawn — 3 Worthy: heal 4.
    { id: 'asgardian-brawn', kind: 'offensive', tiers: [{ need: symbols({ worthy: 3 }), effects: [heal(4)] }] },
  ]),
  // Thunder Wheel II — roll 4; Throw or Retrieve for every pair of Hammers. [B]
  upgrade('thunder-wheel-ii', 2, 2, {
    id: 'thunder-wheel',
    kind: 'defensive',
    dice: 4,
    effects: [wield(per('hammer', { every: 2 })), prevent(per('worthy', 2)), gain('electrokinesis', per('thunder'))],
  }),
  // Indomitable Will! — after being attacked, if the damage would bring you to 0: roll 1, on Worthy health becomes 1. [B]
  {
    id: 'indomitable-will',
    kind: 'roll',
    cost: 2,
    when: 'attacked',
    effects: [rollDice(1, [on({ worthy: 1 }, endure())])],
  },
  // Invulnerability! — after being attacked, for 2 Electrokinesis: none of the incoming damage is suffered. [B]
  {
    id: 'invulnerability',
    kind: 'roll',
    cost: 2,
    price: { token: 'electrokinesis', n: 2 },
    when: 'attacked',
    effects: [avoidAll()],
  },
  // He Is Worthy! — set one of your dice to 4 or 5. [B]
  {
    id: 'he-is-worthy',
    kind: 'roll',
    cost: 1,
    effects: [alterDie({ whose: 'own', to: [4, 5] })],
  },
  {
    id: 'power-trip',
    kind: 'instant',
    cost: 1,
    effects: [draw(1), gain('electrokinesis', 2)],
  },
  // Time to Hammer! — Retrieve Mjölnir; gain 1 CP and Electrokinesis. [B]
  {
    id: 'time-to-hammer',
    kind: 'instant',
    cost: 0,
    effects: [retrieve(), cp(1), gain('electrokinesis')],
  },
  // Stormbreak! — if Mjölnir was thrown at least twice this turn: draw 1, gain 1 CP, Guard Break and Electrokinesis. [B]
  {
    id: 'stormbreak',
    kind: 'instant',
    cost: 0,
    effects: [thrown(2, [draw(1), cp(1), gain('guard-break'), gain('electrokinesis')])],
  },
]

export const thor: Hero = {
  id: 'thor',
  box: 'marvel',
  difficulty: 3,
  faces: ['hammer', 'hammer', 'hammer', 'worthy', 'worthy', 'thunder'],
  abilities,
  tokens,
  companions: [mjolnir],
  cards,
}
