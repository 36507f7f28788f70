/** Huntress, difficulty 5: she and Nyra, a sabertooth who adds damage, suffers it for her, and bleeds their prey. */
import {
  type Ability,
  addDamage,
  aim,
  bleed,
  type Card,
  type Companion,
  damage,
  damageBack,
  draw,
  gain,
  type Hero,
  inflict,
  largeStraight,
  ofAKind,
  on,
  per,
  rerollDie,
  rollDice,
  smallStraight,
  symbols,
  type Token,
  upgrade,
  when,
} from '../../content/heroKit.ts'
import { guard } from './guard.ts'
import { healNyra } from './healNyra.ts'
import { hurtNyra } from './hurtNyra.ts'
import { rouseNyra } from './rouseNyra.ts'
import { stepIn } from './stepIn.ts'

const nyraIsActive = { companion: 'nyra', is: ['active'] } as const

// Animalistic — 3/4/5 Spear: deal 3/4/5. II: deal 4/5/6, with 4 of a kind inflict Bleed.
const animalistic = (level: number, amounts: readonly number[]): Ability => ({
  id: 'animalistic',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: symbols({ spear: 3 + i }),
    effects: [damage(amount), ...(level > 1 ? [when({ dice: ofAKind(4) }, [inflict('bleed')])] : [])],
  })),
})

// Savage — 3 Claw + 1 Sabertooth: deal 4, roll 1: on Spear add 1, on Claw add 2, on Bonded Soul gain Nyra's Bond, on Sabertooth inflict Bleed. II: deal 5.
const savage = (amount: number): Ability => ({
  id: 'savage',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ claw: 3, sabertooth: 1 }),
      effects: [
        damage(amount),
        rollDice(1, [
          on({ spear: 1 }, damage(1)),
          on({ claw: 1 }, damage(2)),
          on({ 'bonded-soul': 1 }, gain('nyras-bond')),
          on({ sabertooth: 1 }, inflict('bleed')),
        ]),
      ],
    },
  ],
})

// Resuscitate — 2 Bonded Soul: gain Nyra's Bond, heal Nyra 3. II: heal her 2 × Bonded Soul.
const resuscitate = (level: number): Ability => ({
  id: 'resuscitate',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ 'bonded-soul': 2 }),
      effects: [gain('nyras-bond'), healNyra(level > 1 ? per('bonded-soul', 2) : 3)],
    },
  ],
})

// Feral Instincts — 3 Spear + 1 Bonded Soul: gain Nyra's Bond, deal 2 undefendable. II: deal 3.
const feralInstincts = (amount: number): Ability => ({
  id: 'feral-instincts',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ spear: 3, 'bonded-soul': 1 }),
      effects: [gain('nyras-bond'), damage(amount, 'undefendable')],
    },
  ],
})

// Onslaught — small straight: inflict Bleed, deal 4. Large straight: inflict 2 Bleed, deal 7. II: 5 and 8.
const onslaught = (small: number, large: number): Ability => ({
  id: 'onslaught',
  kind: 'offensive',
  tiers: [
    { need: smallStraight, effects: [inflict('bleed'), damage(small)] },
    { need: largeStraight, effects: [inflict('bleed', 2), damage(large)] },
  ],
})

// Predatory Advance — 2 Spear + 2 Claw + 1 Bonded Soul: heal Nyra 1, deal 5. II: deal 6.
const predatoryAdvance = (amount: number): Ability => ({
  id: 'predatory-advance',
  kind: 'offensive',
  tiers: [{ need: symbols({ spear: 2, claw: 2, 'bonded-soul': 1 }), effects: [healNyra(1), damage(amount)] }],
})

// Feral — 4 Sabertooth: heal Nyra 1, deal 5 undefendable. II: deal 6.
const feral = (amount: number): Ability => ({
  id: 'feral',
  kind: 'offensive',
  tiers: [{ need: symbols({ sabertooth: 4 }), effects: [healNyra(1), damage(amount, 'undefendable')] }],
})

// Maternal Bond — roll 3: on Spear deal 1, heal Nyra 1 × Bonded Soul; if Nyra is active, on Claw deal 2. II: roll 4. [D] (French name)
// III: roll 4: deal 1 × Spear and 1 × Sabertooth, the rest as before.
const maternalBond = (level: number): Ability => ({
  id: 'maternal-bond',
  kind: 'defensive',
  dice: level > 1 ? 4 : 3,
  effects: [
    ...(level > 2 ? [damageBack(per('spear')), damageBack(per('sabertooth'))] : [on({ spear: 1 }, damageBack(1))]),
    healNyra(per('bonded-soul')),
    when(nyraIsActive, [on({ claw: 1 }, damageBack(2))]),
  ],
})

const abilities: readonly Ability[] = [
  animalistic(1, [3, 4, 5]),
  savage(4),
  resuscitate(1),
  feralInstincts(2),
  onslaught(4, 7),
  predatoryAdvance(5),
  feral(5),
  maternalBond(1),
  // Jungle Fury! — 5 Sabertooth: gain Nyra's Bond, inflict 2 Bleed, deal 12.
  {
    id: 'jungle-fury',
    kind: 'ultimate',
    tiers: [{ need: symbols({ sabertooth: 5 }), effects: [gain('nyras-bond'), inflict('bleed', 2), damage(12)] }],
  },
  // Nyra's leaflet — inactive, she heals 1 in upkeep, or becomes active with 5 or more; active, she may take the damage of an attack,
  // collateral damage of the same attack included [B].
  { id: 'nyra', kind: 'passive', upkeep: [rouseNyra(5)], totalled: [guard()] },
]

const tokens: readonly Token[] = [
  bleed,
  // Nyra's Bond — attacked while Nyra is active: divide the damage freely between you and her; by the patched leaflet [B] after the defence,
  // by the original one instead of it. Or at any time: heal Nyra 2. [D] (French name)
  {
    id: 'nyras-bond',
    kind: 'positive',
    limit: 1,
    spends: [
      { id: 'share', cost: 1, when: 'attacked', if: { option: 'original-leaflets' }, effects: [stepIn(true)] },
      { id: 'heal', cost: 1, when: 'any', effects: [healNyra(2)] },
    ],
  },
]

// Nyra — 7 health, begins active with 5 [D]; active she adds 2 damage to attacks.
const companions: readonly Companion[] = [
  {
    id: 'nyra',
    states: ['inactive', 'active'],
    start: 1,
    dial: { most: 7, start: 5 },
    aura: { state: 'active', damage: 2 },
    actions: [
      // Patched leaflet: once per turn, in your offensive roll phase, 1 damage to her to reroll one of your dice.
      {
        id: 'nyra-rerolls',
        cost: 0,
        when: 'my-offense',
        oncePerTurn: true,
        if: { option: 'original-leaflets', off: true },
        effects: [when(nyraIsActive, [hurtNyra(1), rerollDie({ whose: 'own', upTo: 1 })])],
      },
      // Original leaflet: attacked, let her suffer all of it instead of defending. [D] (moment)
      { id: 'nyra-steps-in', cost: 0, when: 'attacked', effects: [stepIn()] },
    ],
  },
]

const cards: readonly Card[] = [
  upgrade('animalistic-ii', 2, 2, animalistic(2, [4, 5, 6])),
  upgrade('savage-ii', 2, 2, savage(5), [
    // Hunt — 2 Claw + 1 Sabertooth: inflict Bleed, deal 3.
    {
      id: 'hunt',
      kind: 'offensive',
      tiers: [{ need: symbols({ claw: 2, sabertooth: 1 }), effects: [inflict('bleed'), damage(3)] }],
    },
  ]),
  upgrade('resuscitate-ii', 2, 2, resuscitate(2)),
  upgrade('feral-instincts-ii', 2, 2, feralInstincts(3), [
    // Swipe — 2 Spear + 1 Sabertooth: inflict Bleed on up to three opponents.
    {
      id: 'swipe',
      kind: 'offensive',
      tiers: [{ need: symbols({ spear: 2, sabertooth: 1 }), effects: [inflict('bleed', 1, 'three-opponents')] }],
    },
  ]),
  upgrade('onslaught-ii', 2, 2, onslaught(5, 8)),
  upgrade('predatory-advance-ii', 2, 2, predatoryAdvance(6), [
    // Jugular — 1 Spear + 1 Claw + 1 Sabertooth: inflict 2 Bleed.
    {
      id: 'jugular',
      kind: 'offensive',
      tiers: [{ need: symbols({ spear: 1, claw: 1, sabertooth: 1 }), effects: [inflict('bleed', 2)] }],
    },
  ]),
  upgrade('feral-ii', 2, 2, feral(6), [
    // Ferocious — 3 Sabertooth: heal Nyra 1, inflict 2 Bleed on an opponent.
    {
      id: 'ferocious',
      kind: 'offensive',
      tiers: [{ need: symbols({ sabertooth: 3 }), effects: [healNyra(1), inflict('bleed', 2, 'chosen-opponent')] }],
    },
  ]),
  upgrade('maternal-bond-ii', 2, 2, maternalBond(2)),
  upgrade('maternal-bond-iii', 4, 3, maternalBond(3)),
  // The French names of these cards are [D].
  // Resilient! — gain Nyra's Bond.
  { id: 'resilient', kind: 'instant', cost: 1, effects: [gain('nyras-bond')] },
  // Prowl! — roll 1: on Spear add 1, on Claw add 2, on Bonded Soul heal Nyra 1, on Sabertooth add 3.
  {
    id: 'prowl',
    kind: 'roll',
    cost: 0,
    modifier: true,
    effects: [
      rollDice(1, [
        on({ spear: 1 }, addDamage(1)),
        on({ claw: 1 }, addDamage(2)),
        on({ 'bonded-soul': 1 }, healNyra(1)),
        on({ sabertooth: 1 }, addDamage(3)),
      ]),
    ],
  },
  // Pounce! — roll 5: add 1 × Spear; on Claw inflict Bleed.
  {
    id: 'pounce',
    kind: 'roll',
    cost: 0,
    modifier: true,
    effects: [rollDice(5, [addDamage(per('spear')), on({ claw: 1 }, inflict('bleed'))])],
  },
  // Savage Slash! — choose a player, roll 1: on Claw or Sabertooth inflict 2 Bleed, otherwise 1.
  {
    id: 'savage-slash',
    kind: 'main',
    cost: 1,
    effects: [
      aim('chosen-player', [
        rollDice(1, [
          on({ spear: 1 }, inflict('bleed')),
          on({ claw: 1 }, inflict('bleed', 2)),
          on({ 'bonded-soul': 1 }, inflict('bleed')),
          on({ sabertooth: 1 }, inflict('bleed', 2)),
        ]),
      ]),
    ],
  },
  // Blood Bond! — roll 3: heal Nyra 1, plus 1 × Bonded Soul, plus 2 × Sabertooth.
  {
    id: 'blood-bond',
    kind: 'main',
    cost: 1,
    effects: [rollDice(3, [healNyra(per('bonded-soul', 1, 1)), healNyra(per('sabertooth', 2))])],
  },
  // Primal Roar! — roll 1: on Sabertooth heal Nyra 4; otherwise draw 1.
  {
    id: 'primal-roar',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [rollDice(1, [when({ dice: symbols({ sabertooth: 1 }) }, [healNyra(4)], [draw(1)])])],
  },
]

export const huntress: Hero = {
  id: 'huntress',
  box: 'season-2',
  difficulty: 5,
  faces: ['spear', 'spear', 'claw', 'claw', 'bonded-soul', 'sabertooth'],
  abilities,
  tokens,
  cards,
  companions,
}
