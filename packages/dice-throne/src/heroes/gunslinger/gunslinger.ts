/** Gunslinger, difficulty 2: Reload adds damage to attacks, Bounty rewards them, Duel defends. */
import {
  type Ability,
  addDamage,
  aim,
  type Card,
  choose,
  cp,
  damage,
  damageBack,
  draw,
  duel,
  evasive,
  gain,
  type Hero,
  hurt,
  inflict,
  knockdown,
  largeStraight,
  ofAKind,
  on,
  per,
  preventHalf,
  rollDice,
  showdown,
  smallStraight,
  symbols,
  type Token,
  thenDamage,
  upgrade,
  when,
} from '../../content/heroKit.ts'
import { reload } from './reload.ts'
import { reloadAgain } from './reloadAgain.ts'

const bulletNeeds = [symbols({ bullet: 3 }), symbols({ bullet: 4 }), symbols({ bullet: 5 })]

// Revolver — 3/4/5 Bullet: deal 3/4/5. II: with 4 of a kind inflict Knockdown.
const revolver = (level: number, amounts: readonly number[]): Ability => ({
  id: 'revolver',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: bulletNeeds[i]!,
    effects: [damage(amount), ...(level > 1 ? [when({ dice: ofAKind(4) }, [inflict('knockdown')])] : [])],
  })),
})

// Bounty Hunter — 2 Bullet + 2 Bullseye: inflict Bounty, deal 1 undefendable. II: inflict Bounty, then deal 2.
const bountyHunter = (level: number): Ability => ({
  id: 'bounty-hunter',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ bullet: 2, bullseye: 2 }),
      effects: [inflict('bounty'), ...(level > 1 ? [thenDamage()] : []), damage(level, 'undefendable')],
    },
  ],
})

// Quick Draw — in upkeep gain Reload. II: a Reload die may be rolled again once.
const quickDraw = (level: number): Ability => ({
  id: 'quick-draw',
  kind: 'passive',
  upkeep: [gain('reload')],
  ...(level > 1 ? { standing: [reloadAgain()] } : {}),
})

// Take Cover — 2 Bullet + 3 Dash: gain Evasive, deal 5.
const takeCover = (amount: number): Ability => ({
  id: 'take-cover',
  kind: 'offensive',
  tiers: [{ need: symbols({ bullet: 2, dash: 3 }), effects: [gain('evasive'), damage(amount)] }],
})

// Showdown — small straight: both roll a die; at least as high as the target's: deal 7, otherwise 5.
const faceToFace = (win: number, lose: number): Ability => ({
  id: 'showdown',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [showdown(true, [damage(win)], [damage(lose)])] }],
})

// Deadeye — 4 Bullseye: inflict Knockdown, then deal 6 undefendable.
const deadeye = (amount: number): Ability => ({
  id: 'deadeye',
  kind: 'offensive',
  tiers: [
    { need: symbols({ bullseye: 4 }), effects: [inflict('knockdown'), thenDamage(), damage(amount, 'undefendable')] },
  ],
})

// Fan the Hammer — large straight: gain 2 Evasive, deal 7.
const fanTheHammer = (amount: number): Ability => ({
  id: 'fan-the-hammer',
  kind: 'offensive',
  tiers: [{ need: largeStraight, effects: [gain('evasive', 2), damage(amount)] }],
})

// Duel — both roll a die; higher than the attacker's (II: or equal): deal 3 or prevent half. Otherwise deal 1.
const duelAtNoon = (ties: boolean): Ability => ({
  id: 'duel',
  kind: 'defensive',
  effects: [duel(ties, [choose([damageBack(3)], [preventHalf()])], [damageBack(1)])],
})

const abilities: readonly Ability[] = [
  revolver(1, [3, 4, 5]),
  bountyHunter(1),
  quickDraw(1),
  takeCover(5),
  faceToFace(7, 5),
  deadeye(6),
  fanTheHammer(7),
  duelAtNoon(false),
  // Fill 'em with Lead! — 5 Bullseye: gain Evasive, inflict Bounty and Knockdown, then deal 10; Reload dice may be rolled again.
  {
    id: 'fill-em-with-lead',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ bullseye: 5 }),
        effects: [gain('evasive'), inflict('bounty'), inflict('knockdown'), thenDamage(), damage(10), reloadAgain()],
      },
    ],
  },
]

const tokens: readonly Token[] = [
  evasive,
  // Reload — on your attack, spend it and roll a die: add half of it, rounded up, to the damage.
  {
    id: 'reload',
    kind: 'positive',
    limit: 2,
    spend: { when: 'my-attack', effects: [reload()] },
  },
  knockdown,
  // Bounty — whoever attacks you gains 1 CP and deals 1 damage more. It stays.
  {
    id: 'bounty',
    kind: 'negative',
    limit: 1,
    persistent: true,
    attacked: [cp(1), addDamage(1)],
  },
]

const cards: readonly Card[] = [
  upgrade('revolver-ii', 2, 2, revolver(2, [4, 5, 6])),
  upgrade('bounty-hunter-ii', 1, 2, bountyHunter(2)),
  upgrade('showdown-ii', 1, 2, faceToFace(8, 6)),
  upgrade('showdown-iii', 2, 3, faceToFace(9, 6)),
  upgrade('fan-the-hammer-ii', 2, 2, fanTheHammer(8), [
    // Pistol Whip — 2 Dash + 1 Bullseye: gain Evasive, inflict Knockdown, deal 1 undefendable.
    {
      id: 'pistol-whip',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ dash: 2, bullseye: 1 }),
          effects: [gain('evasive'), inflict('knockdown'), damage(1, 'undefendable')],
        },
      ],
    },
  ]),
  upgrade('take-cover-ii', 2, 2, takeCover(6), [
    // Mark the Target — 3 Dash: gain 2 Evasive, inflict Bounty.
    {
      id: 'mark-the-target',
      kind: 'offensive',
      tiers: [{ need: symbols({ dash: 3 }), effects: [gain('evasive', 2), inflict('bounty')] }],
    },
  ]),
  upgrade('deadeye-ii', 2, 2, deadeye(8), [
    // Enforcer — 3 Bullseye: gain Evasive; up to two opponents each get Bounty and Knockdown.
    {
      id: 'enforcer',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ bullseye: 3 }),
          effects: [gain('evasive'), aim('two-opponents', [inflict('bounty'), inflict('knockdown')])],
        },
      ],
    },
  ]),
  upgrade('duel-ii', 3, 2, duelAtNoon(true)),
  upgrade('quick-draw-ii', 2, 2, quickDraw(2)),
  // Wanted! — inflict Bounty on a player.
  {
    id: 'wanted',
    kind: 'main',
    cost: 2,
    effects: [inflict('bounty', 1, 'chosen-player')],
  },
  // Spin the Chamber! — gain Reload.
  {
    id: 'spin-the-chamber',
    kind: 'main',
    cost: 1,
    effects: [gain('reload')],
  },
  // Roulette! — choose a player, roll 1: on Bullet deal 2 undefendable, on Dash inflict Knockdown, on Bullseye inflict Bounty.
  {
    id: 'roulette',
    kind: 'main',
    cost: 1,
    effects: [
      aim('chosen-player', [
        rollDice(1, [
          on({ bullet: 1 }, hurt(2, 'target', false, 'undefendable')),
          on({ dash: 1 }, inflict('knockdown')),
          on({ bullseye: 1 }, inflict('bounty')),
        ]),
      ]),
    ],
  },
  // Wild West! — for this attack a Reload die may be rolled again once, and each Reload adds 1 more.
  {
    id: 'wild-west',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [reloadAgain(1)],
  },
  // Eat Lead! — roll 5: add 1 × Bullet; if at least 4 was added, inflict Knockdown.
  {
    id: 'eat-lead',
    kind: 'roll',
    cost: 2,
    modifier: true,
    effects: [rollDice(5, [addDamage(per('bullet')), when({ added: 4 }, [inflict('knockdown')])])],
  },
  // Run and Gun! — roll 1: on Bullseye gain Reload and 2 Evasive; otherwise draw 1.
  {
    id: 'run-and-gun',
    kind: 'main',
    cost: 0,
    promo: true,
    effects: [rollDice(1, [when({ dice: symbols({ bullseye: 1 }) }, [gain('reload'), gain('evasive', 2)], [draw(1)])])],
  },
]

export const gunslinger: Hero = {
  id: 'gunslinger',
  box: 'season-2',
  difficulty: 2,
  faces: ['bullet', 'bullet', 'bullet', 'dash', 'dash', 'bullseye'],
  abilities,
  tokens,
  cards,
}
