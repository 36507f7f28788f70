/**
 * The spells of the Book of Vishanti. `effects` is what preparing does, `cast` what casting does and when.
 * Documented: that each spell has two effects, Flames of Faltine on the book from the start, one spell of +3 and one of +4.
 * Costs and all other effects are reconstructed, so they are kept in this file.
 */
import {
  addDamage,
  type Card,
  discardCard,
  draw,
  gain,
  heal,
  hurt,
  inflict,
  prevent,
  undefendable,
} from '@alea/dice-throne/hero'

export const spells: readonly Card[] = [
  {
    id: 'flames-of-faltine',
    kind: 'spell',
    cost: 0,
    effects: [],
    cast: { when: 'my-attack', effects: [addDamage(3)] },
  },
  // Prepare: 1 damage to an opponent. Cast: add 4.
  {
    id: 'bolts-of-balthakk',
    kind: 'spell',
    cost: 1,
    effects: [hurt(1, 'chosen-opponent')],
    cast: { when: 'my-attack', effects: [addDamage(4)] },
  },
  // Prepare: gain Premonition. Cast, before the defence: the attack becomes undefendable.
  {
    id: 'winds-of-watoomb',
    kind: 'spell',
    cost: 1,
    effects: [gain('premonition')],
    cast: { when: 'my-attack-undefended', effects: [undefendable()] },
  },
  // Prepare: Crimson Bands on an opponent. Cast: inflict Crimson Bands, add 1.
  {
    id: 'crimson-bands-of-cyttorak',
    kind: 'spell',
    cost: 2,
    effects: [inflict('crimson-bands', 1, 'chosen-opponent')],
    cast: { when: 'my-attack', effects: [inflict('crimson-bands'), addDamage(1)] },
  },
  // Prepare: heal 1. Cast, when attacked: prevent 3.
  {
    id: 'shield-of-the-seraphim',
    kind: 'spell',
    cost: 1,
    effects: [heal(1)],
    cast: { when: 'attacked', effects: [prevent(3)] },
  },
  // Prepare: draw 1. Cast, on either side of an attack: the other player discards a card at random.
  {
    id: 'images-of-ikonn',
    kind: 'spell',
    cost: 0,
    effects: [draw(1)],
    cast: { when: 'either-side', effects: [discardCard('target', 'random')] },
  },
]
