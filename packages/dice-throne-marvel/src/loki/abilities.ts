/** Loki's board; his upgrades use the same functions. Rows marked [D] take their numbers from `numbers`. */
import {
  type Ability,
  damage,
  damageBack,
  draw,
  type Effect,
  gain,
  inflict,
  largeStraight,
  on,
  per,
  prevent,
  rollDice,
  smallStraight,
  symbols,
  type Tier,
  thenDamage,
  when,
} from '@alea/dice-throne/hero'
import { give } from './bag.ts'
import type { Numbers } from './numbers.ts'

// Mockery — 3/4/5 Scepters: deal 6/7/8. II [D]: 7/8/9, and with three identical numbers inflict Spellbound.
export const mockery = (amounts: readonly number[], ...rest: readonly Effect[]): Ability => ({
  id: 'mockery',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({ need: symbols({ scepter: i + 3 }), effects: [...rest, damage(amount)] })),
})

// Confuddle — 2 Scepters + 2 Illusions: inflict 2 Spellbound, deal 7. II [D]: deal 8.
export const confuddle = (spellbound: number, amount: number): Ability => ({
  id: 'confuddle',
  kind: 'offensive',
  tiers: [{ need: symbols({ scepter: 2, illusion: 2 }), effects: [inflict('spellbound', spellbound), damage(amount)] }],
})

// Antics — 2 Lies: draw 1, gain Illusion, give a Bag of Tricks. II [D]: with 3 Lies, draw 2, gain Illusion, give 2.
export const antics = (...more: readonly Tier[]): Ability => ({
  id: 'antics',
  kind: 'offensive',
  tiers: [{ need: symbols({ lie: 2 }), effects: [draw(1), gain('illusion'), give()] }, ...more],
})

// Vilify — Scepter + Illusion + Lie + Deceit: gain Illusion, give a Bag of Tricks; behind on health deal 7, otherwise 5 undefendable [D]. II [D]: 8 or 6.
export const vilify = (behind: number, undefendable: number): Ability => ({
  id: 'vilify',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ scepter: 1, illusion: 1, lie: 1, deceit: 1 }),
      effects: [
        gain('illusion'),
        give(),
        when({ behind: true }, [damage(behind)], [damage(undefendable, 'undefendable')]),
      ],
    },
  ],
})

// Vex — small straight: give a Bag of Tricks, deal 7. II [D]: also inflict Spellbound, deal 8.
export const vex = (amount: number, ...rest: readonly Effect[]): Ability => ({
  id: 'vex',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [give(), ...rest, damage(amount)] }],
})

// Kneel To Me — large straight: give a Bag of Tricks; roll 4 [D]: deal 6, 1 more for each Scepter and Illusion; on Lie give another, on Deceit inflict Spellbound. II [D]: roll 5.
export const kneelToMe = (numbers: Numbers, dice: number): Ability => ({
  id: 'kneel-to-me',
  kind: 'offensive',
  tiers: [
    {
      need: largeStraight,
      effects: [
        give(),
        rollDice(dice, [
          damage(per('scepter', numbers.kneelPerScepter, numbers.kneel)),
          damage(per('illusion', numbers.kneelPerIllusion)),
          on({ lie: 1 }, give(numbers.kneelBags)),
          on({ deceit: 1 }, inflict('spellbound', numbers.kneelSpellbound)),
        ]),
      ],
    },
  ],
})

// Double Take — 4 Deceit: gain Illusion, inflict 2 Spellbound, deal 7 undefendable. II [D]: 8.
export const doubleTake = (spellbound: number, amount: number): Ability => ({
  id: 'double-take',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ deceit: 4 }),
      effects: [gain('illusion'), inflict('spellbound', spellbound), damage(amount, 'undefendable')],
    },
  ],
})

// Misdirection — roll 4 [D]: deal 1 for each Scepter, prevent 1 for each Illusion; on Lie give a Bag of Tricks, if one is given, on Deceit inflict Spellbound. II [D]: roll 5.
export const misdirection = (numbers: Numbers, dice: number): Ability => ({
  id: 'misdirection',
  kind: 'defensive',
  dice,
  effects: [
    damageBack(per('scepter', numbers.misdirectionPerScepter)),
    prevent(per('illusion', numbers.misdirectionPerIllusion)),
    ...(numbers.misdirectionBags > 0 ? [on({ lie: 1 }, give(numbers.misdirectionBags))] : []),
    on({ deceit: 1 }, inflict('spellbound', numbers.misdirectionSpellbound)),
  ],
})

export const abilities = (numbers: Numbers): readonly Ability[] => [
  mockery([6, 7, 8]),
  confuddle(2, 7),
  antics(),
  vilify(7, numbers.vilifyUndefendable),
  vex(7),
  kneelToMe(numbers, numbers.kneelDice),
  doubleTake(2, 7),
  // Glorious Purpose! — 5 Deceit: gain Illusion, inflict 3 Spellbound, give 4 Bags of Tricks [B], THEN deal 10.
  {
    id: 'glorious-purpose',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ deceit: 5 }),
        effects: [gain('illusion'), inflict('spellbound', 3), give(4), thenDamage(), damage(10)],
      },
    ],
  },
  misdirection(numbers, numbers.misdirectionDice),
]
