import { SALE, STAND_UP } from '../../state.ts'
import { counted } from '../phrase.ts'
import { amounts } from './amounts.ts'
import { and } from './grammar.ts'

export const options = {
  pass: 'pass',
  end: 'move on to the next phase',
  none: 'none',
  done: 'move on',
  gain: 'gain it',
  decline: 'decline',
  pay: 'pay 2 CP',
  skip: 'skip the offensive roll',
  again: 'once more',
  keep: 'keep it',
  look: 'look at the top of the deck',
  reveal: 'show these cards and search the deck',
  reroll: 'reroll it',
  'give-up': 'end without an ability',
  'no-defense': 'do not defend',
  nobody: 'nobody',
  'stand-up': `pay ${STAND_UP} CP`,
  play: (card: string) => `play ${card}`,
  sell: (card: string) => `sell ${card} (+${SALE} CP)`,
  /** An action and what it costs. */
  priced: (action: string, cp: number) => `${action} (${cp} CP)`,
  spend: (token: string) => `spend ${token}`,
  spendSome: (token: string, count: number, price?: string) =>
    `spend ${count === 1 ? token : counted(count, amounts.tokens(token))}${price ? ` and ${price}` : ''}`,
  use: (action: string) => `use ${action}`,
  announce: (ability: string) => `announce ${ability}`,
  top: (card: string) => `put ${card} on top of the deck`,
  bottom: (card: string) => `put ${card} at the bottom of the deck`,
  /** Dice are named by what they show, and by their owner where two players have dice on the table. */
  keepDice: (shown: readonly number[]) => (shown.length === 0 ? 'reroll all dice' : `keep ${and(shown)}`),
  rerollDice: (shown: readonly number[]) => `reroll ${and(shown)}`,
  takeDice: (shown: readonly number[]) => `keep ${and(shown)}`,
  die: (shown: number, owner?: string) => `${owner === undefined ? 'the' : `${owner}’s`} ${shown}`,
  turnDie: (shown: number, to: number, owner?: string) =>
    `change ${owner === undefined ? 'a' : `${owner}’s`} ${shown} to ${to}`,
  /** The target that a teammate proposes. */
  proposed: (player: string) => `${player}, as proposed`,
  facedown: (place: number) => `card ${place}`,
  recommended: (place: number) => `card ${place}, as recommended`,
  tokenOf: (player: string, token: string) => `${player}: ${token}`,
  /** A source of damage, and its type unless it is normal. */
  source: (name: string, amount: number, type: string) => `${name}: ${amount}${type && ` ${type}`} damage`,
  /** A branch of a choice that does nothing. */
  nothing: 'nothing',
}
