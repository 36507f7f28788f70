/** Spider-Man (Miles Morales), difficulty 2: attacks twice with Combo, webs his opponents up, and slips away unseen. */
import {
  type Ability,
  addDamage,
  type Card,
  cp,
  damage,
  damageBack,
  defendAnyway,
  draw,
  extraOffense,
  gain,
  type Hero,
  heal,
  hurt,
  inflict,
  largeStraight,
  lose,
  ofAKind,
  on,
  per,
  prevent,
  rerollThese,
  rollDice,
  smallStraight,
  symbols,
  type Token,
  thenDamage,
  total,
  undefendable,
  upgrade,
  when,
} from '@alea/dice-throne/hero'
import { sense } from './sense.ts'
import { swing } from './swing.ts'

/** The token as a price: Spider-Sense, Ambush! and Nice Try! take it. */
const unseen = { token: 'invisibility', n: 1 } as const

// Punch — 3/4/5 Thwip: deal 4/5/6. II: deal 5/6/7, with 4 of a kind gain Combo.
const punch = (level: number, amounts: readonly number[]): Ability => ({
  id: 'punch',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: symbols({ thwip: 3 + i }),
    effects: [damage(amount), ...(level > 1 ? [when({ dice: ofAKind(4) }, [gain('combo')])] : [])],
  })),
})

// C-C-C-Combo — 2 Thwip + 2 Spider: deal 5, gain Combo. II: deal 6.
const combo = (amount: number): Ability => ({
  id: 'ccc-combo',
  kind: 'offensive',
  tiers: [{ need: symbols({ thwip: 2, spider: 2 }), effects: [gain('combo'), damage(amount)] }],
})

// Ensnare — small straight: deal 5, THEN inflict Webbed. Large straight: draw 1, deal 8, THEN inflict Webbed. II: 6 and 9.
const ensnare = (small: number, large: number): Ability => ({
  id: 'ensnare',
  kind: 'offensive',
  tiers: [
    { need: smallStraight, effects: [damage(small)], after: [inflict('webbed')] },
    { need: largeStraight, effects: [draw(1), damage(large)], after: [inflict('webbed')] },
  ],
})

// Venom Punch — 4 Spider: gain Invisibility, deal 7 undefendable. II: deal 8.
const venomPunch = (amount: number): Ability => ({
  id: 'venom-punch',
  kind: 'offensive',
  tiers: [{ need: symbols({ spider: 4 }), effects: [gain('invisibility'), damage(amount, 'undefendable')] }],
})

const abilities: readonly Ability[] = [
  punch(1, [4, 5, 6]),
  combo(5),
  // Wall Crawler — 2 Thwip + 3 Web: gain Invisibility, deal 7.
  {
    id: 'wall-crawler',
    kind: 'offensive',
    tiers: [{ need: symbols({ thwip: 2, web: 3 }), effects: [gain('invisibility'), damage(7)] }],
  },
  // Spider-Reflexes — 1 Thwip + 2 Web + 1 Spider: roll 2, deal their total; if it is 5 or less gain Combo.
  {
    id: 'spider-reflexes',
    kind: 'offensive',
    tiers: [
      {
        need: symbols({ thwip: 1, web: 2, spider: 1 }),
        effects: [rollDice(2, [damage(total), when({ atMost: 5 }, [gain('combo')])])],
      },
    ],
  },
  ensnare(5, 8),
  venomPunch(7),
  // Venom Shockwave! — 5 Spider: gain Invisibility, inflict Webbed, THEN deal 13.
  {
    id: 'venom-shockwave',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ spider: 5 }),
        effects: [gain('invisibility'), inflict('webbed'), thenDamage(), damage(13)],
      },
    ],
  },
  // Spider-Sense — roll 2: on Spider prevent half of the incoming damage; for Invisibility, one more roll attempt with these dice. [B]
  {
    id: 'spider-sense',
    kind: 'defensive',
    dice: 2,
    effects: [sense('spider', 'web')],
    actions: [
      {
        id: 'spider-sense-reroll',
        cost: 0,
        price: unseen,
        when: 'my-defense',
        oncePerTurn: true,
        effects: [rerollThese()],
      },
    ],
  },
  // Counterpunch — roll 3: deal 1 × Thwip to the attacker. [B]
  {
    id: 'counterpunch',
    kind: 'defensive',
    dice: 3,
    effects: [damageBack(per('thwip'))],
  },
]

const tokens: readonly Token[] = [
  // Combo — once a turn, when your attack has dealt its damage: spend it for another offensive roll phase against the same opponent.
  {
    id: 'combo',
    kind: 'unique',
    limit: 1,
    fixed: 'transfer',
    spend: { when: 'after-damage', oncePerTurn: true, effects: [extraOffense({ sameTarget: true })] },
  },
  // Webbed — 2 damage when inflicted; the next attack of normal damage on its holder becomes undefendable, and it is removed.
  {
    id: 'webbed',
    kind: 'negative',
    limit: 1,
    inflicted: [hurt(2, 'self', false, 'undefendable')],
    attacked: [when({ type: ['normal'] }, [undefendable(), lose('webbed', 1, 'target')])],
    // The damage is dealt at once: what is left is one defence.
    worth: -2.5,
  },
  // Invisibility — when attacked with undefendable or pure [B] damage: spend it to defend all the same. Also the price of three other things.
  {
    id: 'invisibility',
    kind: 'unique',
    limit: 1,
    fixed: 'transfer',
    spend: { when: 'attacked', effects: [defendAnyway()] },
  },
]

// Those that are not upgrades are known from one reading: [B].
const cards: readonly Card[] = [
  upgrade('punch-ii', 2, 2, punch(2, [5, 6, 7])),
  upgrade('combo-ii', 2, 2, combo(6), [
    // Web Shot — 2 Web + 1 Spider: gain Invisibility, inflict Webbed.
    {
      id: 'web-shot',
      kind: 'offensive',
      tiers: [{ need: symbols({ web: 2, spider: 1 }), effects: [gain('invisibility'), inflict('webbed')] }],
    },
  ]),
  upgrade('ensnare-ii', 2, 2, ensnare(6, 9)),
  upgrade('venom-punch-ii', 2, 2, venomPunch(8), [
    // Combo Up — 3 Spider: gain Combo, THEN deal 2 undefendable.
    {
      id: 'combo-up',
      kind: 'offensive',
      tiers: [{ need: symbols({ spider: 3 }), effects: [gain('combo'), thenDamage(), damage(2, 'undefendable')] }],
    },
  ]),
  {
    id: 'yikes',
    kind: 'instant',
    cost: 1,
    effects: [gain('invisibility')],
  },
  {
    id: 'radioactive-blood',
    kind: 'instant',
    cost: 3,
    effects: [gain('combo')],
  },
  // Swing Escape! — over the dice of Spider-Sense: it succeeds on Web instead of Spider.
  {
    id: 'swing-escape',
    kind: 'roll',
    cost: 1,
    effects: [swing('spider-sense', 'spider', 'web')],
  },
  // Nice Try! — after being attacked, for Invisibility: prevent 3.
  {
    id: 'nice-try',
    kind: 'roll',
    cost: 0,
    price: unseen,
    when: 'attacked',
    effects: [prevent(3)],
  },
  // Invisible Punch! — after being attacked, if Spider-Sense prevents damage: deal 3 to the attacker.
  {
    id: 'invisible-punch',
    kind: 'roll',
    cost: 1,
    when: 'attacked',
    effects: [when({ prevented: 'spider-sense' }, [damageBack(3)])],
  },
  // Ambush! — for Invisibility: add 3 damage.
  {
    id: 'ambush',
    kind: 'roll',
    cost: 0,
    price: unseen,
    modifier: true,
    effects: [addDamage(3)],
  },
  {
    id: 'web-shooters',
    kind: 'main',
    cost: 1,
    effects: [inflict('webbed', 1, 'chosen-opponent')],
  },
  // Booyah! — roll 1: on Thwip gain Invisibility, on Web inflict Webbed, on Spider gain Combo.
  {
    id: 'booyah',
    kind: 'main',
    cost: 1,
    effects: [
      rollDice(1, [
        on({ thwip: 1 }, gain('invisibility')),
        on({ web: 1 }, inflict('webbed', 1, 'chosen-opponent')),
        on({ spider: 1 }, gain('combo')),
      ]),
    ],
  },
  {
    id: 'milkshake-me',
    kind: 'main',
    cost: 1,
    effects: [heal(3)],
  },
  {
    id: 'cha-ching',
    kind: 'main',
    cost: 0,
    effects: [cp(2)],
  },
]

export const spiderMan: Hero = {
  id: 'spider-man',
  box: 'marvel',
  difficulty: 2,
  faces: ['thwip', 'thwip', 'thwip', 'web', 'web', 'spider'],
  abilities,
  tokens,
  cards,
}
