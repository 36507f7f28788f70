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
  name: { en: 'Thorns', fr: 'Épines' },
  kind: 'offensive',
  tiers: amounts.map((amount, i) => ({ need: symbols({ thorn: 3 + i }), effects: [damage(amount, 'pure')] })),
})

const abilities: readonly Ability[] = [
  thorns([3, 5]),
  // Overgrowth — small straight: raise the limit of Sap by 1, gain 3 Sap.
  {
    id: 'overgrowth',
    name: { en: 'Overgrowth', fr: 'Foisonnement' },
    kind: 'offensive',
    tiers: [{ need: smallStraight, effects: [raiseLimit('sap'), gain('sap', 3)] }],
  },
  // Landslide — large straight: 3 collateral damage to all opponents.
  {
    id: 'landslide',
    name: { en: 'Landslide', fr: 'Éboulement' },
    kind: 'offensive',
    tiers: [{ need: largeStraight, effects: [suffer(3, 'all-opponents')] }],
  },
  // Bark — roll 2: prevent 1 × Leaf.
  { id: 'bark', name: { en: 'Bark', fr: 'Écorce' }, kind: 'defensive', dice: 2, effects: [prevent(per('leaf'))] },
  // Roots — roll 3: gain 1 × Thorn CP.
  { id: 'roots', name: { en: 'Roots', fr: 'Racines' }, kind: 'defensive', dice: 3, effects: [cp(per('thorn'))] },
]

const tokens: readonly Token[] = [
  {
    id: 'sap',
    name: { en: 'Sap', fr: 'Sève' },
    kind: 'positive',
    limit: 2,
    spend: { when: 'any', effects: [heal(1)] },
    text: { en: 'Spend to heal 1.', fr: 'Dépensez pour soigner 1.' },
  },
  {
    id: 'bramble',
    name: { en: 'Bramble', fr: 'Ronce' },
    kind: 'negative',
    limit: 1,
    forbids: 'cards',
    endsWithRollPhase: true,
    text: {
      en: 'You play no cards in your next roll phase.',
      fr: 'Vous ne jouez pas de cartes à votre prochaine phase de lancer.',
    },
  },
  {
    id: 'wolf',
    name: { en: 'Wolf', fr: 'Loup' },
    kind: 'companion',
    limit: 1,
    spend: { when: 'any', effects: [cp(1)], oncePerTurn: true },
    text: { en: 'Once a turn, fetches 1 CP.', fr: 'Une fois par tour, rapporte 1 PC.' },
  },
]

const cards: readonly Card[] = [
  upgrade('thorns-ii', 1, 2, thorns([4, 6])),
  // Barb! — add 2 damage.
  {
    id: 'barb',
    name: { en: 'Barb!', fr: 'Barbelure !' },
    kind: 'roll',
    cost: 0,
    modifier: true,
    effects: [addDamage(2)],
  },
]

export const warden: Hero = {
  id: 'warden',
  name: { en: 'Warden', fr: 'Gardienne' },
  difficulty: 1,
  faces: ['thorn', 'thorn', 'thorn', 'leaf', 'leaf', 'root'],
  symbols: {
    thorn: { en: 'Thorn', fr: 'Épine' },
    leaf: { en: 'Leaf', fr: 'Feuille' },
    root: { en: 'Root', fr: 'Racine' },
  },
  setup: [gain('wolf')],
  abilities,
  tokens,
  cards,
}
