/** Scarlet Witch, difficulty 4: bends dice and probabilities, borrows what others can do, and lets it all crackle in one attack. Rows marked [D] take their numbers from `numbers`. */
import {
  type Ability,
  addDamage,
  aim,
  alterDie,
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
  inflict,
  largeStraight,
  on,
  per,
  perOwn,
  prevent,
  removeToken,
  rollDice,
  smallStraight,
  stealHealth,
  symbols,
  type Token,
  thenDamage,
  upgrade,
} from '@alea/dice-throne/hero'
import { conjure } from './conjure.ts'
import type { Numbers } from './numbers.ts'

const PROBABILITY = 'probability-manipulation'
const WARP = 'reality-warp'

// Hex Bolt — 3/4/5 Hexes: deal 4/6/8. II [D]: 5/7/9.
const hexBolt = (amounts: readonly number[]): Ability => ({
  id: 'hex-bolt',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({ need: symbols({ hex: i + 3 }), effects: [damage(amount)] })),
})

// Jinx — 2 Hexes + 2 Minds: deal 7. II [D]: deal 8, and the target discards a card at random.
const jinx = (amount: number, ...rest: readonly Effect[]): Ability => ({
  id: 'jinx',
  kind: 'offensive',
  tiers: [{ need: symbols({ hex: 2, mind: 2 }), effects: [...rest, damage(amount)] }],
})

// Darkhold — 2 Darkholds: draw 1, gain 1 CP, Crackle and Probability Manipulation; not an attack. II [D]: draw 2.
const darkhold = (cards: number): Ability => ({
  id: 'darkhold',
  kind: 'offensive',
  tiers: [{ need: symbols({ darkhold: 2 }), effects: [draw(cards), cp(1), gain('crackle'), gain(PROBABILITY)] }],
})

// Mind Blast — Hex + Mind + Darkhold + Chaos: gain Crackle and Probability Manipulation, deal 6 undefendable. II [D]: 7.
const mindBlast = (amount: number): Ability => ({
  id: 'mind-blast',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ hex: 1, mind: 1, darkhold: 1, chaos: 1 }),
      effects: [gain('crackle'), gain(PROBABILITY), damage(amount, 'undefendable')],
    },
  ],
})

// Spellcraft — small straight: gain Probability Manipulation, deal 7; large straight: inflict Reality Warp, deal 9.
// II [D]: 8 and 10, and Probability Manipulation for both.
const spellcraft = (small: number, large: number, ...rest: readonly Effect[]): Ability => ({
  id: 'spellcraft',
  kind: 'offensive',
  tiers: [
    { need: smallStraight, effects: [gain(PROBABILITY), damage(small)] },
    { need: largeStraight, effects: [...rest, inflict(WARP), damage(large)] },
  ],
})

// Bewitch — Hex + 3 Chaos: gain Conjure, deal 9. II [D]: 10.
const bewitch = (amount: number): Ability => ({
  id: 'bewitch',
  kind: 'offensive',
  tiers: [{ need: symbols({ hex: 1, chaos: 3 }), effects: [gain('conjure'), damage(amount)] }],
})

// Pure Chaos — 4 Chaos: gain Conjure, inflict Reality Warp, deal 6 undefendable. II [D]: 7.
const pureChaos = (amount: number): Ability => ({
  id: 'pure-chaos',
  kind: 'offensive',
  tiers: [{ need: symbols({ chaos: 4 }), effects: [gain('conjure'), inflict(WARP), damage(amount, 'undefendable')] }],
})

// Chaos Barrier — roll 3 [D]: on 2 Hexes gain Crackle, prevent 1 for each Mind, on Darkhold gain Probability Manipulation, deal 2 for each Chaos. II [D]: roll 4.
const chaosBarrier = (numbers: Numbers, dice: number): Ability => ({
  id: 'chaos-barrier',
  kind: 'defensive',
  dice,
  effects: [
    on({ hex: numbers.barrierHexes }, gain('crackle', numbers.barrierCrackle)),
    prevent(per('mind', numbers.barrierPerMind)),
    on({ darkhold: 1 }, gain(PROBABILITY, numbers.barrierProbability)),
    damageBack(per('chaos', numbers.barrierPerChaos)),
  ],
})

const abilities = (numbers: Numbers): readonly Ability[] => [
  hexBolt([4, 6, 8]),
  jinx(7),
  darkhold(1),
  mindBlast(6),
  spellcraft(7, 9),
  bewitch(9),
  pureChaos(6),
  // Sealed Your Fate! — 5 Chaos: gain Conjure and Probability Manipulation, THEN [D] deal 12.
  {
    id: 'sealed-your-fate',
    kind: 'ultimate',
    tiers: [{ need: symbols({ chaos: 5 }), effects: [gain('conjure'), gain(PROBABILITY), thenDamage(), damage(12)] }],
  },
  chaosBarrier(numbers, numbers.barrierDice),
]

const tokens: readonly Token[] = [
  // Crackle — in your attack, at most twice a turn: add 1 damage for each positive or negative token you still have, at most 3.
  {
    id: 'crackle',
    kind: 'positive',
    limit: 3,
    perTurn: 2,
    spentEarly: true,
    spend: {
      when: 'my-attack',
      // The one being spent does not count.
      if: { have: 'status', n: 2 },
      effects: [addDamage(perOwn('status', { most: 3 }))],
    },
  },
  // Probability Manipulation — while your dice can still be altered: turn one that shows an even number up or down by one.
  {
    id: PROBABILITY,
    kind: 'positive',
    limit: 2,
    spend: { when: 'any', effects: [alterDie({ whose: 'own', to: 'neighbour', from: 'even' })] },
  },
  // Conjure — once a turn, in your main phase: gain a positive status effect of any leaflet at the table, unless an opponent discards a card; or inflict Reality Warp on an opponent.
  {
    id: 'conjure',
    kind: 'positive',
    limit: 1,
    spend: {
      when: 'my-main',
      oncePerTurn: true,
      effects: [choose([conjure()], [inflict(WARP, 1, 'chosen-opponent')])],
    },
  },
  // Reality Warp — when your offensive roll phase begins, remove it: for this phase one of your dice is a die of the Scarlet Witch, a number without a symbol.
  {
    id: WARP,
    kind: 'negative',
    limit: 1,
    warps: 'scarlet-witch',
    worth: -2,
  },
]

const cards = (numbers: Numbers): readonly Card[] => [
  upgrade(
    'hex-bolt-ii',
    numbers.hexBoltCost,
    2,
    hexBolt([numbers.hexBoltThreeII, numbers.hexBoltFourII, numbers.hexBoltFiveII]),
    [
      // Conjuration — 2 Hexes + Darkhold [B]: gain Conjure and Crackle [D].
      {
        id: 'conjuration',
        kind: 'offensive',
        tiers: [
          {
            need: symbols({ hex: 2, darkhold: 1 }),
            effects: [gain('conjure', numbers.conjurationConjure), gain('crackle', numbers.conjurationCrackle)],
          },
        ],
      },
    ],
  ),
  upgrade('jinx-ii', numbers.jinxCost, 2, jinx(numbers.jinxII, discardCard('target', 'random'))),
  upgrade('darkhold-ii', numbers.darkholdCost, 2, darkhold(numbers.darkholdDrawII)),
  upgrade('mind-blast-ii', numbers.mindBlastCost, 2, mindBlast(numbers.mindBlastII)),
  upgrade(
    'spellcraft-ii',
    numbers.spellcraftCost,
    2,
    spellcraft(
      numbers.spellcraftSmallII,
      numbers.spellcraftLargeII,
      gain(PROBABILITY, numbers.spellcraftProbabilityII),
    ),
  ),
  upgrade('bewitch-ii', numbers.bewitchCost, 2, bewitch(numbers.bewitchII), [
    // Energy Drain — 2 Minds + Darkhold [B]: steal health [B], 3 [D]; not an attack.
    {
      id: 'energy-drain',
      kind: 'offensive',
      tiers: [{ need: symbols({ mind: 2, darkhold: 1 }), effects: [stealHealth(numbers.energyDrain)] }],
    },
  ]),
  upgrade('pure-chaos-ii', numbers.pureChaosCost, 2, pureChaos(numbers.pureChaosII), [
    // Chaos — 3 Chaos [B]: gain Crackle, inflict Reality Warp, deal 2 undefendable [D].
    {
      id: 'chaos',
      kind: 'offensive',
      tiers: [
        {
          need: symbols({ chaos: 3 }),
          effects: [gain('crackle', numbers.chaosCrackle), inflict(WARP), damage(numbers.chaos, 'undefendable')],
        },
      ],
    },
  ]),
  upgrade('chaos-barrier-ii', numbers.barrierCost, 2, chaosBarrier(numbers, numbers.barrierDiceII)),
  // Chaos Magic! [D] — roll 4: add 1 for each Hex; on Chaos gain Crackle.
  {
    id: 'chaos-magic',
    kind: 'roll',
    cost: numbers.chaosMagicCost,
    modifier: true,
    effects: [
      rollDice(numbers.chaosMagicDice, [
        addDamage(per('hex', numbers.chaosMagicPerHex)),
        on({ chaos: 1 }, gain('crackle', numbers.chaosMagicCrackle)),
      ]),
    ],
  },
  // Bend Reality! [D] — inflict Reality Warp on an opponent.
  {
    id: 'bend-reality',
    kind: 'main',
    cost: numbers.bendRealityCost,
    effects: [inflict(WARP, 1, 'chosen-opponent')],
  },
  // Improbable! [D] — gain 2 Probability Manipulation.
  {
    id: 'improbable',
    kind: 'instant',
    cost: numbers.improbableCost,
    effects: [gain(PROBABILITY, numbers.improbable)],
  },
  // Whispers of the Darkhold! [D] — gain Conjure and Crackle.
  {
    id: 'whispers-of-the-darkhold',
    kind: 'main',
    cost: numbers.whispersCost,
    effects: [gain('conjure', numbers.whispersConjure), gain('crackle', numbers.whispersCrackle)],
  },
  // No More! [D] — remove a status effect from each of up to two players; gain Probability Manipulation.
  {
    id: 'no-more',
    kind: 'main',
    cost: numbers.noMoreCost,
    effects: [aim('two-players', [removeToken('target')]), gain(PROBABILITY, numbers.noMoreProbability)],
  },
  // Hex Sphere! [D] — after being attacked: prevent 2 damage, gain Crackle.
  {
    id: 'hex-sphere',
    kind: 'roll',
    cost: numbers.hexSphereCost,
    when: 'attacked',
    effects: [prevent(numbers.hexSphere), gain('crackle', numbers.hexSphereCrackle)],
  },
]

export const scarletWitch = (numbers: Numbers): Hero => ({
  id: 'scarlet-witch',
  box: 'marvel',
  difficulty: 4,
  faces: ['hex', 'hex', 'hex', 'mind', 'darkhold', 'chaos'],
  abilities: abilities(numbers),
  tokens,
  cards: cards(numbers),
})
