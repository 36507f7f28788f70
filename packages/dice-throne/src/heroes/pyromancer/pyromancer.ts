/** Pyromancer, difficulty 3: gathers Fire Mastery, which cools in every upkeep and which her attacks count or burn. */
import {
  type Ability,
  addDamage,
  andThen,
  type Card,
  damage,
  damageBack,
  draw,
  type Effect,
  fillUp,
  gain,
  type Hero,
  inflict,
  knockdown,
  largeStraight,
  lateDamage,
  lose,
  on,
  payUpTo,
  per,
  perOwn,
  raiseLimit,
  rollDice,
  smallStraight,
  stun,
  suffer,
  symbols,
  type Token,
  thenLate,
  upgrade,
  when,
} from '../../content/heroKit.ts'

const FM = 'fire-mastery'

const flameNeeds = [symbols({ flame: 3 }), symbols({ flame: 4 }), symbols({ flame: 5 })]

// Fireball — 3/4/5 Flame: gain 1 Fire Mastery (II: 2), deal 4/6/8.
const fireball = (gained: number): Ability => ({
  id: 'fireball',
  kind: 'offensive',
  tiers: [4, 6, 8].map((amount, i) => ({ need: flameNeeds[i]!, effects: [gain(FM, gained), damage(amount)] })),
})

// Burning Soul — 2 Fiery Soul: gain 2 × Fiery Soul Fire Mastery; 1 × Fiery Soul collateral to all opponents.
// II: with 3 inflict Burn, with 4 raise the limit of Fire Mastery by 1, before the gain [D].
const burningSoul = (level: number): Ability => ({
  id: 'burning-soul',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ 'fiery-soul': 2 }),
      effects: [
        ...(level > 1 ? [on({ 'fiery-soul': 3 }, inflict('burn')), on({ 'fiery-soul': 4 }, raiseLimit(FM))] : []),
        gain(FM, per('fiery-soul', 2)),
        suffer(per('fiery-soul'), 'all-opponents'),
      ],
    },
  ],
})

/** What a die of Pyroblast I and Huzzah! does. */
const blast = (flame: Effect): Effect =>
  rollDice(1, [
    on({ flame: 1 }, flame),
    on({ blaze: 1 }, inflict('burn')),
    on({ 'fiery-soul': 1 }, gain(FM, 2)),
    on({ meteor: 1 }, inflict('knockdown')),
  ])

// Pyroblast — 3 Flame + 1 Meteor: deal 6, roll 1: Flame 3 more, Blaze inflicts Burn, Fiery Soul gains 2 Fire Mastery, Meteor inflicts Knockdown.
// II: roll 2, each of them counts. III: one of them may be rolled again.
const pyroblast = (level: number): Ability => ({
  id: 'pyroblast',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ flame: 3, meteor: 1 }),
      effects: [
        damage(6),
        level === 1
          ? blast(damage(3))
          : rollDice(
              2,
              [
                damage(per('flame', 3)),
                inflict('burn', per('blaze')),
                gain(FM, per('fiery-soul', 2)),
                inflict('knockdown', per('meteor')),
              ],
              level > 2 ? { again: 1 } : {},
            ),
      ],
    },
  ],
})

// Combustion — Flame + Blaze + Fiery Soul + Meteor: gain 1 Fire Mastery, then remove up to 4: deal 3 undefendable for each. II: 4 for each.
const combustion = (each: number): Ability => ({
  id: 'combustion',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ flame: 1, blaze: 1, 'fiery-soul': 1, meteor: 1 }),
      effects: [gain(FM), payUpTo({ token: FM, n: 1 }, 4, [damage(each, 'undefendable')])],
    },
  ],
})

// Hot Streak — small straight: gain 2 Fire Mastery, THEN deal 5 (II: 6) + 1 × Fire Mastery.
const hotStreak = (amount: number): Ability => ({
  id: 'hot-streak',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [gain(FM, 2), andThen(), damage(perOwn(FM, 1, amount))] }],
})

// Ignite — large straight: gain 2 Fire Mastery, THEN deal 4 + 2 × Fire Mastery. II: also inflict Burn, 5 + 2 × Fire Mastery.
const ignite = (level: number, amount: number): Ability => ({
  id: 'ignite',
  kind: 'offensive',
  tiers: [
    {
      need: largeStraight,
      effects:
        level > 1
          ? [gain(FM, 2), inflict('burn'), thenLate(), lateDamage(perOwn(FM, 2, amount))]
          : [gain(FM, 2), andThen(), damage(perOwn(FM, 2, amount))],
    },
  ],
})

// Meteorite — 4 Meteor: gain 2 Fire Mastery, inflict Stun, THEN deal 1 × Fire Mastery undefendable; 2 (II: 3) collateral to all opponents.
const meteorite = (collateral: number): Ability => ({
  id: 'meteorite',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ meteor: 4 }),
      effects: [
        gain(FM, 2),
        inflict('stun'),
        thenLate(),
        lateDamage(perOwn(FM), 'undefendable'),
        suffer(collateral, 'all-opponents'),
      ],
    },
  ],
})

// Molten Armor — roll 5: gain 1 × Fiery Soul Fire Mastery, deal 1 × Flame. II: on Flame and Blaze inflict Burn. III: Meteors gain and deal as well.
const moltenArmor = (level: number): Ability => ({
  id: 'molten-armor',
  kind: 'defensive',
  dice: 5,
  effects: [
    gain(FM, per('fiery-soul')),
    ...(level > 2 ? [gain(FM, per('meteor'))] : []),
    ...(level > 1 ? [on({ flame: 1, blaze: 1 }, inflict('burn'))] : []),
    damageBack(per('flame')),
    ...(level > 2 ? [damageBack(per('meteor'))] : []),
  ],
})

const abilities: readonly Ability[] = [
  fireball(1),
  burningSoul(1),
  pyroblast(1),
  combustion(3),
  hotStreak(5),
  ignite(1, 4),
  meteorite(2),
  // Scorch the Earth! — 5 Meteor: gain 3 Fire Mastery, inflict Knockdown and Burn, deal 12; 2 collateral to all opponents.
  {
    id: 'scorch-the-earth',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ meteor: 5 }),
        effects: [gain(FM, 3), inflict('knockdown'), inflict('burn'), damage(12), suffer(2, 'all-opponents')],
      },
    ],
  },
  moltenArmor(1),
]

const tokens: readonly Token[] = [
  // Fire Mastery — in your upkeep remove 1. Abilities and cards count or remove it; some raise its limit.
  { id: FM, kind: 'positive', limit: 5, upkeep: [lose(FM)] },
  // Burn — in each of your upkeeps suffer 2 damage. It stays.
  { id: 'burn', kind: 'negative', limit: 1, persistent: true, upkeep: [suffer(2, 'self')] },
  knockdown,
  stun,
]

const cards: readonly Card[] = [
  upgrade('fireball-ii', 1, 2, fireball(2)),
  upgrade('pyroblast-ii', 2, 2, pyroblast(2)),
  upgrade('pyroblast-iii', 3, 3, pyroblast(3)),
  upgrade('burning-soul-ii', 1, 2, burningSoul(2)),
  upgrade('combustion-ii', 2, 2, combustion(4)),
  upgrade('hot-streak-ii', 2, 2, hotStreak(6), [
    // Scorch — 2 Flame + 2 Blaze: gain 2 Fire Mastery, inflict Burn, deal 6.
    {
      id: 'scorch',
      kind: 'offensive',
      tiers: [{ need: symbols({ flame: 2, blaze: 2 }), effects: [gain(FM, 2), inflict('burn'), damage(6)] }],
    },
  ]),
  upgrade('ignite-ii', 2, 2, ignite(2, 5), [
    // Blazing Soul — 2 Blaze + 2 Fiery Soul: raise the limit of Fire Mastery by 1, before the gain [D]; gain 5; inflict Knockdown (one reading has Burn).
    {
      id: 'blazing-soul',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ blaze: 2, 'fiery-soul': 2 }),
          effects: [raiseLimit(FM), gain(FM, 5), inflict('knockdown')],
        },
      ],
    },
  ]),
  upgrade('meteorite-ii', 2, 2, meteorite(3), [
    // Meteoroid — 3 Meteor: inflict Knockdown, Burn and Stun.
    {
      id: 'meteoroid',
      kind: 'offensive',
      tiers: [{ need: symbols({ meteor: 3 }), effects: [inflict('knockdown'), inflict('burn'), inflict('stun')] }],
    },
  ]),
  upgrade('molten-armor-ii', 1, 2, moltenArmor(2)),
  upgrade('molten-armor-iii', 3, 3, moltenArmor(3)),
  // Warm Up! — gain 1 Fire Mastery, then 1 for each CP spent.
  {
    id: 'warm-up',
    kind: 'main',
    cost: 0,
    effects: [gain(FM), payUpTo({ cp: 1 }, 'any', [gain(FM)])],
  },
  // Fire Up! — raise the limit of Fire Mastery by 1, THEN gain 2.
  {
    id: 'fire-up',
    kind: 'main',
    cost: 3,
    effects: [raiseLimit(FM), andThen(), gain(FM, 2)],
  },
  // Red Hot! — add 1 × Fire Mastery damage.
  {
    id: 'red-hot',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [addDamage(perOwn(FM))],
  },
  // Huzzah! — roll 1: Flame adds 3 damage, Blaze inflicts Burn, Fiery Soul gains 2 Fire Mastery, Meteor inflicts Knockdown.
  {
    id: 'huzzah',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [blast(addDamage(3))],
  },
  // Infernal Infusion! — roll 1: on Meteor gain Fire Mastery up to the limit; otherwise draw 1.
  {
    id: 'infernal-infusion',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [rollDice(1, [when({ dice: symbols({ meteor: 1 }) }, [fillUp(FM)], [draw(1)])])],
  },
]

export const pyromancer: Hero = {
  id: 'pyromancer',
  box: 'season-1',
  difficulty: 3,
  faces: ['flame', 'flame', 'flame', 'blaze', 'fiery-soul', 'meteor'],
  abilities,
  tokens,
  cards,
}
