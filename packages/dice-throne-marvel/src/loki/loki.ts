/** Loki, difficulty 4: covers the abilities of his opponents, hands out Bags of Tricks, and is rarely where they strike. Rows marked [D] take their numbers from `numbers`. */
import {
  type Ability,
  addDamage,
  aim,
  bestow,
  type Card,
  choose,
  cp,
  damage,
  damageBack,
  discardCard,
  draw,
  type Effect,
  gain,
  type Hero,
  heal,
  inflict,
  largeStraight,
  loseCp,
  ofAKind,
  on,
  per,
  perOwn,
  perToken,
  prevent,
  repeat,
  rollDice,
  seeHand,
  smallStraight,
  suffer,
  symbols,
  type Tier,
  type Token,
  thenDamage,
  theyChoose,
  upgrade,
  when,
} from '@alea/dice-throne/hero'
import { illusion } from './illusion.ts'
import { openBag } from './openBag.ts'
import { takeBack } from './takeBack.ts'

/** What no source gives of Loki: every number here is reconstructed [D], and stands nowhere else. */
export const numbers = {
  /** Vilify, when he is not behind. */
  vilifyUndefendable: 5,
  vilifyBehindII: 8,
  vilifyUndefendableII: 6,
  /** Kneel To Me: its damage, and the dice of its roll. */
  kneel: 6,
  kneelDice: 4,
  kneelDiceII: 5,
  kneelPerScepter: 1,
  kneelPerIllusion: 1,
  misdirectionDice: 4,
  misdirectionDiceII: 5,
  misdirectionPerScepter: 1,
  misdirectionPerIllusion: 1,
  mockeryThreeII: 7,
  mockeryFourII: 8,
  mockeryFiveII: 9,
  mockeryAlike: 3,
  mockerySpellbound: 1,
  confuddleII: 8,
  confuddleSpellboundII: 2,
  liarsGiftsBags: 2,
  liarsGiftsCp: 2,
  anticsDraw: 2,
  anticsBags: 2,
  vexII: 8,
  vexSpellboundII: 1,
  bewilder: 3,
  bewilderSpellbound: 2,
  doubleTakeII: 8,
  doubleTakeSpellboundII: 2,
  madeYouLook: 2,
  /** What the attacker gets for finding the real Loki. */
  realLokiBags: 1,
  /** What the upgrades cost. */
  mockeryCost: 2,
  confuddleCost: 2,
  anticsCost: 1,
  vilifyCost: 2,
  vexCost: 2,
  kneelCost: 2,
  doubleTakeCost: 2,
  misdirectionCost: 2,
  outwitCost: 1,
  giftCost: 0,
  mindGamesCost: 2,
  mindGamesSpellbound: 2,
  silverTongueCost: 1,
  silverTongueDraw: 1,
  backstabCost: 1,
  backstab: 2,
  /** What Backstab! adds for Spellbound at most. */
  backstabMost: 2,
  notTheRealMeCost: 1,
}

const BAG = 'bag-of-tricks'

/** A Bag of Tricks for a player of his choice who can receive one; several, each for any player. */
const give = (bags = 1): Effect => {
  const one = bestow([BAG], 'chosen-player', true)
  return bags === 1 ? one : repeat(bags, [one])
}

// Mockery — 3/4/5 Scepters: deal 6/7/8. II [D]: 7/8/9, and with three identical numbers inflict Spellbound.
const mockery = (amounts: readonly number[], ...rest: readonly Effect[]): Ability => ({
  id: 'mockery',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({ need: symbols({ scepter: i + 3 }), effects: [...rest, damage(amount)] })),
})

// Confuddle — 2 Scepters + 2 Illusions: inflict 2 Spellbound, deal 7. II [D]: deal 8.
const confuddle = (spellbound: number, amount: number): Ability => ({
  id: 'confuddle',
  kind: 'offensive',
  tiers: [{ need: symbols({ scepter: 2, illusion: 2 }), effects: [inflict('spellbound', spellbound), damage(amount)] }],
})

// Antics — 2 Lies: draw 1, gain Illusion, give a Bag of Tricks. II [D]: with 3 Lies, draw 2, gain Illusion, give 2.
const antics = (...more: readonly Tier[]): Ability => ({
  id: 'antics',
  kind: 'offensive',
  tiers: [{ need: symbols({ lie: 2 }), effects: [draw(1), gain('illusion'), give()] }, ...more],
})

// Vilify — Scepter + Illusion + Lie + Deceit: gain Illusion, give a Bag of Tricks; behind on health deal 7, otherwise 5 undefendable [D]. II [D]: 8 or 6.
const vilify = (behind: number, undefendable: number): Ability => ({
  id: 'vilify',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ scepter: 1, illusion: 1, lie: 1, deceit: 1 }),
      effects: [
        gain('illusion'),
        give(),
        when({ behind: true }, [damage(behind)], [damage(undefendable, 'undefendable')]),
      ],
    },
  ],
})

// Vex — small straight: give a Bag of Tricks, deal 7. II [D]: also inflict Spellbound, deal 8.
const vex = (amount: number, ...rest: readonly Effect[]): Ability => ({
  id: 'vex',
  kind: 'offensive',
  tiers: [{ need: smallStraight, effects: [give(), ...rest, damage(amount)] }],
})

// Kneel To Me — large straight: give a Bag of Tricks; roll 4 [D]: deal 6, 1 more for each Scepter and Illusion; on Lie give another, on Deceit inflict Spellbound. II [D]: roll 5.
const kneelToMe = (dice: number): Ability => ({
  id: 'kneel-to-me',
  kind: 'offensive',
  tiers: [
    {
      need: largeStraight,
      effects: [
        give(),
        rollDice(dice, [
          damage(per('scepter', numbers.kneelPerScepter, numbers.kneel)),
          damage(per('illusion', numbers.kneelPerIllusion)),
          on({ lie: 1 }, give()),
          on({ deceit: 1 }, inflict('spellbound')),
        ]),
      ],
    },
  ],
})

// Double Take — 4 Deceit: gain Illusion, inflict 2 Spellbound, deal 7 undefendable. II [D]: 8.
const doubleTake = (spellbound: number, amount: number): Ability => ({
  id: 'double-take',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ deceit: 4 }),
      effects: [gain('illusion'), inflict('spellbound', spellbound), damage(amount, 'undefendable')],
    },
  ],
})

// Misdirection — roll 4 [D]: deal 1 for each Scepter, prevent 1 for each Illusion; on Lie give a Bag of Tricks, on Deceit inflict Spellbound. II [D]: roll 5.
const misdirection = (dice: number): Ability => ({
  id: 'misdirection',
  kind: 'defensive',
  dice,
  effects: [
    damageBack(per('scepter', numbers.misdirectionPerScepter)),
    prevent(per('illusion', numbers.misdirectionPerIllusion)),
    on({ lie: 1 }, give()),
    on({ deceit: 1 }, inflict('spellbound')),
  ],
})

const abilities: readonly Ability[] = [
  mockery([6, 7, 8]),
  confuddle(2, 7),
  antics(),
  vilify(7, numbers.vilifyUndefendable),
  vex(7),
  kneelToMe(numbers.kneelDice),
  doubleTake(2, 7),
  // Glorious Purpose! — 5 Deceit: gain Illusion, inflict 3 Spellbound, give 4 Bags of Tricks [B], THEN deal 10.
  {
    id: 'glorious-purpose',
    kind: 'ultimate',
    tiers: [
      {
        need: symbols({ deceit: 5 }),
        effects: [gain('illusion'), inflict('spellbound', 3), give(4), thenDamage(), damage(10)],
      },
    ],
  },
  misdirection(numbers.misdirectionDice),
]

const tokens: readonly Token[] = [
  // Illusion — when you are attacked, lay three cards face down; the attacker turns one up: nothing, half of the damage prevented, or all of it.
  {
    id: 'illusion',
    kind: 'unique',
    limit: 2,
    fixed: 'transfer',
    spend: { when: 'attacked', effects: [illusion(BAG, numbers.realLokiBags)] },
  },
  // Bag of Tricks — in your upkeep, one by one: remove it and roll a die. 1: lose 1 CP. 2 to 5: whoever gave it chooses: you heal 2, gain 1 CP or suffer 2. 6: gain 2 CP.
  {
    id: BAG,
    kind: 'positive',
    limit: 2,
    sharedLimit: BAG,
    owned: true,
    stirsOnMaker: true,
    worth: 1.3,
    worthOnOthers: -1.1,
    upkeep: [
      repeat(perOwn(BAG), [
        openBag(BAG, [
          rollDice(1, [
            when({ die: [1] }, [loseCp(1, 'self')]),
            when({ die: [2, 3, 4, 5] }, [theyChoose([heal(2)], [cp(1)], [suffer(2, 'self')])]),
            when({ die: [6] }, [cp(2)]),
          ]),
        ]),
      ]),
    ],
  },
  // Spellbound — lies on an offensive ability, which cannot be activated; removed at the end of the holder's own offensive roll phase.
  {
    id: 'spellbound',
    kind: 'unique',
    limit: 3,
    sharedLimit: 'spellbound',
    fixed: 'transfer',
    covers: true,
    ends: 'offense',
    worth: -0.7,
  },
]

const cards: readonly Card[] = [
  upgrade(
    'mockery-ii',
    numbers.mockeryCost,
    2,
    mockery(
      [numbers.mockeryThreeII, numbers.mockeryFourII, numbers.mockeryFiveII],
      when({ dice: ofAKind(numbers.mockeryAlike) }, [inflict('spellbound', numbers.mockerySpellbound)]),
    ),
  ),
  upgrade('confuddle-ii', numbers.confuddleCost, 2, confuddle(numbers.confuddleSpellboundII, numbers.confuddleII), [
    // Liar's Gifts — 3 Illusions [B]: give 2 Bags of Tricks [D], gain 2 CP [D].
    {
      id: 'liars-gifts',
      kind: 'offensive',
      tiers: [{ need: symbols({ illusion: 3 }), effects: [give(numbers.liarsGiftsBags), cp(numbers.liarsGiftsCp)] }],
    },
  ]),
  upgrade(
    'antics-ii',
    numbers.anticsCost,
    2,
    antics({
      need: symbols({ lie: 3 }),
      effects: [draw(numbers.anticsDraw), gain('illusion'), give(numbers.anticsBags)],
    }),
  ),
  upgrade('vilify-ii', numbers.vilifyCost, 2, vilify(numbers.vilifyBehindII, numbers.vilifyUndefendableII)),
  upgrade('vex-ii', numbers.vexCost, 2, vex(numbers.vexII, inflict('spellbound', numbers.vexSpellboundII))),
  upgrade('kneel-to-me-ii', numbers.kneelCost, 2, kneelToMe(numbers.kneelDiceII), [
    // Bewilder — 2 Illusions + Lie [B]: inflict 2 Spellbound [D], deal 3 [D].
    {
      id: 'bewilder',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ illusion: 2, lie: 1 }),
          effects: [inflict('spellbound', numbers.bewilderSpellbound), damage(numbers.bewilder)],
        },
      ],
    },
  ]),
  upgrade(
    'double-take-ii',
    numbers.doubleTakeCost,
    2,
    doubleTake(numbers.doubleTakeSpellboundII, numbers.doubleTakeII),
    [
      // Made You Look — 3 Deceit [B]: gain Illusion, deal 2 undefendable [D].
      {
        id: 'made-you-look',
        kind: 'offensive',
        tiers: [
          { need: symbols({ deceit: 3 }), effects: [gain('illusion'), damage(numbers.madeYouLook, 'undefendable')] },
        ],
      },
    ],
  ),
  upgrade('misdirection-ii', numbers.misdirectionCost, 2, misdirection(numbers.misdirectionDiceII)),
  // Outwit! — choose one of three [B]: gain Illusion, give a Bag of Tricks, or inflict Spellbound on an opponent [D].
  {
    id: 'outwit',
    kind: 'instant',
    cost: numbers.outwitCost,
    effects: [choose([gain('illusion')], [give()], [inflict('spellbound', 1, 'chosen-opponent')])],
  },
  // A Gift for You! [D] — give a Bag of Tricks.
  {
    id: 'a-gift-for-you',
    kind: 'main',
    cost: numbers.giftCost,
    effects: [give()],
  },
  // Mind Games! [D] — inflict 2 Spellbound on an opponent.
  {
    id: 'mind-games',
    kind: 'main',
    cost: numbers.mindGamesCost,
    effects: [inflict('spellbound', numbers.mindGamesSpellbound, 'chosen-opponent')],
  },
  // Silver Tongue! [D] — look at an opponent's hand, they discard a card; draw 1.
  {
    id: 'silver-tongue',
    kind: 'main',
    cost: numbers.silverTongueCost,
    effects: [aim('chosen-opponent', [seeHand('target'), discardCard('target')]), draw(numbers.silverTongueDraw)],
  },
  // Backstab! [D] — add 2 damage, and 1 for each Spellbound on the defender, at most 2.
  {
    id: 'backstab',
    kind: 'roll',
    cost: numbers.backstabCost,
    modifier: true,
    effects: [addDamage(numbers.backstab), addDamage(perToken('spellbound', { most: numbers.backstabMost }))],
  },
  // Not the Real Me! [D] — when a card of your Illusion has been turned up: it goes back, and the attacker turns up another.
  {
    id: 'not-the-real-me',
    kind: 'roll',
    cost: numbers.notTheRealMeCost,
    effects: [takeBack()],
  },
]

export const loki: Hero = {
  id: 'loki',
  box: 'marvel',
  difficulty: 4,
  faces: ['scepter', 'scepter', 'illusion', 'illusion', 'lie', 'deceit'],
  abilities,
  tokens,
  cards,
}
