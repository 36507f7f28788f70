/** Monk, difficulty 4: gathers Chi, which prevents damage at once and adds damage from the next turn on. */
import {
  type Ability,
  addDamage,
  type Card,
  choose,
  cleanse,
  damage,
  damageBack,
  draw,
  type Effect,
  evasive,
  gain,
  type Hero,
  inflict,
  knockdown,
  largeStraight,
  ofAKind,
  on,
  per,
  prevent,
  raiseLimit,
  repeat,
  rollDice,
  smallStraight,
  symbols,
  type Token,
  total,
  upgrade,
  when,
} from '../../content/heroKit.ts'

const evasiveOrCleanse = choose([gain('evasive')], [gain('cleanse')])

const fistNeeds = [symbols({ fist: 3 }), symbols({ fist: 4 }), symbols({ fist: 5 })]

// Fist Strike — 3/4/5 Fist: deal 6/7/8. II: 7/8/9. III: with 4 of a kind also inflict Knockdown. II and III [B].
const fistStrike = (level: number, amounts: readonly number[]): Ability => ({
  id: 'fist-strike',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: fistNeeds[i]!,
    effects: [damage(amount), ...(level > 2 ? [when({ dice: ofAKind(4) }, [inflict('knockdown')])] : [])],
  })),
})

// Meditate — 3 Zen: gain 5 Chi, and Evasive or Cleanse. II: 6 Chi, Evasive and Cleanse [B].
const meditate = (chi: number, ...others: readonly Effect[]): Ability => ({
  id: 'meditate',
  kind: 'offensive',
  tiers: [{ need: symbols({ zen: 3 }), effects: [gain('chi', chi), ...others] }],
})

// Combo Strike — 3 Fist + 1 Palm: deal 6; roll 1: Fist +2, Palm +3, Zen 2 Chi, Lotus Evasive or Cleanse. II: deal 5, roll 2 [B].
const comboStrike = (amount: number, dice: number): Ability => ({
  id: 'combo-strike',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ fist: 3, palm: 1 }),
      effects: [
        damage(amount),
        rollDice(dice, [
          damage(per('fist', 2)),
          damage(per('palm', 3)),
          gain('chi', per('zen', 2)),
          repeat(per('lotus'), [evasiveOrCleanse]),
        ]),
      ],
    },
  ],
})

// Tempest Rush — 3 Palm: roll 3, deal the total; with 13 inflict Knockdown [B]. II: with 12; for 1 Chi one die is rolled again [B].
const tempestRush = (level: number): Ability => ({
  id: 'tempest-rush',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ palm: 3 }),
      effects: [
        rollDice(
          3,
          [damage(total), when({ total: level > 1 ? 12 : 13 }, [inflict('knockdown')])],
          level > 1 ? { again: 1, price: { token: 'chi', n: 1 } } : {},
        ),
      ],
    },
  ],
})

// Fist of Harmony — small straight: deal 6, then gain 2 Chi. II: 3 Chi [B].
const fistOfHarmony = (chi: number): Ability => ({
  id: 'fist-of-harmony',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [damage(6)], after: [gain('chi', chi)] }],
})

// Fist of Tranquility — large straight: deal 7, then gain Evasive and 3 Chi. II: also inflict Knockdown [B].
const fistOfTranquility = (...others: readonly Effect[]): Ability => ({
  id: 'fist-of-tranquility',
  kind: 'offensive',
  tiers: [
    {
      need: largeStraight,
      effects: [...others, damage(7)],
      after: [gain('evasive'), gain('chi', 3)],
    },
  ],
})

// Lotus Strike — 4 Lotus: deal 5 undefendable, then raise the limit of Chi by 1 and gain 5 Chi. II: deal 6, 6 Chi [B].
const lotusStrike = (amount: number): Ability => ({
  id: 'lotus-strike',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ lotus: 4 }),
      effects: [damage(amount, 'undefendable')],
      after: [raiseLimit('chi'), gain('chi', amount)],
    },
  ],
})

// Serenity — roll 4: gain 1 × Zen Chi, deal 1 × Fist. II: roll 5 [B]. III: with Zen and Lotus also Evasive or Cleanse [B].
const serenity = (dice: number, ...others: readonly Effect[]): Ability => ({
  id: 'serenity',
  kind: 'defensive',
  dice,
  effects: [gain('chi', per('zen')), damageBack(per('fist')), ...others],
})

const abilities: readonly Ability[] = [
  fistStrike(1, [6, 7, 8]),
  meditate(5, evasiveOrCleanse),
  comboStrike(6, 1),
  tempestRush(1),
  fistOfHarmony(2),
  fistOfTranquility(),
  lotusStrike(5),
  // Transcendence! — 5 Lotus: gain Evasive and Cleanse, inflict Knockdown, deal 10; then raise the limit of Chi by 1 and gain 6 Chi.
  {
    id: 'transcendence',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ lotus: 5 }),
        effects: [gain('evasive'), gain('cleanse'), inflict('knockdown'), damage(10)],
        after: [raiseLimit('chi'), gain('chi', 6)],
      },
    ],
  },
  serenity(4),
]

const tokens: readonly Token[] = [
  // Chi — spend any number: prevent so much of the damage you are about to suffer, or add so much to your attack, with Chi of earlier turns only.
  {
    id: 'chi',
    kind: 'positive',
    limit: 5,
    spends: [
      { id: 'prevent', cost: 1, when: 'incoming', effects: [prevent(1)] },
      { id: 'add', cost: 1, when: 'my-attack', aged: true, effects: [addDamage(1)] },
    ],
  },
  evasive,
  cleanse,
  knockdown,
]

const cards: readonly Card[] = [
  // Its cost is 1 or 2, depending on the source [B].
  upgrade('fist-strike-ii', 1, 2, fistStrike(2, [7, 8, 9])),
  upgrade('fist-strike-iii', 2, 3, fistStrike(3, [7, 8, 9])),
  upgrade('meditate-ii', 2, 2, meditate(6, gain('evasive'), gain('cleanse')), [
    // Zen Strike — 2 Fist + 2 Zen: deal 6, then gain 2 Chi [B].
    {
      id: 'zen-strike',
      kind: 'offensive',
      tiers: [{ need: symbols({ fist: 2, zen: 2 }), effects: [damage(6)], after: [gain('chi', 2)] }],
    },
  ]),
  upgrade('fist-of-harmony-ii', 1, 2, fistOfHarmony(3)),
  upgrade('lotus-strike-ii', 2, 2, lotusStrike(6), [
    // Way of the Lotus — 3 Lotus: deal 2 undefendable, then gain Evasive and 2 Chi [B].
    {
      id: 'way-of-the-lotus',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ lotus: 3 }),
          effects: [damage(2, 'undefendable')],
          after: [gain('evasive'), gain('chi', 2)],
        },
      ],
    },
  ]),
  upgrade('combo-strike-ii', 2, 2, comboStrike(5, 2)),
  upgrade('tempest-rush-ii', 1, 2, tempestRush(2)),
  upgrade('fist-of-tranquility-ii', 2, 2, fistOfTranquility(inflict('knockdown')), [
    // Way of the Monk — 1 Fist + 1 Palm + 1 Zen + 1 Lotus: gain 2 Evasive, deal 3 undefendable [B].
    {
      id: 'way-of-the-monk',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ fist: 1, palm: 1, zen: 1, lotus: 1 }),
          effects: [gain('evasive', 2), damage(3, 'undefendable')],
        },
      ],
    },
  ]),
  upgrade('serenity-ii', 2, 2, serenity(5)),
  upgrade('serenity-iii', 3, 3, serenity(5, on({ zen: 1, lotus: 1 }, evasiveOrCleanse))),
  // Palm Strike! — inflict Knockdown on an opponent.
  {
    id: 'palm-strike',
    kind: 'main',
    cost: 0,
    effects: [inflict('knockdown', 1, 'chosen-opponent')],
  },
  // Mystic Mantra! — gain Chi, Evasive and Cleanse; inflict Knockdown on an opponent.
  {
    id: 'mystic-mantra',
    kind: 'main',
    cost: 3,
    effects: [gain('chi'), gain('evasive'), gain('cleanse'), inflict('knockdown', 1, 'chosen-opponent')],
  },
  // Ruminate! — gain 5 Chi.
  {
    id: 'ruminate',
    kind: 'instant',
    cost: 3,
    effects: [gain('chi', 5)],
  },
  // Contemplate! — gain 2 Chi.
  {
    id: 'contemplate',
    kind: 'instant',
    cost: 0,
    effects: [gain('chi', 2)],
  },
  // Enlightenment! — roll 1: on Lotus gain 2 Chi, Evasive and Cleanse; otherwise draw 1.
  {
    id: 'enlightenment',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [
      rollDice(1, [
        when({ dice: symbols({ lotus: 1 }) }, [gain('chi', 2), gain('evasive'), gain('cleanse')], [draw(1)]),
      ]),
    ],
  },
]

export const monk: Hero = {
  id: 'monk',
  box: 'season-1',
  difficulty: 4,
  faces: ['fist', 'fist', 'palm', 'zen', 'zen', 'lotus'],
  abilities,
  tokens,
  cards,
}
