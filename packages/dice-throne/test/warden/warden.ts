/**
 * A small hero of our own, written by docs/writing-a-hero.md alone and never shipped: it has what none of the others has,
 * two defences, pure damage, a companion and a stack limit that rises.
 */
import {
  type Ability,
  addDamage,
  type Card,
  cp,
  damage,
  gain,
  type Hero,
  heal,
  largeStraight,
  per,
  prevent,
  raiseLimit,
  smallStraight,
  suffer,
  symbols,
  type Token,
  upgrade,
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
    endsWithRollPhase: true,
  },
  {
    id: 'wolf',
    kind: 'companion',
    limit: 1,
    spend: { when: 'any', effects: [cp(1)], oncePerTurn: true },
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
]

export const warden: Hero = {
  id: 'warden',
  box: 'season-1',
  difficulty: 1,
  faces: ['thorn', 'thorn', 'thorn', 'leaf', 'leaf', 'root'],
  setup: [gain('wolf')],
  abilities,
  tokens,
  cards,
}
