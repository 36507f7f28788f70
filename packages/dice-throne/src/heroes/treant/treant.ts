/** Treant, difficulty 6: Spirits grow every turn, and are spent or removed for everything else. */
import {
  type Ability,
  addDamage,
  bestow,
  type Card,
  cp,
  damage,
  draw,
  gain,
  type Hero,
  halfDie,
  heal,
  hurt,
  inflict,
  intercept,
  largeStraight,
  lose,
  ofAKind,
  on,
  pay,
  payUpTo,
  per,
  perFurtherAttempt,
  perOwn,
  prevent,
  rerollDie,
  rollDice,
  smallStraight,
  suffer,
  symbols,
  type Token,
  thenDamage,
  undefendable,
  upgrade,
  when,
} from '../../content/heroKit.ts'
import { grow } from './grow.ts'
import { growEach } from './growEach.ts'

/** Any one Spirit. */
const spirit = { family: 'spirits', n: 1 } as const

// Splinter — 3/4/5 Branch: deal 5/6/7; you may remove a Spirit to inflict Barbed Vine. II: without that price. III: with 3 of a kind grow 1.
const splinter = (level: number): Ability => ({
  id: 'splinter',
  kind: 'offensive',
  tiers: [5, 6, 7].map((amount, i) => ({
    need: symbols({ branch: 3 + i }),
    effects: [
      damage(amount),
      level > 1 ? inflict('barbed-vine') : pay(spirit, [inflict('barbed-vine')]),
      ...(level > 2 ? [when({ dice: ofAKind(3) }, [grow(1)])] : []),
    ],
  })),
})

// Tend — 2 Leaf + 2 Spirit: draw 1, grow 3; a player gains Wellspring, an opponent gets Barbed Vine.
const tend = (growth: number): Ability => ({
  id: 'tend',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ leaf: 2, spirit: 2 }),
      effects: [
        draw(1),
        grow(growth),
        bestow(['wellspring'], 'chosen-player'),
        inflict('barbed-vine', 1, 'chosen-opponent'),
      ],
    },
  ],
})

// Overgrowth — 2 Branch + 3 Leaf: deal 2; you may remove up to 2 Spirits for 4 more each; you may spend Wellspring: undefendable.
const overgrowth = (amount: number): Ability => ({
  id: 'overgrowth',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ branch: 2, leaf: 3 }),
      effects: [damage(amount), payUpTo(spirit, 2, [damage(4)]), pay({ token: 'wellspring', n: 1 }, [undefendable()])],
    },
  ],
})

// Vengeful Vines — small straight: inflict Barbed Vine, deal 7.
const vengefulVines = (amount: number): Ability => ({
  id: 'vengeful-vines',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [inflict('barbed-vine'), damage(amount)] }],
})

// Call of the Wild — large straight: deal 8; roll 4: 1 × Branch more, on Leaf gain Wellspring, grow 1 × Spirit.
const callOfTheWild = (dice: number): Ability => ({
  id: 'call-of-the-wild',
  kind: 'offensive',
  tiers: [
    {
      need: largeStraight,
      effects: [
        damage(8),
        rollDice(dice, [damage(per('branch')), on({ leaf: 1 }, gain('wellspring')), grow(per('spirit'))]),
      ],
    },
  ],
})

// Nature's Grasp — 4 Spirit: grow 2, then deal 5 undefendable, 1 more for each Spirit you have.
const naturesGrasp = (amount: number): Ability => ({
  id: 'natures-grasp',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ spirit: 4 }),
      effects: [grow(2), thenDamage(), damage(perOwn('spirits', 1, amount), 'undefendable')],
    },
  ],
})

// Rooted — roll 3: prevent 1 × Branch + 1 × Spirit; on 2 Leaf grow 1. II: roll 4; on 2 Spirit a player gains Wellspring.
const rooted = (level: number): Ability => ({
  id: 'rooted',
  kind: 'defensive',
  dice: 2 + level,
  effects: [
    prevent(per('branch')),
    prevent(per('spirit')),
    on({ leaf: 2 }, grow(1)),
    ...(level > 1 ? [on({ spirit: 2 }, bestow(['wellspring'], 'chosen-player'))] : []),
  ],
})

const abilities: readonly Ability[] = [
  // Fertilize — in upkeep grow 1 Spirit.
  { id: 'fertilize', kind: 'passive', upkeep: [grow(1)] },
  splinter(1),
  tend(3),
  overgrowth(2),
  vengefulVines(7),
  callOfTheWild(4),
  naturesGrasp(5),
  // Wake the Forest! — 5 Spirit: you and a teammate gain Wellspring, grow 5, inflict Barbed Vine, then deal 10.
  {
    id: 'wake-the-forest',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ spirit: 5 }),
        effects: [
          gain('wellspring'),
          bestow(['wellspring'], 'teammate'),
          grow(5),
          inflict('barbed-vine'),
          thenDamage(),
          damage(10),
        ],
      },
    ],
  },
  rooted(1),
]

/** Used up when spent, one of each kind in a turn. */
const spiritToken = { kind: 'companion', spent: true, family: 'spirits', perTurn: 1 } as const

const tokens: readonly Token[] = [
  // Seedling — reroll one of your dice.
  {
    ...spiritToken,
    id: 'seedling',
    limit: 3,
    spend: { when: 'any', effects: [rerollDie({ whose: 'own', upTo: 1 })] },
  },
  // Sapling — heal 1 and gain 1 CP; or pay 1 CP to draw 1.
  {
    ...spiritToken,
    id: 'sapling',
    limit: 2,
    spends: [
      { id: 'heal', cost: 1, when: 'any', effects: [heal(1), cp(1)] },
      { id: 'draw', cost: 1, price: { cp: 1 }, when: 'any', effects: [draw(1)] },
    ],
  },
  // Dryad — add 3 damage to your attack; or a status effect that an opponent's ability is about to inflict on you never arrives.
  {
    ...spiritToken,
    id: 'dryad',
    limit: 1,
    spends: [
      { id: 'add', cost: 1, when: 'my-attack', effects: [addDamage(3)] },
      { id: 'shield', cost: 1, when: 'inflicting', effects: [intercept()] },
    ],
  },
  // Wellspring — in your main phase spend it and roll a die: heal half of it, rounded up.
  {
    id: 'wellspring',
    kind: 'positive',
    limit: 1,
    spend: { when: 'my-main', effects: [rollDice(1, [heal(halfDie)])] },
  },
  // Barbed Vine — after your roll attempts it is removed; suffer 1 for each attempt after the first, at most 2.
  {
    id: 'barbed-vine',
    kind: 'negative',
    limit: 1,
    attempted: [lose('barbed-vine'), suffer(perFurtherAttempt({ most: 2 }), 'self')],
  },
]

const cards: readonly Card[] = [
  upgrade('splinter-ii', 1, 2, splinter(2)),
  upgrade('splinter-iii', 2, 3, splinter(3)),
  upgrade('tend-ii', 2, 2, tend(4), [
    // Cultivate — 2 Branch + 2 Spirit: grow 6.
    {
      id: 'cultivate',
      kind: 'offensive',
      tiers: [{ need: symbols({ branch: 2, spirit: 2 }), effects: [grow(6)] }],
    },
  ]),
  upgrade('overgrowth-ii', 2, 2, overgrowth(4), [
    // Plant — 1 Branch + 2 Leaf: grow 3.
    {
      id: 'plant',
      kind: 'offensive',
      tiers: [{ need: symbols({ branch: 1, leaf: 2 }), effects: [grow(3)] }],
    },
  ]),
  upgrade('vengeful-vines-ii', 2, 2, vengefulVines(8), [
    // Bitterroot — 3 Leaf: deal 1 pure damage for each Spirit you have.
    {
      id: 'bitterroot',
      kind: 'offensive',
      tiers: [{ need: symbols({ leaf: 3 }), effects: [damage(perOwn('spirits'), 'pure')] }],
    },
  ]),
  upgrade('call-of-the-wild-ii', 2, 2, callOfTheWild(5), [
    // Enrapture — 2 Branch + 2 Spirit: inflict Barbed Vine, deal 4 undefendable.
    {
      id: 'enrapture',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ branch: 2, spirit: 2 }),
          effects: [inflict('barbed-vine'), damage(4, 'undefendable')],
        },
      ],
    },
  ]),
  upgrade('natures-grasp-ii', 2, 2, naturesGrasp(6), [
    // Nature's Blessing — 3 Spirit: heal 1, gain 1 CP, draw 1, grow 1.
    {
      id: 'natures-blessing',
      kind: 'offensive',
      tiers: [{ need: symbols({ spirit: 3 }), effects: [heal(1), cp(1), draw(1), grow(1)] }],
    },
  ]),
  upgrade('rooted-ii', 3, 2, rooted(2)),
  // Harvest! — remove up to 3 Spirits, gain 1 CP for each; with 2 or more, up to two players gain Wellspring.
  {
    id: 'harvest',
    kind: 'main',
    cost: 0,
    effects: [payUpTo(spirit, 3, [cp(1)], [when({ paid: 2 }, [bestow(['wellspring'], 'two-players')])])],
  },
  // Cultivate! — grow 3 Spirits.
  {
    id: 'cultivate-spirits',
    kind: 'main',
    cost: 3,
    effects: [grow(3)],
  },
  // Will o' Wisp! — roll 3: on Branch 1 damage to all opponents, on Leaf gain Wellspring, on Spirit grow 1.
  {
    id: 'will-o-wisp',
    kind: 'main',
    cost: 1,
    effects: [
      rollDice(3, [
        on({ branch: 1 }, hurt(1, 'all-opponents', false, 'collateral')),
        on({ leaf: 1 }, gain('wellspring')),
        on({ spirit: 1 }, grow(1)),
      ]),
    ],
  },
  // Down Pour! — each Spirit you have may grow, once, in any order.
  {
    id: 'down-pour',
    kind: 'main',
    cost: 2,
    effects: [growEach()],
  },
  // Stomp! — roll 5: add 1 × Branch; if at least 3 was added, inflict Barbed Vine.
  {
    id: 'stomp',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [rollDice(5, [addDamage(per('branch')), when({ added: 3 }, [inflict('barbed-vine')])])],
  },
  // Drink Deep! — a player gains Wellspring.
  {
    id: 'drink-deep',
    kind: 'instant',
    cost: 1,
    effects: [bestow(['wellspring'], 'chosen-player')],
  },
  // Mother Tree! — roll 1: on Spirit grow 4; otherwise draw 1.
  {
    id: 'mother-tree',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [rollDice(1, [when({ dice: symbols({ spirit: 1 }) }, [grow(4)], [draw(1)])])],
  },
]

export const treant: Hero = {
  id: 'treant',
  box: 'season-1',
  difficulty: 6,
  faces: ['branch', 'branch', 'branch', 'leaf', 'leaf', 'spirit'],
  abilities,
  tokens,
  cards,
}
