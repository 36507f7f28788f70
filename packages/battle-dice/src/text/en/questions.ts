import type { Question } from '../../options.ts'

/** What a question says about itself, with its names in words. */
export interface Asked {
  readonly place: number
  /** How many are still to be sent, or may still be chosen. */
  readonly left: number
  readonly rung: string
  /** The plural of a race. */
  readonly races: string
  readonly gold: number
}

export const questions: Readonly<Record<Question, (asked: Asked) => string>> = {
  release: () => 'Send a kept creature to the infirmary?',
  send: ({ place, left }) =>
    `Line up your row: who takes position ${place}${left > 1 ? ` (${left} still to send)` : ''}?`,
  activate: ({ rung }) => `Powers, ${rung}: which creature acts first?`,
  multiplier: () => 'Move your multiplier to the left of the creature it is to multiply?',
  'major-shield': () => 'Raise the major shield: it protects everyone to its right. Where?',
  'minor-shield': () => 'Raise the minor shield: it protects the creature just to its right. Where?',
  keep: () => 'Keep this die in the arena from turn to turn?',
  corruption: () => 'Corrupt an opponent’s creature: it fights for you this turn. Which one?',
  death: () => 'Death: which creature leaves the game?',
  ko: ({ left }) => `Knock out ${left > 1 ? `up to ${left} creatures` : 'a creature'}: which one?`,
  retry: ({ left }) => `Reroll ${left > 1 ? `up to ${left} creatures of one player` : 'a creature'}: which one?`,
  replace: () => 'Replace a creature with one from its owner’s locker room: which one leaves?',
  replacement: () => 'Your creature is replaced: who comes in?',
  reinforce: ({ races }) => `Call reinforcements: how many ${races}?`,
  wound: () => 'Wound a creature in an opponent’s locker room: which one?',
  heal: () => 'Heal a creature: who returns to your locker room?',
  buy: ({ gold }) => `You have ${gold} gold: buy a creature?`,
}
