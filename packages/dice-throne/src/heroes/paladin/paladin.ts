/** Paladin, difficulty 5: gains tokens, strikes back, pays for re-rolls. */
import {
  type Ability,
  addDamage,
  bestow,
  blessingOfDivinity,
  type Card,
  choose,
  cp,
  damage,
  damageBack,
  draw,
  gain,
  type Hero,
  heal,
  largeStraight,
  on,
  per,
  prevent,
  protect,
  reflect,
  rerollDie,
  rollDice,
  smallStraight,
  symbols,
  type Token,
  undefendable,
  upgrade,
  when,
} from '../../content/heroKit.ts'

// Tithe — any time: 1 CP, re-roll one of your dice; 3 CP (II: 2), draw 1. II: gain 1 CP when an ability with Prayer is activated.
const tithe = (level: number): Ability => ({
  id: 'tithe',
  kind: 'passive',
  actions: [
    {
      id: 'tithe-reroll',
      cost: 1,
      when: 'any',
      effects: [rerollDie({ whose: 'own', upTo: 1 })],
    },
    {
      id: 'tithe-draw',
      cost: level === 1 ? 3 : 2,
      when: 'any',
      effects: [draw(1)],
    },
  ],
  ...(level > 1 ? { activating: { symbol: 'prayer', effects: [cp(1)] } } : {}),
})

// Righteous Combat — 3 Sword + 2 Helmet: deal 5 (III: 6); roll 2 (II: 3): +2 × Sword, +1 × Helmet, heal 2 × Life, 1 CP × Prayer.
const righteousCombat = (amount: number, dice: number): Ability => ({
  id: 'righteous-combat',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ sword: 3, helmet: 2 }),
      effects: [
        damage(amount),
        rollDice(dice, [damage(per('sword', 2)), damage(per('helmet')), heal(per('life', 2)), cp(per('prayer'))]),
      ],
    },
  ],
})

// Retaliate — 3 Helmet + 1 Prayer: a player gains Retribution; gain 2 CP (II: 4).
const retaliate = (points: number): Ability => ({
  id: 'retaliate',
  kind: 'offensive',
  tiers: [{ need: symbols({ helmet: 3, prayer: 1 }), effects: [bestow(['retribution'], 'chosen-player'), cp(points)] }],
})

// Mighty Prayer — 3 Sword + 1 Prayer: deal 3 (II: 4) undefendable, THEN gain Crit and Accuracy.
const mightyPrayer = (amount: number): Ability => ({
  id: 'mighty-prayer',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ sword: 3, prayer: 1 }),
      effects: [damage(amount, 'undefendable')],
      after: [gain('crit'), gain('accuracy')],
    },
  ],
})

// Holy Light — 2 Life: heal 1 × Life; roll 1 (II: 3), each die: Sword Crit, Helmet Protect, Life draw 1, Prayer 2 CP.
const holyLight = (dice: number): Ability => ({
  id: 'holy-light',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ life: 2 }),
      effects: [
        heal(per('life')),
        rollDice(dice, [
          gain('crit', per('sword')),
          gain('protect', per('helmet')),
          draw(per('life')),
          cp(per('prayer', 2)),
        ]),
      ],
    },
  ],
})

// Holy Attack — small straight: heal 1, deal 5 (II: 7). Large straight: heal 2, deal 8 (II: 9).
const holyAttack = (small: number, large: number): Ability => ({
  id: 'holy-attack',
  kind: 'offensive',
  tiers: [
    { need: smallStraight, effects: [heal(1), damage(small)] },
    { need: largeStraight, effects: [heal(2), damage(large)] },
  ],
})

// Righteous Prayer — 4 Prayer: deal 8 (II: undefendable), THEN gain Crit and 2 CP.
const righteousPrayer = (level: number): Ability => ({
  id: 'righteous-prayer',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ prayer: 4 }),
      effects: [damage(8, level === 1 ? 'normal' : 'undefendable')],
      after: [gain('crit'), cp(2)],
    },
  ],
})

// Divine Defense — roll 3 (II: 4): deal 1 × Sword, prevent 1 × Helmet + 2 × Life, gain 1 CP × Prayer. III: on 2 Helmet + Prayer gain Protect.
const divineDefense = (level: number): Ability => ({
  id: 'divine-defense',
  kind: 'defensive',
  dice: level === 1 ? 3 : 4,
  effects: [
    damageBack(per('sword')),
    prevent(per('helmet')),
    prevent(per('life', 2)),
    cp(per('prayer')),
    ...(level === 3 ? [on({ helmet: 2, prayer: 1 }, gain('protect'))] : []),
  ],
})

const abilities: readonly Ability[] = [
  tithe(1),
  righteousCombat(5, 2),
  retaliate(2),
  mightyPrayer(3),
  holyLight(1),
  holyAttack(5, 8),
  righteousPrayer(1),
  // Resolute Faith! — 5 Prayer: gain Blessing of Divinity, heal 5, deal 10.
  {
    id: 'resolute-faith',
    kind: 'ultimate',
    tiers: [{ need: symbols({ prayer: 5 }), effects: [gain('blessing-of-divinity'), heal(5), damage(10)] }],
  },
  divineDefense(1),
]

const tokens: readonly Token[] = [
  // Retribution — spend after being attacked: half of the incoming damage, rounded up, is dealt to the attacker too.
  {
    id: 'retribution',
    kind: 'positive',
    limit: 1,
    spend: { when: 'attacked', effects: [reflect()] },
  },
  // Crit — spend on your attack if its own damage is 5 or more: add 4 damage.
  {
    id: 'crit',
    kind: 'positive',
    limit: 1,
    spend: { when: 'my-attack', effects: [when({ base: 5 }, [addDamage(4)])] },
  },
  protect,
  // Accuracy — spend at the end of your offensive roll phase: your attack becomes undefendable.
  {
    id: 'accuracy',
    kind: 'positive',
    limit: 1,
    spend: { when: 'end-of-my-offense', effects: [undefendable()] },
  },
  blessingOfDivinity,
]

const cards: readonly Card[] = [
  upgrade('tithe-ii', 3, 2, tithe(2)),
  upgrade('retaliate-ii', 1, 2, retaliate(4), [
    // Requital — Sword + Helmet + Life + Prayer: gain Retribution, heal 1, deal 3 undefendable.
    {
      id: 'requital',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ sword: 1, helmet: 1, life: 1, prayer: 1 }),
          effects: [gain('retribution'), heal(1), damage(3, 'undefendable')],
        },
      ],
    },
  ]),
  upgrade('holy-attack-ii', 2, 2, holyAttack(7, 9)),
  upgrade('righteous-prayer-ii', 2, 2, righteousPrayer(2), [
    // Prosperity — 3 Prayer: gain 4 CP.
    {
      id: 'prosperity',
      kind: 'offensive',
      tiers: [{ need: symbols({ prayer: 3 }), effects: [cp(4)] }],
    },
  ]),
  upgrade('righteous-combat-ii', 2, 2, righteousCombat(5, 3)),
  upgrade('righteous-combat-iii', 4, 3, righteousCombat(6, 3), [
    // Steadfast — 2 Sword + 1 Helmet: heal 2, deal 2 undefendable.
    {
      id: 'steadfast',
      kind: 'offensive',
      tiers: [{ need: symbols({ sword: 2, helmet: 1 }), effects: [heal(2), damage(2, 'undefendable')] }],
    },
  ]),
  upgrade('mighty-prayer-ii', 2, 2, mightyPrayer(4), [
    // Offensive Stance — 2 Sword + 1 Prayer: deal 2 undefendable, gain Crit or Accuracy.
    {
      id: 'offensive-stance',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ sword: 2, prayer: 1 }),
          effects: [damage(2, 'undefendable'), choose([gain('crit')], [gain('accuracy')])],
        },
      ],
    },
  ]),
  upgrade('holy-light-ii', 2, 2, holyLight(3)),
  upgrade('divine-defense-ii', 3, 2, divineDefense(2)),
  upgrade('divine-defense-iii', 4, 3, divineDefense(3)),
  // Mighty! — a player gains Crit.
  {
    id: 'mighty',
    kind: 'main',
    cost: 1,
    effects: [bestow(['crit'], 'chosen-player')],
  },
  // Consecration! — a player gains Protect, Retribution, Crit and Accuracy.
  {
    id: 'consecration',
    kind: 'main',
    cost: 4,
    effects: [bestow(['protect', 'retribution', 'crit', 'accuracy'], 'chosen-player')],
  },
  // Blessed! — roll 1: Sword draw 2; Helmet heal 3; Life heal 4; Prayer gain 3 CP.
  {
    id: 'blessed',
    kind: 'main',
    cost: 1,
    effects: [
      rollDice(1, [
        on({ sword: 1 }, draw(2)),
        on({ helmet: 1 }, heal(3)),
        on({ life: 1 }, heal(4)),
        on({ prayer: 1 }, cp(3)),
      ]),
    ],
  },
  // Absolution! — after being attacked, roll 1: Sword deal 3 to the attacker; Helmet prevent 3; Life prevent 5; Prayer prevent 2, gain 2 CP.
  {
    id: 'absolution',
    kind: 'roll',
    cost: 1,
    when: 'attacked',
    effects: [
      rollDice(1, [
        on({ sword: 1 }, damageBack(3)),
        on({ helmet: 1 }, prevent(3)),
        on({ life: 1 }, prevent(5)),
        on({ prayer: 1 }, prevent(2), cp(2)),
      ]),
    ],
  },
  // Divine Favor! — roll 1: on Prayer gain 4 CP; otherwise draw 1.
  {
    id: 'divine-favor',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [rollDice(1, [when({ dice: symbols({ prayer: 1 }) }, [cp(4)], [draw(1)])])],
  },
]

export const paladin: Hero = {
  id: 'paladin',
  box: 'season-1',
  difficulty: 5,
  faces: ['sword', 'sword', 'helmet', 'helmet', 'life', 'prayer'],
  abilities,
  tokens,
  cards,
}
