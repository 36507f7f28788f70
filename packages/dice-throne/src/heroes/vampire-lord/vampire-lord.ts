/** Vampire Lord, difficulty 4: Blood Power is saved and spent for one of four effects, Bleed and Mesmerize wear opponents down. */
import {
  type Ability,
  addDamage,
  bleed,
  type Card,
  choose,
  cp,
  damage,
  discardCard,
  draw,
  gain,
  type Hero,
  halfDie,
  heal,
  healDealt,
  inflict,
  largeStraight,
  ofAKind,
  on,
  payUpTo,
  per,
  perToken,
  removeToken,
  rollDice,
  searchDeck,
  smallStraight,
  stealHealth,
  suffer,
  symbols,
  type Token,
  thenDamage,
  upgrade,
  when,
} from '../../content/heroKit.ts'
import { mesmerize } from './mesmerize.ts'
import { pierce } from './pierce.ts'
import { smellBlood } from './smellBlood.ts'

// Gouge — 3/4/5 Claw: deal 3/5/7; with 4 of a kind gain Blood Power. II: with 3 of a kind. III: deal 4/6/8.
const gouge = (amounts: readonly number[], alike: number): Ability => ({
  id: 'gouge',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: symbols({ claw: 3 + i }),
    effects: [damage(amount), when({ dice: ofAKind(alike) }, [gain('blood-power')])],
  })),
})

// Glamour — 3 Gaze: gain 1 CP and Mesmerize, deal 4 undefendable. II: deal 5.
const glamour = (amount: number): Ability => ({
  id: 'glamour',
  kind: 'offensive',
  tiers: [{ need: symbols({ gaze: 3 }), effects: [cp(1), gain('mesmerize'), damage(amount, 'undefendable')] }],
})

// Sanguimancy — 3 Gaze + 1 Drop: heal 2, gain 3 Blood Power. II: heal 3.
const sanguimancy = (amount: number): Ability => ({
  id: 'sanguimancy',
  kind: 'offensive',
  tiers: [{ need: symbols({ gaze: 3, drop: 1 }), effects: [heal(amount), gain('blood-power', 3)] }],
})

// Rend — 3 Claw + 2 Drop: deal 6, and before the defence [B] roll 3: add 1 × Claw, on Gaze draw 1, on Drop gain Blood Power. II: roll 5.
const rend = (dice: number): Ability => ({
  id: 'rend',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ claw: 3, drop: 2 }),
      effects: [
        damage(6),
        rollDice(dice, [damage(per('claw')), on({ gaze: 1 }, draw(1)), on({ drop: 1 }, gain('blood-power'))]),
      ],
    },
  ],
})

// Possess — small straight: deal 7, roll 1: on Claw inflict Bleed, on Gaze or Drop gain Mesmerize. II: deal 8 and choose one of the two.
const possess = (level: number): Ability => ({
  id: 'possess',
  kind: 'offensive',
  tiers: [
    {
      need: smallStraight,
      effects:
        level > 1
          ? [damage(8), choose([inflict('bleed')], [gain('mesmerize')])]
          : [
              damage(7),
              rollDice(1, [
                on({ claw: 1 }, inflict('bleed')),
                on({ gaze: 1 }, gain('mesmerize')),
                on({ drop: 1 }, gain('mesmerize')),
              ]),
            ],
    },
  ],
})

// Blood Thirst — 4 Drop: gain 2 Blood Power, then deal 5 undefendable. II: gain 3, deal 6 without a pause.
const bloodThirst = (level: number): Ability => ({
  id: 'blood-thirst',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ drop: 4 }),
      effects:
        level > 1
          ? [gain('blood-power', 3), damage(6, 'undefendable')]
          : [gain('blood-power', 2), thenDamage(), damage(5, 'undefendable')],
    },
  ],
})

// Blood Magic — large straight: gain Blood Power, inflict Bleed, then deal 8; before the defence Mesmerize may be spent to make the attack undefendable [B].
// II: gain Blood Power, inflict Bleed, deal 8 undefendable.
const bloodMagic = (level: number): Ability => ({
  id: 'blood-magic',
  kind: 'offensive',
  tiers: [
    {
      need: largeStraight,
      effects: [
        gain('blood-power'),
        inflict('bleed'),
        ...(level > 1 ? [damage(8, 'undefendable')] : [thenDamage(), damage(8), pierce('ability')]),
      ],
    },
  ],
})

// Immortal Flesh — roll 3: on 2 Claw inflict Bleed, on 2 Gaze gain Blood Power, steal 1 health × Drop. II: roll 4.
const immortalFlesh = (dice: number): Ability => ({
  id: 'immortal-flesh',
  kind: 'defensive',
  dice,
  effects: [on({ claw: 2 }, inflict('bleed')), on({ gaze: 2 }, gain('blood-power')), stealHealth(per('drop'))],
})

const abilities: readonly Ability[] = [
  gouge([3, 5, 7], 4),
  glamour(4),
  sanguimancy(2),
  rend(3),
  possess(1),
  bloodThirst(1),
  bloodMagic(1),
  immortalFlesh(3),
  // Exsanguinate! — 5 Drop: take any card from the deck, gain 2 Blood Power, then deal 10.
  {
    id: 'exsanguinate',
    kind: 'ultimate',
    tiers: [{ need: symbols({ drop: 5 }), effects: [searchDeck(1), gain('blood-power', 2), thenDamage(), damage(10)] }],
  },
  // Patched leaflet of Blood Power: if your attack damaged an opponent with 2 Bleed, gain Blood Power at the end of the turn.
  { id: 'blood-power', kind: 'passive', dealt: [smellBlood('dealt')], endOfTurn: [smellBlood('end')] },
]

const patched = { option: 'original-leaflets', off: true } as const
const original = { option: 'original-leaflets' } as const

const tokens: readonly Token[] = [
  // Blood Power — each use once per turn. Patched: 1: add 3; 2, in your main phase: remove a status effect of a player; 3: draw 2;
  // 4, in your roll phase: heal as much as you deal. Original [B]: at most 4 tokens; 1: add 2; 2: remove one of your own; 3: draw 2, discard 1; 4: the same.
  {
    id: 'blood-power',
    kind: 'positive',
    limit: 5,
    limitWith: { option: 'original-leaflets', limit: 4 },
    spends: [
      { id: 'add', cost: 1, when: 'my-attack', perTurn: 1, if: patched, effects: [addDamage(3)] },
      { id: 'remove', cost: 2, when: 'my-main', perTurn: 1, if: patched, effects: [removeToken('any')] },
      { id: 'draw', cost: 3, when: 'any', perTurn: 1, if: patched, effects: [draw(2)] },
      { id: 'add-2', cost: 1, when: 'my-attack', perTurn: 1, if: original, effects: [addDamage(2)] },
      { id: 'remove-own', cost: 2, when: 'any', perTurn: 1, if: original, effects: [removeToken('own')] },
      {
        id: 'exchange',
        cost: 3,
        when: 'any',
        perTurn: 1,
        if: original,
        effects: [draw(2), discardCard('self', 'choice')],
      },
      { id: 'heal', cost: 4, when: 'my-roll-phase', perTurn: 1, effects: [healDealt()] },
    ],
  },
  // Mesmerize — spend it and roll a die: on 5 or 6 an opponent may be made to reroll one of their dice. Blood Magic has another use for it.
  {
    id: 'mesmerize',
    kind: 'positive',
    limit: 1,
    spends: [
      { id: 'reroll', cost: 1, when: 'any', effects: [mesmerize()] },
      { id: 'pierce', cost: 1, when: 'my-attack-undefended', effects: [pierce('token')] },
    ],
  },
  bleed,
]

const cards: readonly Card[] = [
  upgrade('gouge-ii', 1, 2, gouge([3, 5, 7], 3)),
  upgrade('gouge-iii', 2, 3, gouge([4, 6, 8], 3)),
  upgrade('glamour-ii', 2, 2, glamour(5), [
    // Influence — 1 Claw + 2 Gaze: gain Mesmerize, inflict 2 Bleed on an opponent.
    {
      id: 'influence',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ claw: 1, gaze: 2 }),
          effects: [gain('mesmerize'), inflict('bleed', 2, 'chosen-opponent')],
        },
      ],
    },
  ]),
  upgrade('sanguimancy-ii', 2, 2, sanguimancy(3), [
    // Presence — 1 Claw + 1 Gaze + 2 Drop: gain 2 Blood Power, draw 1.
    {
      id: 'presence',
      kind: 'offensive',
      tiers: [{ need: symbols({ claw: 1, gaze: 1, drop: 2 }), effects: [gain('blood-power', 2), draw(1)] }],
    },
  ]),
  upgrade('rend-ii', 2, 2, rend(5)),
  upgrade('possess-ii', 2, 2, possess(2), [
    // Draw Blood — 2 Claw + 1 Drop: gain 2 Blood Power.
    {
      id: 'draw-blood',
      kind: 'offensive',
      tiers: [{ need: symbols({ claw: 2, drop: 1 }), effects: [gain('blood-power', 2)] }],
    },
  ]),
  upgrade('blood-thirst-ii', 2, 2, bloodThirst(2), [
    // Hemorrhage — 3 Drop: inflict 2 Bleed on the target [D]; all opponents suffer 2 collateral damage.
    {
      id: 'hemorrhage',
      kind: 'offensive',
      tiers: [{ need: symbols({ drop: 3 }), effects: [inflict('bleed', 2), suffer(2, 'all-opponents')] }],
    },
  ]),
  upgrade('blood-magic-ii', 2, 2, bloodMagic(2), [
    // Gash — 2 Claw + 2 Drop: deal 5 undefendable.
    {
      id: 'gash',
      kind: 'offensive',
      tiers: [{ need: symbols({ claw: 2, drop: 2 }), effects: [damage(5, 'undefendable')] }],
    },
  ]),
  upgrade('immortal-flesh-ii', 2, 2, immortalFlesh(4)),
  // The French names of these cards are [D].
  // Blood Flow! — roll 1: gain half of it in Blood Power.
  { id: 'blood-flow', kind: 'instant', cost: 1, effects: [rollDice(1, [gain('blood-power', halfDie)])] },
  // Limb from Limb! — roll 5: add 1 × Claw; if at least 3 was added, inflict Bleed.
  {
    id: 'limb-from-limb',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [rollDice(5, [addDamage(per('claw')), when({ added: 3 }, [inflict('bleed')])])],
  },
  // Blood Boil! — add 1, plus 1 for each Bleed on the target.
  {
    id: 'blood-boil',
    kind: 'roll',
    cost: 0,
    modifier: true,
    effects: [addDamage(perToken('bleed', { plus: 1 }))],
  },
  // Blood Letting! — gain Blood Power and Mesmerize [B].
  { id: 'blood-letting', kind: 'main', cost: 0, effects: [gain('blood-power'), gain('mesmerize')] },
  // Consume Blood! — spend up to 2 Blood Power for 2 CP each.
  {
    id: 'consume-blood',
    kind: 'main',
    cost: 0,
    effects: [payUpTo({ token: 'blood-power', n: 1 }, 2, [cp(2)])],
  },
  // Dark Omen! — gain Mesmerize and 2 Blood Power, inflict Bleed on an opponent.
  {
    id: 'dark-omen',
    kind: 'main',
    cost: 4,
    effects: [gain('mesmerize'), gain('blood-power', 2), inflict('bleed', 1, 'chosen-opponent')],
  },
  // Blood Tide! — roll 1: on Drop gain 3 Blood Power [D]; otherwise draw 1.
  {
    id: 'blood-tide',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [rollDice(1, [when({ dice: symbols({ drop: 1 }) }, [gain('blood-power', 3)], [draw(1)])])],
  },
]

export const vampireLord: Hero = {
  id: 'vampire-lord',
  box: 'season-2',
  difficulty: 4,
  faces: ['claw', 'claw', 'claw', 'gaze', 'gaze', 'drop'],
  abilities,
  tokens,
  cards,
}
