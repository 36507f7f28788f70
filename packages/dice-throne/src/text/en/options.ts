import { SALE, STAND_UP } from '../../state.ts'

const dice = (places: readonly number[]): string => (places.length === 1 ? 'die' : 'dice')

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
  'give-up': 'end the roll phase without an ability',
  'no-defense': 'do not defend',
  'stand-up': `pay ${STAND_UP} CP`,
  play: (card: string) => `play ${card}`,
  sell: (card: string) => `sell ${card} (+${SALE} CP)`,
  /** An action and what it costs. */
  priced: (action: string, cp: number) => `${action} (${cp} CP)`,
  spend: (token: string) => `spend ${token}`,
  spendFor: (token: string, count: number, does: string, price?: string) =>
    `spend ${count === 1 ? token : `${count} ${token}`}${price ? ` and ${price}` : ''}: ${does}`,
  use: (action: string) => `use ${action}`,
  announce: (ability: string) => `announce ${ability}`,
  top: (card: string) => `put ${card} on top of the deck`,
  bottom: (card: string) => `put ${card} at the bottom of the deck`,
  keepDice: (places: readonly number[]) =>
    places.length === 0 ? 'reroll all dice' : `keep ${dice(places)} ${places.join(', ')}`,
  rerollDice: (places: readonly number[]) => `${dice(places)} ${places.join(' and ')}`,
  takeDice: (shown: readonly number[]) => `keep ${shown.join(' and ')}`,
  die: (place: number) => `die ${place}`,
  turnDie: (place: number, to: number) => `change die ${place} to ${to}`,
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
