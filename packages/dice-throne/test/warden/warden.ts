/**
 * A small hero of our own, written by docs/writing-a-hero.md alone and never shipped: it has what none of the others has,
 * two defences, pure damage, a companion and a stack limit that rises.
 */
import {
  type Ability,
  addDamage,
  type Card,
  type Companion,
  cp,
  damage,
  draw,
  extraOffense,
  fail,
  gain,
  type Hero,
  halveDealt,
  heal,
  hurt,
  inflict,
  intercept,
  largeStraight,
  per,
  prevent,
  raiseLimit,
  rollDice,
  smallStraight,
  suffer,
  symbols,
  type Token,
  targeted,
  upgrade,
  when,
} from '../../src/content/heroKit.ts'

// Thorns — 3/4 Thorn: deal 3/5 pure damage. II: 4/6.
const thorns = (amounts: readonly number[]): Ability => ({
  id: 'thorns',
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({ need: symbols({ thorn: 3 + i }), effects: [damage(amount, 'pure')] })),
})

const abilities: readonly Ability[] = [
  thorns([3, 5]),
  // Overgrowth — small straight: raise the limit of Sap by 1, gain 3 Sap.
  {
    id: 'overgrowth',
    kind: 'offensive',
    tiers: [{ need: smallStraight, effects: [raiseLimit('sap'), gain('sap', 3)] }],
  },
  // Thicket — 4 Leaf: inflict Snare and Targeted, deal 4. II: another offensive roll phase afterwards.
  {
    id: 'thicket',
    kind: 'offensive',
    tiers: [{ need: symbols({ leaf: 4 }), effects: [inflict('snare'), inflict('targeted'), damage(4)] }],
  },
  // Wildfire — 3 Root: another offensive roll phase.
  { id: 'wildfire', kind: 'offensive', tiers: [{ need: symbols({ root: 3 }), effects: [extraOffense()] }] },
  // Landslide — large straight: 3 collateral damage to all opponents.
  {
    id: 'landslide',
    kind: 'offensive',
    tiers: [{ need: largeStraight, effects: [suffer(3, 'all-opponents')] }],
  },
  // Bark — roll 2: prevent 1 × Leaf.
  { id: 'bark', kind: 'defensive', dice: 2, effects: [prevent(per('leaf'))] },
  // Roots — roll 3: gain 1 × Thorn CP.
  { id: 'roots', kind: 'defensive', dice: 3, effects: [cp(per('thorn'))] },
]

const tokens: readonly Token[] = [
  {
    id: 'sap',
    kind: 'positive',
    limit: 2,
    spend: { when: 'any', effects: [heal(1)] },
  },
  {
    id: 'bramble',
    kind: 'negative',
    limit: 1,
    forbids: 'cards',
    ends: 'roll-phase',
  },
  // Haze — checked when you activate an offensive ability: 1 it fails, 2–3 you deal half.
  {
    id: 'haze',
    kind: 'negative',
    limit: 1,
    ends: 'offense',
    activating: { effects: [rollDice(1, [when({ die: [1] }, [fail()]), when({ die: [2, 3] }, [halveDealt()])])] },
  },
  // Mire — one attempt fewer, and every further one costs 1 CP.
  { id: 'mire', kind: 'negative', limit: 1, ends: 'roll-phase', attempts: -1, attemptPrice: 1 },
  // Canopy — damage of opponents' roll phases is ignored; it goes at the end of the first turn you begin with it.
  { id: 'canopy', kind: 'positive', limit: 1, shelters: true, ends: 'turn' },
  // Pollen — 1: prevent 1; 1 of an earlier turn: add 1; 2, once per turn: draw a card. At the limit: 1 damage to yourself, all of it goes.
  {
    id: 'pollen',
    kind: 'positive',
    limit: 4,
    spends: [
      { id: 'prevent', cost: 1, when: 'incoming', effects: [prevent(1)] },
      { id: 'add', cost: 1, when: 'my-attack', aged: true, effects: [addDamage(1)] },
      { id: 'draw', cost: 2, when: 'any', perTurn: 1, effects: [draw(1)] },
    ],
    full: [hurt(1, 'self')],
  },
  // Snare — 1 damage to whom it is inflicted on.
  { id: 'snare', kind: 'negative', limit: 1, inflicted: [hurt(1, 'self')] },
  // Owl — used up: intercept a status effect.
  { id: 'owl', kind: 'companion', limit: 1, spent: true, spend: { when: 'inflicting', effects: [intercept()] } },
  {
    id: 'wolf',
    kind: 'companion',
    limit: 1,
    spend: { when: 'any', effects: [cp(1)], oncePerTurn: true },
  },
]

// Bear — adds 2 damage while it is awake.
const companions: readonly Companion[] = [
  {
    id: 'bear',
    states: ['asleep', 'awake'],
    start: 0,
    dial: { most: 3, start: 2 },
    aura: { state: 'awake', damage: 2 },
  },
]

const cards: readonly Card[] = [
  upgrade('thorns-ii', 1, 2, thorns([4, 6])),
  // Barb! — add 2 damage.
  {
    id: 'barb',
    kind: 'roll',
    cost: 0,
    modifier: true,
    effects: [addDamage(2)],
  },
  // Mist! — inflict Mire on the attacker.
  { id: 'mist', kind: 'instant', cost: 0, when: 'attacked', effects: [inflict('mire')] },
  // Cloud! — inflict 4 Pollen on a chosen opponent.
  { id: 'cloud', kind: 'main', cost: 0, effects: [inflict('pollen', 4, 'chosen-opponent')] },
  // Bloom! — gain 3 Pollen.
  { id: 'bloom', kind: 'instant', cost: 0, effects: [gain('pollen', 3)] },
]

export const warden: Hero = {
  id: 'warden',
  box: 'season-1',
  difficulty: 1,
  faces: ['thorn', 'thorn', 'thorn', 'leaf', 'leaf', 'root'],
  setup: [gain('wolf')],
  abilities,
  tokens: [...tokens, targeted],
  cards,
  companions,
}
