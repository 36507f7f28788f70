import type { JudgementWords } from '@alea/engine'
import type { TermId } from '../../insight/terms.ts'

/** Why bots prefer an option. The names are those of locations, bandits or ships. */
export const judgement: JudgementWords<TermId> = {
  unit: 'victory points',
  named: (term, names) => `${term}: ${names}`,
  terms: {
    locations: 'points on locations',
    ships: 'ships taken',
    bandits: 'bandits defeated',
    points: 'point tokens',
    income: 'what the city will yield',
    dice: 'dice still to be spent',
    hourglasses: 'hourglasses',
    stock: 'resources',
    ship: 'a ship within reach',
    strength: 'strength',
    hand: 'the location about to be built',
    kept: 'resources kept for the next turn',
  },
  because: {
    locations: {
      more: (names) => (names ? `brings points from locations (${names})` : 'brings points from locations'),
      less: (names) => (names ? `does without points from locations (${names})` : 'does without points from locations'),
      theirLess: (names) => (names ? `costs the others points from locations (${names})` : 'costs the others points'),
    },
    ships: {
      more: (names) => (names ? `fills a ship (${names})` : 'fills a ship'),
      less: (names) => (names ? `does without a ship (${names})` : 'does without a ship'),
      theirLess: () => 'denies the others a ship',
    },
    bandits: {
      more: (names) => (names ? `defeats ${names}` : 'defeats bandits'),
      less: (names) => (names ? `lets ${names} go` : 'lets bandits go'),
      theirLess: () => 'denies the others bandits',
    },
    points: {
      more: () => 'brings point tokens',
      less: () => 'brings fewer point tokens',
      theirLess: () => 'costs the others point tokens',
    },
    income: {
      more: () => 'makes the city yield more in the rounds to come',
      less: () => 'makes the city yield less in the rounds to come',
      theirLess: () => 'makes the others’ cities yield less',
    },
    dice: { more: () => 'keeps better dice to spend', less: () => 'uses up a good die' },
    hourglasses: { more: () => 'gains or keeps an hourglass', less: () => 'uses up an hourglass' },
    stock: { more: () => 'leaves more resources to spend', less: () => 'spends resources' },
    ship: {
      more: (names) => (names ? `brings a ship within reach (${names})` : 'brings a ship within reach'),
      less: (names) => (names ? `puts a ship out of reach (${names})` : 'puts a ship out of reach'),
    },
    strength: { more: () => 'gains or keeps strength for an attack', less: () => 'uses up strength' },
    hand: {
      more: (names) => (names ? `builds ${names}` : 'builds a location'),
      less: (names) => (names ? `does not build ${names}` : 'builds nothing'),
    },
    kept: { more: () => 'keeps resources for the next turn', less: () => 'keeps fewer resources for the next turn' },
  },
}
