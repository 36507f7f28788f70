/** Moon Elf, difficulty 2: Blind, Entangle and Targeted spoil the opponent's turns, Evasive saves her own. */
import {
  type Ability,
  addDamage,
  aim,
  bestow,
  type Card,
  damage,
  damageBack,
  draw,
  type Effect,
  evasive,
  fail,
  gain,
  type Hero,
  inflict,
  largeStraight,
  loseCp,
  ofAKind,
  on,
  per,
  preventHalf,
  rollDice,
  smallStraight,
  symbols,
  type Token,
  targeted,
  thenDamage,
  upgrade,
  when,
} from '../../content/heroKit.ts'

const arrowNeeds = [symbols({ arrow: 3 }), symbols({ arrow: 4 }), symbols({ arrow: 5 })]

const darkness: readonly Effect[] = [inflict('blind'), inflict('entangle'), inflict('targeted')]

// Longbow — 3/4/5 Arrow: deal 3/5/7. II: 4/6/8, with 4 of a kind inflict Entangle. III: 5/7/9, already with 3 of a kind.
const longbow = (amounts: readonly number[], alike?: number): Ability => ({
  id: 'longbow',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: arrowNeeds[i]!,
    effects: [damage(amount), ...(alike === undefined ? [] : [when({ dice: ofAKind(alike) }, [inflict('entangle')])])],
  })),
})

// Demising Shot — 3 Arrow + 2 Moon: inflict Targeted, then deal 4.
const demisingShot = (amount: number): Ability => ({
  id: 'demising-shot',
  kind: 'offensive',
  tiers: [{ need: symbols({ arrow: 3, moon: 2 }), effects: [inflict('targeted'), thenDamage(), damage(amount)] }],
})

// Covered Shot — 2 Arrow + 3 Foot: gain Evasive, deal 7.
const coveredShot = (amount: number): Ability => ({
  id: 'covered-shot',
  kind: 'offensive',
  tiers: [{ need: symbols({ arrow: 2, foot: 3 }), effects: [gain('evasive'), damage(amount)] }],
})

// Exploding Arrow — 1 Arrow + 3 Moon: roll 5: deal 4 [B] + 1 × Arrow + 1 × Foot, the opponent loses 1 CP × Moon; inflict Blind.
// II [B]: deal 3 + 2 × Arrow + 1 × Foot. III [B]: also inflict Entangle.
const explodingArrow = (base: number, perArrow: number, ...more: readonly Effect[]): Ability => ({
  id: 'exploding-arrow',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ arrow: 1, moon: 3 }),
      effects: [
        rollDice(5, [damage(per('arrow', perArrow, base)), damage(per('foot')), loseCp(per('moon'))]),
        inflict('blind'),
        ...more,
      ],
    },
  ],
})

// Entangling Shot — small straight: inflict Entangle, deal 7.
const entanglingShot = (amount: number): Ability => ({
  id: 'entangling-shot',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [inflict('entangle'), damage(amount)] }],
})

// Eclipse — 4 Moon: inflict Blind, Entangle and Targeted, then deal 7.
const eclipse = (amount: number): Ability => ({
  id: 'eclipse',
  kind: 'offensive',
  tiers: [{ need: symbols({ moon: 4 }), effects: [...darkness, thenDamage(), damage(amount)] }],
})

// Blinding Shot — large straight: inflict Blind, gain Evasive, deal 8.
const blindingShot = (amount: number): Ability => ({
  id: 'blinding-shot',
  kind: 'offensive',
  tiers: [{ need: largeStraight, effects: [inflict('blind'), gain('evasive'), damage(amount)] }],
})

// Missed Me — roll 5: on 2 Foot prevent half; deal 1 for every 2 Arrow. II [B]: deal 1 × Arrow.
const missedMe = (every: number): Ability => ({
  id: 'missed-me',
  kind: 'defensive',
  dice: 5,
  effects: [on({ foot: 2 }, preventHalf()), damageBack(per('arrow', { every }))],
})

const abilities: readonly Ability[] = [
  longbow([3, 5, 7]),
  demisingShot(4),
  coveredShot(7),
  explodingArrow(4, 1),
  entanglingShot(7),
  eclipse(7),
  blindingShot(8),
  // Lunar Eclipse! — 5 Moon: gain Evasive, inflict Blind, Entangle and Targeted, then deal 12.
  {
    id: 'lunar-eclipse',
    kind: 'ultimate',
    tiers: [{ need: symbols({ moon: 5 }), effects: [gain('evasive'), ...darkness, thenDamage(), damage(12)] }],
  },
  missedMe(2),
]

const tokens: readonly Token[] = [
  evasive,
  // Blind — when you activate an offensive ability, remove it and roll a die: on 1 or 2 the ability fails.
  // Without an ability it goes at the end of the offensive roll phase.
  {
    id: 'blind',
    kind: 'negative',
    limit: 1,
    ends: 'offense',
    activating: { effects: [rollDice(1, [when({ die: [1, 2] }, [fail()])])] },
  },
  // Entangle — one roll attempt fewer in your next offensive roll phase; removed at the conclusion of that roll phase.
  { id: 'entangle', kind: 'negative', limit: 1, ends: 'roll-phase', attempts: -1 },
  targeted,
]

const cards: readonly Card[] = [
  upgrade('longbow-ii', 2, 2, longbow([4, 6, 8], 4)),
  upgrade('longbow-iii', 3, 3, longbow([5, 7, 9], 3)),
  upgrade('demising-shot-ii', 2, 2, demisingShot(6), [
    // Focus — 2 Arrow + 1 Moon: inflict Targeted and Entangle.
    {
      id: 'focus',
      kind: 'offensive',
      tiers: [{ need: symbols({ arrow: 2, moon: 1 }), effects: [inflict('targeted'), inflict('entangle')] }],
    },
  ]),
  upgrade('covered-shot-ii', 2, 2, coveredShot(9), [
    // Evasive Action — 3 Foot: a player gains Evasive, deal 2 undefendable.
    {
      id: 'evasive-action',
      kind: 'offensive',
      tiers: [
        { need: symbols({ foot: 3 }), effects: [bestow(['evasive'], 'chosen-player'), damage(2, 'undefendable')] },
      ],
    },
  ]),
  upgrade('exploding-arrow-ii', 2, 2, explodingArrow(3, 2)),
  upgrade('exploding-arrow-iii', 3, 3, explodingArrow(3, 2, inflict('entangle'))),
  upgrade('entangling-shot-ii', 2, 2, entanglingShot(9)),
  upgrade('blinding-shot-ii', 2, 2, blindingShot(10), [
    // Lunar Blessing — 1 Arrow + 2 Foot + 1 Moon: gain 3 Evasive, inflict Entangle.
    {
      id: 'lunar-blessing',
      kind: 'offensive',
      tiers: [{ need: symbols({ arrow: 1, foot: 2, moon: 1 }), effects: [gain('evasive', 3), inflict('entangle')] }],
    },
  ]),
  upgrade('eclipse-ii', 2, 2, eclipse(9), [
    // Moon Shadow — 3 Moon: gain Evasive, inflict Blind, Entangle and Targeted.
    {
      id: 'moon-shadow',
      kind: 'offensive',
      tiers: [{ need: symbols({ moon: 3 }), effects: [gain('evasive'), ...darkness] }],
    },
  ]),
  upgrade('missed-me-ii', 3, 2, missedMe(1)),
  // Moon Magic! — gain Evasive; an opponent gets Blind, Entangle and Targeted.
  {
    id: 'moon-magic',
    kind: 'main',
    cost: 4,
    effects: [gain('evasive'), aim('chosen-opponent', darkness)],
  },
  // Take That! — roll 1: on Arrow add 2, on Foot inflict Entangle, on Moon inflict Blind.
  {
    id: 'take-that',
    kind: 'roll',
    cost: 0,
    modifier: true,
    effects: [
      rollDice(1, [
        on({ arrow: 1 }, addDamage(2)),
        on({ foot: 1 }, inflict('entangle')),
        on({ moon: 1 }, inflict('blind')),
      ]),
    ],
  },
  // Volley! — roll 5: add 1 × Arrow; inflict Entangle.
  {
    id: 'volley',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [rollDice(5, [addDamage(per('arrow'))]), inflict('entangle')],
  },
  // Evade! — a player gains Evasive.
  {
    id: 'evade',
    kind: 'instant',
    cost: 1,
    effects: [bestow(['evasive'], 'chosen-player')],
  },
  // Lunar Umbra! — roll 1: on Moon an opponent gets Blind, Entangle and Targeted; otherwise draw 1.
  {
    id: 'lunar-umbra',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [rollDice(1, [when({ dice: symbols({ moon: 1 }) }, [aim('chosen-opponent', darkness)], [draw(1)])])],
  },
]

export const moonElf: Hero = {
  id: 'moon-elf',
  box: 'season-1',
  difficulty: 2,
  faces: ['arrow', 'arrow', 'arrow', 'foot', 'foot', 'moon'],
  abilities,
  tokens,
  cards,
}
