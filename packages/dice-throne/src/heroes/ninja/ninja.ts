/** Ninja, difficulty 2: poison that waits for the end of a turn, smoke to vanish in, and a die that sharpens attacks. */
import {
  type Ability,
  addDamage,
  avoid,
  bestow,
  type Card,
  choose,
  damage,
  damageBack,
  draw,
  type Effect,
  gain,
  type Hero,
  hurt,
  inflict,
  largeStraight,
  lose,
  ofAKind,
  on,
  per,
  perPaid,
  prevent,
  rerollThese,
  rollDice,
  smallStraight,
  suffer,
  symbols,
  type Token,
  thenDamage,
  total,
  undefendable,
  upgrade,
  when,
} from '../../content/heroKit.ts'

const slashNeeds = [symbols({ ninjato: 3 }), symbols({ ninjato: 4 }), symbols({ ninjato: 5 })]

// Slash — 3/4/5 Ninjatō: deal 5/6/7. II: 4/6/8, and with 3 of a kind gain Ninjutsu.
const slash = (level: number, amounts: readonly number[]): Ability => ({
  id: 'slash',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: slashNeeds[i]!,
    effects: [damage(amount), ...(level > 1 ? [when({ dice: ofAKind(3) }, [gain('ninjutsu')])] : [])],
  })),
})

// Walk the Line — 4 Shuriken: roll 2, deal the total; up to 6 it is undefendable. II: one of them may be rolled again.
const walkTheLine = (level: number): Ability => ({
  id: 'walk-the-line',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ shuriken: 4 }),
      effects: [rollDice(2, [damage(total), when({ atMost: 6 }, [undefendable()])], level > 1 ? { again: 1 } : {})],
    },
  ],
})

// Death Blossom — 3 Ninjatō + 2 Shuriken: roll 5, deal 1 × Ninjatō + 2 × Shuriken; on Mask it is undefendable.
// II: on 2 Mask also inflict Delayed Poison; two of the dice may be rolled again.
const deathBlossom = (level: number): Ability => ({
  id: 'death-blossom',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ ninjato: 3, shuriken: 2 }),
      effects: [
        rollDice(
          5,
          [
            damage(per('ninjato')),
            damage(per('shuriken', 2)),
            on({ mask: 1 }, undefendable()),
            ...(level > 1 ? [on({ mask: 2 }, inflict('delayed-poison'))] : []),
          ],
          level > 1 ? { again: 2 } : {},
        ),
      ],
    },
  ],
})

// Smoke Screen — 1 Ninjatō + 2 Shuriken + 1 Mask: a player gains Smoke Bomb and 2 Ninjutsu (II: 3); inflict Delayed Poison on an opponent.
const smokeScreen = (ninjutsu: number): Ability => ({
  id: 'smoke-screen',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ ninjato: 1, shuriken: 2, mask: 1 }),
      effects: [
        bestow({ 'smoke-bomb': 1, ninjutsu }, 'chosen-player'),
        inflict('delayed-poison', 1, 'chosen-opponent'),
      ],
    },
  ],
})

// Poison Blade — small straight: inflict Delayed Poison, deal 5. II: roll 1: Ninjatō inflicts 1, Shuriken and Mask 2.
const poisonBlade = (poison: Effect): Ability => ({
  id: 'poison-blade',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [poison, damage(5)] }],
})

// Shadow Fang — large straight: gain 2 Ninjutsu (II: and Smoke Bomb), then deal 8.
const shadowFang = (...others: readonly Effect[]): Ability => ({
  id: 'shadow-fang',
  kind: 'offensive',
  tiers: [{ need: largeStraight, effects: [...others, gain('ninjutsu', 2), thenDamage(), damage(8)] }],
})

// Shadewalk — 4 Mask: gain Smoke Bomb, inflict Delayed Poison, deal 6 undefendable. II: 2 Delayed Poison, deal 5.
const shadewalk = (poison: number, amount: number): Ability => ({
  id: 'shadewalk',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ mask: 4 }),
      effects: [gain('smoke-bomb'), inflict('delayed-poison', poison), damage(amount, 'undefendable')],
    },
  ],
})

// Shade Shift — roll 3: on Ninjatō deal 1 (II: 1 × Ninjatō), on Shuriken deal 2, on 2 Mask gain Smoke Bomb; 1 of the dice (II: 2) may be rolled again.
// Once in each defence [D].
const shadeShift = (level: number): Ability => ({
  id: 'shade-shift',
  kind: 'defensive',
  dice: 3,
  effects: [
    level > 1 ? damageBack(per('ninjato')) : on({ ninjato: 1 }, damageBack(1)),
    on({ shuriken: 1 }, damageBack(2)),
    on({ mask: 2 }, gain('smoke-bomb')),
  ],
  actions: [
    { id: 'shade-shift-reroll', cost: 0, when: 'my-defense', oncePerTurn: true, effects: [rerollThese(level)] },
  ],
})

const abilities: readonly Ability[] = [
  slash(1, [5, 6, 7]),
  walkTheLine(1),
  deathBlossom(1),
  smokeScreen(2),
  poisonBlade(inflict('delayed-poison')),
  shadowFang(),
  shadewalk(1, 6),
  // Assassinate! — 5 Mask: inflict Delayed Poison on two opponents, perhaps the same; gain Smoke Bomb, deal 10.
  {
    id: 'assassinate',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ mask: 5 }),
        effects: [inflict('delayed-poison', 1, 'any-two-opponents'), gain('smoke-bomb'), damage(10)],
      },
    ],
  },
  shadeShift(1),
]

const tokens: readonly Token[] = [
  // Delayed Poison — at the end of your own turn remove all of it and suffer 3 damage for each.
  {
    id: 'delayed-poison',
    kind: 'negative',
    limit: 2,
    endOfTurn: [lose('delayed-poison', 'all'), hurt(perPaid(3), 'self')],
  },
  // Smoke Bomb — about to suffer damage that is not ultimate, spend it and roll a die: on 1 to 3 you suffer none of it.
  {
    id: 'smoke-bomb',
    kind: 'positive',
    limit: 1,
    spend: { when: 'incoming', effects: [rollDice(1, [when({ die: [1, 2, 3] }, [avoid()])])] },
  },
  // Ninjutsu — on your attack, spend it and roll a die: 1 to 3 adds 1 damage, 4 or 5 adds 2; on 6 choose one:
  // add 2, inflict Delayed Poison, or make the attack undefendable.
  {
    id: 'ninjutsu',
    kind: 'positive',
    limit: 3,
    spend: {
      when: 'my-attack',
      if: { type: ['normal', 'undefendable', 'ultimate'] },
      effects: [
        rollDice(1, [
          when({ die: [1, 2, 3] }, [addDamage(1)]),
          when({ die: [4, 5] }, [addDamage(2)]),
          when({ die: [6] }, [choose([addDamage(2)], [inflict('delayed-poison')], [undefendable()])]),
        ]),
      ],
    },
  },
]

const cards: readonly Card[] = [
  upgrade('slash-ii', 2, 2, slash(2, [4, 6, 8])),
  upgrade('death-blossom-ii', 2, 2, deathBlossom(2)),
  upgrade('smoke-screen-ii', 2, 2, smokeScreen(3), [
    // Kuji-Kiri — 3 Shuriken + 2 Mask: 4 collateral damage to two opponents, perhaps the same. Printed as pure; the errata make it collateral.
    {
      id: 'kuji-kiri',
      kind: 'offensive',
      tiers: [{ need: symbols({ shuriken: 3, mask: 2 }), effects: [suffer(4, 'any-two-opponents')] }],
    },
  ]),
  upgrade('walk-the-line-ii', 2, 2, walkTheLine(2), [
    // Tip of the Blade — 3 Shuriken: roll 1, deal its value as pure damage.
    {
      id: 'tip-of-the-blade',
      kind: 'offensive',
      tiers: [{ need: symbols({ shuriken: 3 }), effects: [rollDice(1, [damage(total, 'pure')])] }],
    },
  ]),
  upgrade(
    'poison-blade-ii',
    1,
    2,
    poisonBlade(
      rollDice(1, [
        on({ ninjato: 1 }, inflict('delayed-poison')),
        on({ shuriken: 1 }, inflict('delayed-poison', 2)),
        on({ mask: 1 }, inflict('delayed-poison', 2)),
      ]),
    ),
  ),
  upgrade('shadow-fang-ii', 2, 2, shadowFang(gain('smoke-bomb')), [
    // Misdirect — 2 Ninjatō + 2 Mask: gain Smoke Bomb, deal 2 undefendable.
    {
      id: 'misdirect',
      kind: 'offensive',
      tiers: [{ need: symbols({ ninjato: 2, mask: 2 }), effects: [gain('smoke-bomb'), damage(2, 'undefendable')] }],
    },
  ]),
  upgrade('shadewalk-ii', 2, 2, shadewalk(2, 5), [
    // Jugulate — 3 Mask: gain 3 Ninjutsu, inflict Delayed Poison on an opponent.
    {
      id: 'jugulate',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ mask: 3 }),
          effects: [gain('ninjutsu', 3), inflict('delayed-poison', 1, 'chosen-opponent')],
        },
      ],
    },
  ]),
  upgrade('shade-shift-ii', 2, 2, shadeShift(2)),
  // Poison Dart! — inflict Delayed Poison on an opponent.
  {
    id: 'poison-dart',
    kind: 'main',
    cost: 2,
    effects: [inflict('delayed-poison', 1, 'chosen-opponent')],
  },
  // Throwing Stars! — roll 5, any of them again: add 1 × Shuriken. Once [D].
  {
    id: 'throwing-stars',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [rollDice(5, [addDamage(per('shuriken'))], { again: 5 })],
  },
  // Fan of Knives! — deal 1 undefendable damage to three opponents, the same several times if you like.
  {
    id: 'fan-of-knives',
    kind: 'main',
    cost: 2,
    effects: [hurt(1, 'any-three-opponents', false, 'undefendable')],
  },
  // Smoke Offering! — discard a card: a player gains Smoke Bomb.
  {
    id: 'smoke-offering',
    kind: 'instant',
    cost: 0,
    price: { cards: 1 },
    effects: [bestow(['smoke-bomb'], 'chosen-player')],
  },
  // Train! — gain Ninjutsu.
  {
    id: 'train',
    kind: 'instant',
    cost: 0,
    effects: [gain('ninjutsu')],
  },
  // Escape! — when attacked, roll 1: Ninjatō prevents 1, Shuriken prevents 2, Mask gains Smoke Bomb.
  {
    id: 'escape',
    kind: 'roll',
    cost: 0,
    when: 'attacked',
    effects: [
      rollDice(1, [
        on({ ninjato: 1 }, prevent(1)),
        on({ shuriken: 1 }, prevent(2)),
        on({ mask: 1 }, gain('smoke-bomb')),
      ]),
    ],
  },
  // Dojo! — roll 1: on Mask gain Smoke Bomb and 2 Ninjutsu; otherwise draw 1.
  {
    id: 'dojo',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [
      rollDice(1, [when({ dice: symbols({ mask: 1 }) }, [gain('smoke-bomb'), gain('ninjutsu', 2)], [draw(1)])]),
    ],
  },
]

export const ninja: Hero = {
  id: 'ninja',
  box: 'season-1',
  difficulty: 2,
  faces: ['ninjato', 'ninjato', 'ninjato', 'shuriken', 'shuriken', 'mask'],
  abilities,
  tokens,
  cards,
}
