/** Tactician, difficulty 5: Tactical Advantage buys something at every moment, Constrict taxes the rolls of others. */
import {
  type Ability,
  andThen,
  bestow,
  type Card,
  cp,
  damage,
  damageBack,
  draw,
  extraOffense,
  gain,
  type Hero,
  halfDie,
  inflict,
  largeStraight,
  lateFillUp,
  moveToken,
  ofAKind,
  on,
  per,
  prevent,
  protect,
  raiseLimit,
  rerollDie,
  rollDice,
  smallStraight,
  suffer,
  symbols,
  type Token,
  targeted,
  thenDamage,
  thenLate,
  upgrade,
  when,
} from '../../content/heroKit.ts'

const ADVANTAGE = 'tactical-advantage'

const saberNeeds = [symbols({ saber: 3 }), symbols({ saber: 4 }), symbols({ saber: 5 })]

// Saber Strike — 3/4/5 Saber: deal 4/5/6. II [B]: 5/6/7, with 3 of a kind inflict Constrict.
const saberStrike = (level: number, amounts: readonly number[]): Ability => ({
  id: 'saber-strike',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: saberNeeds[i]!,
    effects: [damage(amount), ...(level > 1 ? [when({ dice: ofAKind(3) }, [inflict('constrict')])] : [])],
  })),
})

// Carpet Bomb — 2 Saber + 2 Medal: gain 1 Tactical Advantage (II [B]: 2), then 2 collateral damage to two opponents.
const carpetBomb = (advantage: number): Ability => ({
  id: 'carpet-bomb',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ saber: 2, medal: 2 }),
      effects: [gain(ADVANTAGE, advantage), andThen(), suffer(2, 'both-opponents')],
    },
  ],
})

interface Profit {
  readonly first: number
  readonly amount: number
  readonly more: number
}

// Profiteer — 1 Saber + 3 Banner: gain 1 Tactical Advantage, roll 1: Saber deal 5; Banner gain 4 more; Medal draw 1 and roll offensively again.
const profiteer = ({ first, amount, more }: Profit): Ability => ({
  id: 'profiteer',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ saber: 1, banner: 3 }),
      effects: [
        gain(ADVANTAGE, first),
        rollDice(1, [
          on({ saber: 1 }, damage(amount)),
          on({ banner: 1 }, gain(ADVANTAGE, more)),
          on({ medal: 1 }, draw(1), extraOffense()),
        ]),
      ],
    },
  ],
})

// Strategic Approach — 3 Saber + 2 Medal: inflict Constrict, deal 7. II [B]: gain 1 Tactical Advantage, inflict Constrict, then deal 7.
const strategicApproach = (level: number): Ability => ({
  id: 'strategic-approach',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ saber: 3, medal: 2 }),
      effects:
        level > 1
          ? [gain(ADVANTAGE), inflict('constrict'), thenDamage(), damage(7)]
          : [inflict('constrict'), damage(7)],
    },
  ],
})

// Flank — small straight: gain 1 Tactical Advantage (II [B]: 2), then deal 6.
const flank = (advantage: number): Ability => ({
  id: 'flank',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [gain(ADVANTAGE, advantage), thenDamage(), damage(6)] }],
})

// Exploit — large straight: gain 2 Tactical Advantage (II [B]: 3), inflict Constrict, then deal 9.
const exploit = (advantage: number): Ability => ({
  id: 'exploit',
  kind: 'offensive',
  tiers: [
    { need: largeStraight, effects: [gain(ADVANTAGE, advantage), inflict('constrict'), thenDamage(), damage(9)] },
  ],
})

// Maneuver — 4 Medal: gain 5 Tactical Advantage, then deal 5 undefendable. II [B]: inflict Constrict too.
const maneuver = (level: number): Ability => ({
  id: 'maneuver',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ medal: 4 }),
      effects: [
        gain(ADVANTAGE, 5),
        ...(level > 1 ? [inflict('constrict')] : []),
        thenDamage(),
        damage(5, 'undefendable'),
      ],
    },
  ],
})

// Countermeasures — roll 4: deal 1 for each pair of Saber, prevent 1 × Banner, gain 1 × Medal Tactical Advantage. II [B]: roll 5; III [B]: deal 2 for each pair.
const countermeasures = (dice: number, each: number): Ability => ({
  id: 'countermeasures',
  kind: 'defensive',
  dice,
  effects: [damageBack(per('saber', { times: each, every: 2 })), prevent(per('banner')), gain(ADVANTAGE, per('medal'))],
})

const abilities: readonly Ability[] = [
  saberStrike(1, [4, 5, 6]),
  carpetBomb(1),
  profiteer({ first: 1, amount: 5, more: 4 }),
  strategicApproach(1),
  flank(1),
  exploit(2),
  maneuver(1),
  countermeasures(4, 1),
  // Higher Ground! — 5 Medal: inflict Targeted and Constrict, raise the limit of Tactical Advantage by 1, then fill it up and deal 12.
  {
    id: 'higher-ground',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ medal: 5 }),
        effects: [
          inflict('targeted'),
          inflict('constrict'),
          raiseLimit(ADVANTAGE),
          thenLate(),
          lateFillUp(ADVANTAGE),
          damage(12),
        ],
      },
    ],
  },
]

const tokens: readonly Token[] = [
  // Tactical Advantage — 1: gain 1 CP · 1: reroll one of your dice · 3: draw 1 · 3: inflict Targeted · 4: give Protect · 4: move a status effect.
  {
    id: ADVANTAGE,
    kind: 'positive',
    limit: 5,
    spends: [
      { id: 'cp', cost: 1, when: 'any', effects: [cp(1)] },
      { id: 'reroll', cost: 1, when: 'any', effects: [rerollDie({ whose: 'own', upTo: 1 })] },
      { id: 'draw', cost: 3, when: 'any', effects: [draw(1)] },
      { id: 'target', cost: 3, when: 'any', effects: [inflict('targeted', 1, 'chosen-opponent')] },
      {
        id: 'protect',
        cost: 4,
        when: 'any',
        if: { option: 'original-leaflets', off: true },
        effects: [bestow(['protect'], 'chosen-player')],
      },
      { id: 'protect-self', cost: 4, when: 'any', if: { option: 'original-leaflets' }, effects: [gain('protect')] },
      { id: 'move', cost: 4, when: 'my-main', effects: [moveToken()] },
    ],
  },
  // Constrict — in your offensive roll phase every attempt after the first costs 1 CP (original leaflet: only the last one). It ends with the roll phase.
  {
    id: 'constrict',
    kind: 'negative',
    limit: 1,
    ends: 'roll-phase',
    attemptPrice: 1,
  },
  targeted,
  protect,
]

const cards: readonly Card[] = [
  upgrade('saber-strike-ii', 1, 2, saberStrike(2, [5, 6, 7])),
  upgrade('carpet-bomb-ii', 2, 2, carpetBomb(2), [
    // Strategize [B] — 4 Banner: gain 3 Tactical Advantage, draw 2.
    {
      id: 'strategize',
      kind: 'offensive',
      tiers: [{ need: symbols({ banner: 4 }), effects: [gain(ADVANTAGE, 3), draw(2)] }],
    },
  ]),
  // Profiteer II [B] — gain 2, Saber deals 6, Banner gains 3.
  upgrade('profiteer-ii', 2, 2, profiteer({ first: 2, amount: 6, more: 3 })),
  upgrade('strategic-approach-ii', 2, 2, strategicApproach(2), [
    // Indirect Approach [B] — 3 Saber + 1 Banner: gain 2 Tactical Advantage, then deal 2 undefendable.
    {
      id: 'indirect-approach',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ saber: 3, banner: 1 }),
          effects: [gain(ADVANTAGE, 2), thenDamage(), damage(2, 'undefendable')],
        },
      ],
    },
  ]),
  upgrade('flank-ii', 2, 2, flank(2)),
  upgrade('exploit-ii', 2, 2, exploit(3), [
    // Interdiction [B] — 1 Saber + 2 Banner + 1 Medal: draw 2, inflict Constrict on an opponent.
    {
      id: 'interdiction',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ saber: 1, banner: 2, medal: 1 }),
          effects: [draw(2), inflict('constrict', 1, 'chosen-opponent')],
        },
      ],
    },
  ]),
  upgrade('maneuver-ii', 2, 2, maneuver(2), [
    // Reconnaissance [B] — 3 Medal: gain 5 Tactical Advantage.
    {
      id: 'reconnaissance',
      kind: 'offensive',
      tiers: [{ need: symbols({ medal: 3 }), effects: [gain(ADVANTAGE, 5)] }],
    },
  ]),
  upgrade('countermeasures-ii', 3, 2, countermeasures(5, 1)),
  upgrade('countermeasures-iii', 5, 3, countermeasures(5, 2)),
  // Ambush! [B] — gain 2 Tactical Advantage.
  {
    id: 'ambush',
    kind: 'instant',
    cost: 1,
    effects: [gain(ADVANTAGE, 2)],
  },
  // Disengage! [B] — attacked, roll 1: Saber deal 2 to the attacker, Banner prevent 3, Medal gain Protect.
  {
    id: 'disengage',
    kind: 'roll',
    cost: 0,
    when: 'attacked',
    effects: [
      rollDice(1, [on({ saber: 1 }, damageBack(2)), on({ banner: 1 }, prevent(3)), on({ medal: 1 }, gain('protect'))]),
    ],
  },
  // Feigned Retreat! [B] — attacked: inflict Constrict on the attacker, prevent 3.
  {
    id: 'feigned-retreat',
    kind: 'instant',
    cost: 2,
    when: 'attacked',
    effects: [inflict('constrict'), prevent(3)],
  },
  // War Room! [B] — roll 1: gain half of it in Tactical Advantage.
  {
    id: 'war-room',
    kind: 'main',
    cost: 1,
    effects: [rollDice(1, [gain(ADVANTAGE, halfDie)])],
  },
  // Bunker Up! [B] — a player gains Protect.
  {
    id: 'bunker-up',
    kind: 'main',
    cost: 2,
    effects: [bestow(['protect'], 'chosen-player')],
  },
  // Upper Hand! [B] — roll 1: on Medal gain 4 Tactical Advantage, otherwise draw 1.
  {
    id: 'upper-hand',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [rollDice(1, [when({ dice: symbols({ medal: 1 }) }, [gain(ADVANTAGE, 4)], [draw(1)])])],
  },
]

export const tactician: Hero = {
  id: 'tactician',
  box: 'season-2',
  difficulty: 5,
  faces: ['saber', 'saber', 'saber', 'banner', 'banner', 'medal'],
  // [B] The match begins with 2 Tactical Advantage.
  setup: [gain(ADVANTAGE, 2)],
  abilities,
  tokens,
  cards,
}
