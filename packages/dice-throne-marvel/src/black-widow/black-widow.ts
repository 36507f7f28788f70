/** Black Widow, difficulty 4: plays upgrades at any time and gains from each of them; plants Time Bombs. */
import {
  type Ability,
  addDamage,
  andThen,
  type Card,
  cp,
  damage,
  damageBack,
  draw,
  type Effect,
  gain,
  type Hero,
  inflict,
  largeStraight,
  on,
  per,
  plusUpgrades,
  plusUpgradesThisTurn,
  prevent,
  preventHalf,
  rerollThese,
  rollDice,
  searchUpgrades,
  seeHand,
  smallStraight,
  symbols,
  type Token,
  upgrade,
  when,
} from '@alea/dice-throne/hero'
import { advanceBombs } from './advanceBombs.ts'
import { ONE, TWO } from './bombs.ts'
import { covertOps } from './covertOps.ts'
import { elude } from './elude.ts'
import { gatherUpgrades } from './gatherUpgrades.ts'
import { recount } from './recount.ts'
import { tickBombs } from './tickBombs.ts'

/** A new Time Bomb shows 0:02; with 6 upgrades it shows 0:01. */
const bomb = (who: 'target' | 'chosen-opponent' | 'two-opponents' = 'target'): Effect =>
  when({ upgrades: 6 }, [inflict(ONE, 1, who)], [inflict(TWO, 1, who)])

// Baton Strike — 3/4/5 Batons: deal 5/6/7.
const batonStrike = (amounts: readonly number[]): Ability => ({
  id: 'baton-strike',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({ need: symbols({ batons: i + 3 }), effects: [damage(amount)] })),
})

// Infiltrate — 2 Espionage + 1 Batons + 1 Widow: gain 1 Agility, advance every Time Bomb, THEN inflict 1. II: inflict 1, THEN advance.
const infiltrate = (level: number): Ability => ({
  id: 'infiltrate',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ espionage: 2, batons: 1, widow: 1 }),
      effects: level === 1 ? [gain('agility'), advanceBombs(), andThen(), bomb()] : [gain('agility'), bomb()],
      ...(level === 1 ? {} : { after: [advanceBombs()] }),
    },
  ],
})

// Widow's Gauntlets — 3 Espionage + 2 Batons: gain 1 CP, deal 6 + 1 for each upgrade.
const widowsGauntlets = (amount: number): Ability => ({
  id: 'widows-gauntlets',
  kind: 'offensive',
  tiers: [{ need: symbols({ espionage: 3, batons: 2 }), effects: [cp(1), damage(plusUpgrades(amount))] }],
})

// Hacked — small straight: 1 Time Bomb on a chosen opponent; deal 5, with 3 upgrades 7.
const hacked = (amount: number): Ability => ({
  id: 'hacked',
  kind: 'offensive',
  tiers: [
    {
      need: smallStraight,
      effects: [bomb('chosen-opponent'), when({ upgrades: 3 }, [damage(amount + 2)], [damage(amount)])],
    },
  ],
})

// Grapple — 4 Widow: gain 1 Agility, with 2 upgrades 1 CP (II: always); deal 6 + 1 for each upgrade, undefendable.
const grapple = (level: number, amount: number): Ability => ({
  id: 'grapple',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ widow: 4 }),
      effects: [
        gain('agility'),
        level === 1 ? when({ upgrades: 2 }, [cp(1)]) : cp(1),
        damage(plusUpgrades(amount), 'undefendable'),
      ],
    },
  ],
})

// Vengeance — large straight: gain 1 Agility, deal 7 and roll 4: add 1 × Batons; on Espionage inflict 1 Time Bomb; on 2 Widow gain 1 Covert Ops.
const vengeance = (dice: number): Ability => ({
  id: 'vengeance',
  kind: 'offensive',
  tiers: [
    {
      need: largeStraight,
      effects: [
        gain('agility'),
        rollDice(dice, [
          damage(per('batons', 1, 7)),
          on({ espionage: 1 }, bomb()),
          on({ widow: 2 }, gain('covert-ops')),
        ]),
      ],
    },
  ],
})

// Red Room Training — upgrades in any roll phase; with 5 upgrades every attack deals 1 more. II: draw 1 for each other upgrade.
const redRoomTraining = (level: number): Ability => ({
  id: 'red-room-training',
  kind: 'passive',
  upgradesInRollPhases: true,
  attacking: [when({ upgrades: 5 }, [addDamage(1)])],
  upgraded: [recount(5), ...(level > 1 ? [draw(1)] : [])],
})

// Sabotage — roll 3: deal 1 × Batons, prevent 1 × Espionage; on 2 Widow inflict 1 Time Bomb. With 4 upgrades, roll any of them again once.
const sabotage = (dice: number): Ability => ({
  id: 'sabotage',
  kind: 'defensive',
  dice,
  effects: [damageBack(per('batons')), prevent(per('espionage')), on({ widow: 2 }, bomb())],
  actions: [
    {
      id: 'sabotage-reroll',
      cost: 0,
      when: 'my-defense',
      oncePerTurn: true,
      effects: [when({ upgrades: 4 }, [rerollThese()])],
    },
  ],
})

const abilities: readonly Ability[] = [
  batonStrike([5, 6, 7]),
  infiltrate(1),
  widowsGauntlets(6),
  hacked(5),
  grapple(1, 6),
  vengeance(4),
  // Widow's Bite! — 5 Widow: search the deck for up to 2 upgrades, into play for free; inflict 1 Time Bomb; deal 10.
  {
    id: 'widows-bite',
    kind: 'ultimate',
    tiers: [{ need: symbols({ widow: 5 }), effects: [searchUpgrades(2, 'play'), bomb(), damage(10)] }],
  },
  redRoomTraining(1),
  sabotage(3),
]

const tokens: readonly Token[] = [
  // Covert Ops — once a turn, in your main phase: put an upgrade from your hand into play for free, or look at the top three cards of your
  // deck; if none is an upgrade you may show them, take one from the deck and shuffle, otherwise put them back in any order.
  {
    id: 'covert-ops',
    kind: 'unique',
    limit: 3,
    fixed: 'both',
    spend: { when: 'my-main', oncePerTurn: true, effects: [covertOps(3)] },
  },
  // Agility — spend it against incoming damage that is not ultimate and roll a die: on 1, 2 or 3 half of it, rounded up, is prevented.
  {
    id: 'agility',
    kind: 'positive',
    limit: 2,
    spend: { when: 'incoming', effects: [rollDice(1, [when({ die: [1, 2, 3] }, [preventHalf()])])] },
  },
  // Time Bomb — in upkeep roll a die for each: on 6 it is removed, else 0:02 becomes 0:01, and 0:01 blows up for 4 damage.
  {
    id: TWO,
    kind: 'negative',
    limit: 2,
    sharedLimit: 'time-bomb',
    upkeep: [tickBombs()],
  },
  {
    id: ONE,
    kind: 'negative',
    limit: 2,
    sharedLimit: 'time-bomb',
    stirsWith: TWO,
  },
]

const cards: readonly Card[] = [
  // As it is played, one opponent shows her their hand.
  { ...upgrade('baton-strike-ii', 1, 2, batonStrike([6, 7, 8])), effects: [seeHand('chosen-opponent')] },
  upgrade('widows-gauntlets-ii', 2, 2, widowsGauntlets(7), [
    // Covert Mission — 2 Espionage + 2 Batons: 1 Time Bomb on up to two opponents.
    {
      id: 'covert-mission',
      kind: 'offensive',
      tiers: [{ need: symbols({ espionage: 2, batons: 2 }), effects: [bomb('two-opponents')] }],
    },
  ]),
  upgrade('infiltrate-ii', 2, 2, infiltrate(2), [
    // Spy Game — 2 Espionage + 1 Batons + 2 Widow: gain 1 Covert Ops and 1 Agility; deal 6 undefendable.
    {
      id: 'spy-game',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ espionage: 2, batons: 1, widow: 2 }),
          effects: [gain('covert-ops'), gain('agility'), damage(6, 'undefendable')],
        },
      ],
    },
  ]),
  upgrade('hacked-ii', 1, 2, hacked(6)),
  upgrade('grapple-ii', 2, 2, grapple(2, 7), [
    // Recon — 3 Widow: gain 1 Agility; search the deck for 1 upgrade, into play for free.
    {
      id: 'recon',
      kind: 'offensive',
      tiers: [{ need: symbols({ widow: 3 }), effects: [gain('agility'), searchUpgrades(1, 'play')] }],
    },
  ]),
  upgrade('vengeance-ii', 2, 2, vengeance(5), [
    // Subvert — 1 Espionage + 3 Batons: gain 1 Covert Ops and 1 Agility.
    {
      id: 'subvert',
      kind: 'offensive',
      tiers: [{ need: symbols({ espionage: 1, batons: 3 }), effects: [gain('covert-ops'), gain('agility')] }],
    },
  ]),
  upgrade('red-room-training-ii', 2, 2, redRoomTraining(2)),
  upgrade('sabotage-ii', 2, 2, sabotage(4)),
  // Recoil! — after being attacked, roll 2: on Espionage gain 1 CP; on Widow prevent half of the incoming damage.
  {
    id: 'recoil',
    kind: 'roll',
    cost: 0,
    when: 'attacked',
    effects: [rollDice(2, [on({ espionage: 1 }, cp(1)), on({ widow: 1 }, preventHalf())])],
  },
  // Subversion! — add 2 damage and 1 for each upgrade played this turn.
  {
    id: 'subversion',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [addDamage(plusUpgradesThisTurn(2))],
  },
  {
    id: 'assemble',
    kind: 'instant',
    cost: 1,
    effects: [gain('agility', 2)],
  },
  // Elude! — when a die of Agility shows 5 or 6: ignore all the incoming damage.
  {
    id: 'elude',
    kind: 'roll',
    cost: 1,
    effects: [elude('agility', 5)],
  },
  // Undercover Mission! — 1 Time Bomb on an opponent; with 4 upgrades gain 1 Agility.
  {
    id: 'undercover-mission',
    kind: 'main',
    cost: 2,
    effects: [bomb('chosen-opponent'), when({ upgrades: 4 }, [gain('agility')])],
  },
  // Cunning! — look at the top 5: show and take every upgrade, put the rest back in any order.
  {
    id: 'cunning',
    kind: 'main',
    cost: 2,
    effects: [gatherUpgrades(5)],
  },
]

export const blackWidow: Hero = {
  id: 'black-widow',
  box: 'marvel',
  difficulty: 4,
  faces: ['espionage', 'espionage', 'batons', 'batons', 'batons', 'widow'],
  setup: [gain('covert-ops', 3)],
  abilities,
  tokens,
  cards,
}
