/** Doctor Strange, difficulty 5: draws better cards, keeps opponents from playing theirs, and casts the spells of his book. */
import {
  type Ability,
  addDamage,
  type Card,
  cast,
  damage,
  damageBack,
  draw,
  gain,
  type Hero,
  inflict,
  largeStraight,
  lay,
  newOffense,
  on,
  per,
  prevent,
  smallStraight,
  symbols,
  type Token,
  upgrade,
} from '@alea/dice-throne/hero'
import { spells } from './spells.ts'

// Augury — 2 Vision + 2 Eye: gain Déjà Vu, deal 8. II: also gain Premonition, deal 9.
const augury = (amount: number, premonitions: number): Ability => ({
  id: 'augury',
  kind: 'offensive',
  tiers: [
    {
      need: symbols({ vision: 2, eye: 2 }),
      effects: [gain('deja-vu'), ...(premonitions > 0 ? [gain('premonition', premonitions)] : []), damage(amount)],
    },
  ],
})

// Mystic Bolts — small straight: deal 6, may cast a spell; large straight: deal 9, may cast a spell (II: two different ones).
const mysticBolts = (small: number, large: number, casts: number): Ability => ({
  id: 'mystic-bolts',
  kind: 'offensive',
  tiers: [
    { need: smallStraight, effects: [damage(small), cast(1)] },
    { need: largeStraight, effects: [damage(large), cast(casts)] },
  ],
})

// Binding — 2 Mystic Hand + 2 Bands: inflict Crimson Bands, deal 9.
const binding = (amount: number): Ability => ({
  id: 'binding',
  kind: 'offensive',
  tiers: [{ need: symbols({ hand: 2, bands: 2 }), effects: [inflict('crimson-bands'), damage(amount)] }],
})

// Sanctum Ward — roll 3: prevent 1 × Mystic Hand, deal 1 × Vision, on Eye may cast a spell. II: roll 4.
const sanctumWard = (dice: number): Ability => ({
  id: 'sanctum-ward',
  kind: 'defensive',
  dice,
  effects: [prevent(per('hand')), damageBack(per('vision')), on({ eye: 1 }, cast(1))],
})

const abilities: readonly Ability[] = [
  augury(8, 0),
  // Universal Awareness — 4 Vision: draw 1, gain Déjà Vu, gain 2 Premonition.
  {
    id: 'universal-awareness',
    kind: 'offensive',
    tiers: [{ need: symbols({ vision: 4 }), effects: [draw(1), gain('deja-vu'), gain('premonition', 2)] }],
  },
  // Astral Incursion — Mystic Hand + Vision + Bands + Eye: gain Premonition, deal 8.
  {
    id: 'astral-incursion',
    kind: 'offensive',
    tiers: [{ need: symbols({ hand: 1, vision: 1, bands: 1, eye: 1 }), effects: [gain('premonition'), damage(8)] }],
  },
  mysticBolts(6, 9, 1),
  binding(9),
  // Wands of Watoomb — 4 Eye: inflict Crimson Bands, deal 5 undefendable, may cast a spell.
  {
    id: 'wands-of-watoomb',
    kind: 'offensive',
    tiers: [{ need: symbols({ eye: 4 }), effects: [inflict('crimson-bands'), damage(5, 'undefendable'), cast(1)] }],
  },
  // All-Seeing Eye! — 5 Eye: deal 10, may cast up to two different spells.
  {
    id: 'all-seeing-eye',
    kind: 'ultimate',
    tiers: [{ need: symbols({ eye: 5 }), effects: [damage(10), cast(2)] }],
  },
  // Book of Vishanti — holds the prepared spells; once a turn, in a main phase, a spell of the hand may be prepared.
  {
    id: 'book-of-vishanti',
    kind: 'passive',
    prepares: 1,
  },
  sanctumWard(3),
]

const tokens: readonly Token[] = [
  // Déjà Vu — spend it in your offensive roll phase, instead of activating an ability: a whole new offensive roll phase begins.
  {
    id: 'deja-vu',
    kind: 'positive',
    limit: 1,
    spend: { when: 'my-offense', effects: [newOffense()] },
  },
  // Premonition — in your income phase, spend one to draw 2 cards or three to draw 3, instead of 1; one of them goes to the top or the
  // bottom of your deck.
  {
    id: 'premonition',
    kind: 'positive',
    limit: 3,
    foresees: [
      { spend: 1, draw: 2 },
      { spend: 3, draw: 3 },
    ],
  },
  // Crimson Bands — you cannot play cards in the roll phase of your next turn; then they are removed.
  {
    id: 'crimson-bands',
    kind: 'negative',
    limit: 1,
    forbids: 'cards',
    endsWithRollPhase: true,
  },
]

const cards: readonly Card[] = [
  upgrade('augury-ii', 2, 2, augury(9, 1)),
  upgrade('mystic-bolts-ii', 2, 2, mysticBolts(7, 10, 2)),
  upgrade('binding-ii', 2, 2, binding(10)),
  upgrade('sanctum-ward-ii', 2, 2, sanctumWard(4)),
  ...spells,
  // Icy Tendrils! — add 1 damage, may cast a spell.
  {
    id: 'icy-tendrils',
    kind: 'roll',
    cost: 1,
    modifier: true,
    effects: [addDamage(1), cast(1)],
  },
  {
    id: 'time-loop',
    kind: 'instant',
    cost: 2,
    effects: [gain('deja-vu')],
  },
  {
    id: 'foresight',
    kind: 'main',
    cost: 1,
    effects: [gain('premonition', 2)],
  },
  // Cloak of Levitation! — after being attacked: prevent 1 damage, may cast a spell.
  {
    id: 'cloak-of-levitation',
    kind: 'roll',
    cost: 1,
    when: 'attacked',
    effects: [prevent(1), cast(1)],
  },
]

export const doctorStrange: Hero = {
  id: 'doctor-strange',
  box: 'marvel',
  difficulty: 5,
  faces: ['hand', 'hand', 'vision', 'vision', 'bands', 'eye'],
  // Flames of Faltine begins on the book: laid there, not prepared.
  setup: [lay('flames-of-faltine')],
  abilities,
  tokens,
  cards,
}
