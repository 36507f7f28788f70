import type { WhyNot } from '../../whyNot.ts'
import { amounts } from './amounts.ts'

/** Why an option is not available, after its name: `quarry: 1 wood short`. */
export const whyNot = {
  'short-of-strength': ({ by }: { by: number }) => `${by} strength short`,
  'bandits-only': ({ by }: { by: number }) => `${by} strength short: the rest counts against bandits only`,
  'short-of-resources': ({ of }: { of: readonly number[] }) => `${amounts(of)} short`,
  'short-of-hourglasses': ({ by }: { by: number }) => `${by} ${by === 1 ? 'hourglass' : 'hourglasses'} short`,
  'dice-left': ({ count }: { count: number }) =>
    count === 1 ? 'a die is still to be spent' : `${count} dice are still to be spent`,
  'pile-empty': () => 'the pile is empty',
  'already-off': () => 'already deactivated',
  off: () => 'deactivated',
  'no-ability': () => 'has no ability to use',
  'in-chain': () => 'already used in this chain of copies',
  solo: () => 'not in a solo match',
  passed: () => 'you have already passed this turn',
  'can-act': () => 'something can still be done with this die',
  refreshed: () => 'you have already replaced cards this turn',
  'nothing-to-refresh': () => 'too few cards are on display or in the deck',
} satisfies Record<WhyNot['is'], unknown>
