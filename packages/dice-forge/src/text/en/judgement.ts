import type { JudgementWords } from '@alea/engine'
import type { TermId } from '../../insight/insight.ts'

/** Why bots prefer an option. The names are those of cards. */
export const judgement: JudgementWords<TermId> = {
  unit: 'glory',
  named: (term, names) => `${term}: ${names}`,
  terms: {
    glory: 'glory won',
    printed: 'glory printed on cards',
    gold: 'gold in reserve',
    sun: 'sun in reserve',
    moon: 'moon in reserve',
    wasted: 'what will not fit into the reserves',
    dice: 'what the dice will bring',
    forging: 'the face about to be forged',
    cards: 'what cards will still bring',
    chests: 'larger reserves',
    hammer: 'the hammer’s progress',
    cerberus: 'Cerberus token',
    triton: 'Triton token',
    pending: 'what is about to be gained',
  },
  because: {
    glory: { more: () => 'wins glory', less: () => 'wins less glory', theirLess: () => 'costs the others glory' },
    printed: {
      more: (names) => (names ? `takes the glory of ${names}` : 'takes the glory of a card'),
      less: (names) => (names ? `does without the glory of ${names}` : 'does without the glory of a card'),
      theirLess: (names) => (names ? `denies the others ${names}` : 'denies the others a card'),
    },
    gold: { more: () => 'keeps gold', less: () => 'spends gold', theirLess: () => 'costs the others gold' },
    sun: { more: () => 'keeps sun', less: () => 'spends sun', theirLess: () => 'costs the others sun' },
    moon: { more: () => 'keeps moon', less: () => 'spends moon', theirLess: () => 'costs the others moon' },
    wasted: {
      more: () => 'makes room in the reserves, so that less is wasted',
      less: () => 'lets the reserves overflow',
    },
    dice: {
      more: () => 'makes the dice better for the rest of the match',
      less: () => 'leaves the dice as they are',
      theirLess: () => 'makes the others’ dice worse',
    },
    forging: { more: () => 'gains a better face to forge', less: () => 'gains a worse face to forge' },
    cards: {
      more: (names) => (names ? `uses ${names} turn after turn` : 'has cards that bring something turn after turn'),
      less: (names) => (names ? `does without ${names} turn after turn` : 'has fewer cards that work for it'),
      theirLess: (names) => (names ? `denies the others ${names}` : 'denies the others a card'),
    },
    chests: { more: () => 'makes the reserves larger' },
    hammer: { more: () => 'moves the hammer on', less: () => 'does not move the hammer on' },
    cerberus: { more: () => 'keeps a Cerberus token', less: () => 'spends a Cerberus token' },
    triton: { more: () => 'keeps a Triton token', less: () => 'spends a Triton token' },
    pending: { more: () => 'is about to gain more', less: () => 'is about to gain less' },
  },
}
