/** Shadow Thief, difficulty 5: combat points become damage, Shadows hides from it, and one of two defences is chosen. */
import {
  type Ability,
  addDamage,
  alterDie,
  andThen,
  type Card,
  cp,
  damage,
  damageBack,
  discardCard,
  draw,
  type Effect,
  gain,
  type Hero,
  halfDie,
  inflict,
  largeStraight,
  on,
  per,
  perOwn,
  poison,
  rollDice,
  smallStraight,
  symbols,
  type Token,
  total,
  upgrade,
  when,
} from '../../content/heroKit.ts'
import { pilfer } from './pilfer.ts'
import { shakeOff } from './shakeOff.ts'

const inShadows = { have: 'shadows' } as const
const halfCp = perOwn('cp', { half: true })

// Dagger Strike — 3/4/5 Dagger: deal 4/6/8; with Bag [B] gain 1 CP, with Shadow inflict Poison.
// II: gain 1 CP, with Shadow inflict Poison, with Card draw 1.
const daggerStrike = (...more: readonly Effect[]): Ability => ({
  id: 'dagger-strike',
  kind: 'offensive',
  tiers: [4, 6, 8].map((amount, i) => ({
    need: symbols({ dagger: 3 + i }),
    effects: [damage(amount), ...more, on({ shadow: 1 }, inflict('poison'))],
  })),
})

// Pickpocket — 2/3/4 Bag: gain 2/3/4 CP; with Shadow up to 1 of them may be an opponent's. II: 2/3/4/5 Bag: 3/4/5/6 CP, up to 2.
const pickpocket = (amounts: readonly number[], most: number): Ability => ({
  id: 'pickpocket',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: symbols({ bag: 2 + i }),
    effects: [cp(amount), on({ shadow: 1 }, pilfer(most))],
  })),
})

// Shifty Strike — small straight: gain 3 CP, then deal half of your CP, rounded up.
const shiftyStrike = (points: number): Ability => ({
  id: 'shifty-strike',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [cp(points), andThen(), damage(halfCp)] }],
})

// Insidious Strike — large straight: gain 3 CP [B], then deal your CP.
const insidiousStrike = (points: number): Ability => ({
  id: 'insidious-strike',
  kind: 'offensive',
  tiers: [{ need: largeStraight, effects: [cp(points), andThen(), damage(perOwn('cp'))] }],
})

// Shadow Dance — 3 Shadow: roll 1: deal half of it, rounded up, as pure damage; then gain Shadows and Sneak Attack. II: also draw 1, at activation.
const shadowDance = (...more: readonly Effect[]): Ability => ({
  id: 'shadow-dance',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ shadow: 3 }),
      effects: [rollDice(1, [damage(halfDie, 'pure')]), ...more],
      after: [gain('shadows'), gain('sneak-attack')],
    },
  ],
})

// Carducopia — 2 Card or more: draw 1 × Card. II: with Shadow the opponent discards 1 at random, with Bag gain 1 CP.
const carducopia = (...more: readonly Effect[]): Ability => ({
  id: 'carducopia',
  kind: 'offensive',
  tiers: [{ need: symbols({ card: 2 }), effects: [draw(per('card')), ...more] }],
})

// Shadow Defense — roll 4: on 2 Dagger inflict Poison, on Shadow gain Sneak Attack, on 2 Shadow also Shadows. II: roll 5.
const shadowDefense = (dice: number): Ability => ({
  id: 'shadow-defense',
  kind: 'defensive',
  dice,
  effects: [
    on({ dagger: 2 }, inflict('poison')),
    on({ shadow: 1 }, gain('sneak-attack')),
    on({ shadow: 2 }, gain('shadows')),
  ],
})

// Counter Strike — roll 5: deal 1 × Dagger; on Dagger and Shadow inflict Poison. II: deal 2 × Dagger.
const counterStrike = (perDagger: number): Ability => ({
  id: 'counter-strike',
  kind: 'defensive',
  dice: 5,
  effects: [damageBack(per('dagger', perDagger)), on({ dagger: 1, shadow: 1 }, inflict('poison'))],
})

const abilities: readonly Ability[] = [
  daggerStrike(on({ bag: 1 }, cp(1))),
  pickpocket([2, 3, 4], 1),
  shiftyStrike(3),
  insidiousStrike(3),
  shadowDance(),
  carducopia(),
  // Shadow Shank! — 5 Shadow: gain 3 CP and Shadows, then deal your CP + 5. Another print also removes your negative status effects.
  {
    id: 'shadow-shank',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ shadow: 5 }),
        effects: [
          cp(3),
          gain('shadows'),
          when({ option: 'shank-shakes-off' }, [shakeOff()]),
          andThen(),
          damage(perOwn('cp', 1, 5)),
        ],
      },
    ],
  },
  shadowDefense(4),
  counterStrike(1),
]

const tokens: readonly Token[] = [
  // Shadows — damage of opponents' roll phases, pure [B] and collateral [D] too, is ignored and not defended against, except that of ultimates.
  // It goes at the end of the first turn that you begin with it.
  { id: 'shadows', kind: 'positive', limit: 1, shelters: true, ends: 'turn' },
  // Sneak Attack — on your attack, spend it and roll a die: add its value to the damage.
  {
    id: 'sneak-attack',
    kind: 'positive',
    limit: 1,
    spend: { when: 'my-attack', effects: [rollDice(1, [addDamage(total)])] },
  },
  poison,
]

const cards: readonly Card[] = [
  upgrade('dagger-strike-ii', 0, 2, daggerStrike(cp(1), on({ card: 1 }, draw(1)))),
  upgrade('pickpocket-ii', 1, 2, pickpocket([3, 4, 5, 6], 2)),
  upgrade('shifty-strike-ii', 2, 2, shiftyStrike(4), [
    // Shadow Strike — 2 Dagger + 2 Shadow: deal half of your CP, rounded up; inflict Poison.
    {
      id: 'shadow-strike',
      kind: 'offensive',
      tiers: [{ need: symbols({ dagger: 2, shadow: 2 }), effects: [inflict('poison'), damage(halfCp)] }],
    },
  ]),
  upgrade('insidious-strike-ii', 2, 2, insidiousStrike(4), [
    // Shank Attack — 1 Dagger + 1 Bag + 1 Card + 1 Shadow: gain 1 CP and Sneak Attack, draw 1, inflict Poison.
    {
      id: 'shank-attack',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ dagger: 1, bag: 1, card: 1, shadow: 1 }),
          effects: [cp(1), gain('sneak-attack'), draw(1), inflict('poison')],
        },
      ],
    },
  ]),
  upgrade('shadow-dance-ii', 1, 2, shadowDance(draw(1))),
  upgrade('carducopia-ii', 2, 2, carducopia(on({ shadow: 1 }, discardCard('target', 'random')), on({ bag: 1 }, cp(1)))),
  upgrade('shadow-defense-ii', 3, 2, shadowDefense(5)),
  upgrade('counter-strike-ii', 4, 2, counterStrike(2)),
  // Sneaky! — gain Sneak Attack.
  {
    id: 'sneaky',
    kind: 'main',
    cost: 1,
    effects: [gain('sneak-attack')],
  },
  // Poison Wound! — inflict Poison on an opponent.
  {
    id: 'poison-wound',
    kind: 'instant',
    cost: 2,
    effects: [inflict('poison', 1, 'chosen-opponent')],
  },
  // Wild Shadow! — set any die to any value; two dice if you have Shadows.
  {
    id: 'wild-shadow',
    kind: 'roll',
    cost: 4,
    effects: [
      when(inShadows, [alterDie({ whose: 'any', to: 'any', upTo: 2 })], [alterDie({ whose: 'any', to: 'any' })]),
    ],
  },
  // Shadow Coin! — gain 2 CP; 3 if you have Shadows.
  {
    id: 'shadow-coin',
    kind: 'instant',
    cost: 0,
    effects: [when(inShadows, [cp(3)], [cp(2)])],
  },
  // Enter the Shadows! — gain Shadows.
  {
    id: 'enter-the-shadows',
    kind: 'instant',
    cost: 4,
    effects: [gain('shadows')],
  },
  // Card Trick! — an opponent discards 1 at random; draw 1, or 2 if you have Shadows.
  {
    id: 'card-trick',
    kind: 'main',
    cost: 2,
    effects: [discardCard('chosen-opponent', 'random'), when(inShadows, [draw(2)], [draw(1)])],
  },
  // Shadow Meld! — roll 1: on Shadow gain Sneak Attack and 2 CP; otherwise draw 1.
  {
    id: 'shadow-meld',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [rollDice(1, [when({ dice: symbols({ shadow: 1 }) }, [gain('sneak-attack'), cp(2)], [draw(1)])])],
  },
]

export const shadowThief: Hero = {
  id: 'shadow-thief',
  box: 'season-1',
  difficulty: 5,
  faces: ['dagger', 'dagger', 'bag', 'bag', 'card', 'shadow'],
  abilities,
  tokens,
  cards,
}
