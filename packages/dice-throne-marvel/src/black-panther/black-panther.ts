/** Black Panther, difficulty 2: damage charges his suit with Kinetic Energy, which strengthens his attacks until it bursts. */
import {
  type Ability,
  addDamage,
  type Card,
  cp,
  damage,
  damageBack,
  draw,
  gain,
  type Hero,
  heal,
  hurt,
  largeStraight,
  lose,
  ofAKind,
  on,
  per,
  perOwn,
  prevent,
  smallStraight,
  symbols,
  type Token,
  thenDamage,
  undefendable,
  upgrade,
  when,
} from '@alea/dice-throne/hero'
import type { Numbers } from './numbers.ts'

const energy = (amount: number) => gain('kinetic-energy', amount)
const suit = (amount: number) => gain('vibranium-suit', amount)

// Vibranium Claws — 3/4/5 Claw: deal 4/5/6 [B]. II: deal 5/6/7; with 4 of a kind gain 1 Kinetic Energy.
const vibraniumClaws = (numbers: Numbers, level: number, amounts: readonly number[]): Ability => ({
  id: 'vibranium-claws',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({
    need: symbols({ claw: i + 3 }),
    effects: [
      damage(amount),
      ...(level > 1 ? [when({ dice: ofAKind(numbers.clawsAlike) }, [energy(numbers.clawsEnergyII)])] : []),
    ],
  })),
})

// Stealth Strike — 2 Claw + 2 Panther: deal 3 undefendable [B]. II: gain 1 Kinetic Energy, deal 4 undefendable.
const stealthStrike = (numbers: Numbers, level: number): Ability => ({
  id: 'stealth-strike',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ claw: 2, panther: 2 }),
      effects:
        level === 1
          ? [damage(3, 'undefendable')]
          : [energy(numbers.stealthEnergyII), damage(numbers.stealthII, 'undefendable')],
    },
  ],
})

// Heart-Shaped Herb — 3 Vibranium: gain 1 Vibranium Suit and 3 Kinetic Energy [B]. II: 1 Suit, 4 Energy, heal 2.
const heartShapedHerb = (numbers: Numbers, level: number): Ability => ({
  id: 'heart-shaped-herb',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ vibranium: 3 }),
      effects:
        level === 1
          ? [suit(1), energy(3)]
          : [suit(numbers.herbSuitsII), energy(numbers.herbEnergyII), heal(numbers.herbHealsII)],
    },
  ],
})

// Meteoric Punch — small straight: gain 1 Kinetic Energy, deal 6; large straight: gain 2, deal 8 [B]. II: 1 and 7; 3 and 9.
const meteoricPunch = (small: readonly [number, number], large: readonly [number, number]): Ability => ({
  id: 'meteoric-punch',
  kind: 'offensive',
  tiers: [
    { need: smallStraight, effects: [energy(small[0]), damage(small[1])] },
    { need: largeStraight, effects: [energy(large[0]), damage(large[1])] },
  ],
})

// Triple Threat — 2 Claw + 2 Vibranium + 1 Panther: gain 1 Kinetic Energy, deal 7 [B]. II: gain 2, deal 8.
const tripleThreat = (gained: number, amount: number): Ability => ({
  id: 'triple-threat',
  kind: 'offensive',
  tiers: [{ need: symbols({ claw: 2, vibranium: 2, panther: 1 }), effects: [energy(gained), damage(amount)] }],
})

// Ancestral Power — 4 Panther: gain 2 Kinetic Energy [B], then [D] deal 4 undefendable [B]. II: gain 3, then deal 5.
const ancestralPower = (gained: number, amount: number): Ability => ({
  id: 'ancestral-power',
  kind: 'offensive',
  tiers: [{ need: symbols({ panther: 4 }), effects: [energy(gained), thenDamage(), damage(amount, 'undefendable')] }],
})

// Kinetic Absorption — each time damage was dealt to him, gain 1 Kinetic Energy [B]. II: 2 if it was 5 or more. With `startingSuits`, he begins with a Vibranium Suit.
const kineticAbsorption = (numbers: Numbers, level: number): Ability => ({
  id: 'kinetic-absorption',
  kind: 'passive',
  ...(level === 1 && numbers.startingSuits > 0 ? { setup: [suit(numbers.startingSuits)] } : {}),
  damaged:
    level === 1
      ? [energy(numbers.absorbed)]
      : [when({ suffered: numbers.heavyBlow }, [energy(numbers.absorbedII)], [energy(numbers.absorbed)])],
})

// Vibranium Guard — roll 3 [B]: gain 1 Kinetic Energy × Vibranium, prevent 2 × Panther, on 2 Claw deal 2 to the attacker. II: roll 4.
const vibraniumGuard = (numbers: Numbers, dice: number): Ability => ({
  id: 'vibranium-guard',
  kind: 'defensive',
  dice,
  effects: [
    ...(numbers.guardEnergy > 0 ? [gain('kinetic-energy', per('vibranium', numbers.guardEnergy))] : []),
    prevent(per('panther', numbers.guardPrevents)),
    on({ claw: numbers.guardClaws }, damageBack(numbers.guardDeals)),
  ],
})

const abilities = (numbers: Numbers): readonly Ability[] => [
  vibraniumClaws(numbers, 1, [4, 5, 6]),
  stealthStrike(numbers, 1),
  heartShapedHerb(numbers, 1),
  meteoricPunch([1, 6], [2, 8]),
  tripleThreat(1, 7),
  ancestralPower(2, 4),
  // Wakanda Forever! — 5 Panther: gain 1 Vibranium Suit and 1 Kinetic Energy [B], then [D] deal 11 [B].
  {
    id: 'wakanda-forever',
    kind: 'ultimate',
    tiers: [{ need: symbols({ panther: 5 }), effects: [suit(1), energy(1), thenDamage(), damage(11)] }],
  },
  kineticAbsorption(numbers, 1),
  vibraniumGuard(numbers, 3),
]

const tokens: readonly Token[] = [
  // Kinetic Energy — your attacks deal 1 more for every 2 of these when the damage is totalled. With the eighth, remove all of them: gain 2 CP,
  // draw 2 cards and deal 5 undefendable damage to an opponent of your choice.
  {
    id: 'kinetic-energy',
    kind: 'positive',
    limit: 8,
    aura: { of: 'attacker', amount: perOwn('kinetic-energy', { every: 2 }) },
    full: [lose('kinetic-energy', 'all'), cp(2), draw(2), hurt(5, 'chosen-opponent', false, 'undefendable')],
    // A share of the burst, and of the attacks before it.
    worth: 0.9,
  },
  // Vibranium Suit — spend it when you are about to suffer damage that is not ultimate: prevent 3. Cannot be moved.
  {
    id: 'vibranium-suit',
    kind: 'unique',
    limit: 1,
    fixed: 'transfer',
    spend: { when: 'incoming', effects: [prevent(3)] },
  },
]

const cards = (numbers: Numbers): readonly Card[] => [
  upgrade(
    'vibranium-claws-ii',
    numbers.clawsCost,
    2,
    vibraniumClaws(numbers, 2, [numbers.claws3II, numbers.claws4II, numbers.claws5II]),
  ),
  upgrade('stealth-strike-ii', numbers.stealthCost, 2, stealthStrike(numbers, 2)),
  upgrade('heart-shaped-herb-ii', numbers.herbCost, 2, heartShapedHerb(numbers, 2)),
  upgrade(
    'meteoric-punch-ii',
    numbers.punchCost,
    2,
    meteoricPunch(
      [numbers.punchSmallEnergyII, numbers.punchSmallII],
      [numbers.punchLargeEnergyII, numbers.punchLargeII],
    ),
  ),
  upgrade('triple-threat-ii', numbers.threatCost, 2, tripleThreat(numbers.threatEnergyII, numbers.threatII)),
  upgrade(
    'ancestral-power-ii',
    numbers.ancestralCost,
    2,
    ancestralPower(numbers.ancestralEnergyII, numbers.ancestralII),
    [
      // Panther Reflexes — 3 Panther [B]: gain 1 Vibranium Suit and 1 Kinetic Energy, deal 2 undefendable.
      {
        id: 'panther-reflexes',
        kind: 'offensive',
        tiers: [
          {
            need: symbols({ panther: 3 }),
            effects: [
              suit(numbers.reflexesSuits),
              energy(numbers.reflexesEnergy),
              damage(numbers.reflexes, 'undefendable'),
            ],
          },
        ],
      },
    ],
  ),
  upgrade('kinetic-absorption-ii', numbers.absorptionCost, 2, kineticAbsorption(numbers, 2)),
  upgrade('vibranium-guard-ii', numbers.guardCost, 2, vibraniumGuard(numbers, numbers.guardDiceII)),
  { id: 'suit-up', kind: 'instant', cost: numbers.suitUpCost, effects: [suit(numbers.suitUpSuits)] },
  // Kinetic Blast! — add 2 damage, or 3 with 4 or more Kinetic Energy.
  {
    id: 'kinetic-blast',
    kind: 'roll',
    cost: numbers.blastCost,
    modifier: true,
    effects: [
      when(
        { have: 'kinetic-energy', n: numbers.blastCharge },
        [addDamage(numbers.blastCharged)],
        [addDamage(numbers.blast)],
      ),
    ],
  },
  // Absorb the Impact! — after being attacked: prevent 2, gain 2 Kinetic Energy.
  {
    id: 'absorb-the-impact',
    kind: 'roll',
    cost: numbers.impactCost,
    when: 'attacked',
    effects: [prevent(numbers.impactPrevents), energy(numbers.impactEnergy)],
  },
  // Resonance! — its price is the Vibranium Suit [B]: gain 4 Kinetic Energy.
  {
    id: 'resonance',
    kind: 'instant',
    cost: numbers.resonanceCost,
    price: { token: 'vibranium-suit', n: 1 },
    effects: [energy(numbers.resonanceEnergy)],
  },
  // Wakandan Tech! — draw 1, gain 2 Kinetic Energy.
  {
    id: 'wakandan-tech',
    kind: 'main',
    cost: numbers.techCost,
    effects: [draw(numbers.techCards), energy(numbers.techEnergy)],
  },
  // Warriors of Wakanda! — before the defence [B]: the attack becomes undefendable [B].
  {
    id: 'warriors-of-wakanda',
    kind: 'roll',
    cost: numbers.warriorsCost,
    modifier: true,
    when: 'my-attack-undefended',
    effects: [undefendable()],
  },
]

export const blackPanther = (numbers: Numbers): Hero => ({
  id: 'black-panther',
  box: 'marvel',
  difficulty: 2,
  faces: ['claw', 'claw', 'claw', 'vibranium', 'vibranium', 'panther'],
  abilities: abilities(numbers),
  tokens,
  cards: cards(numbers),
})
