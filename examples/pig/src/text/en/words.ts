import type { Choice } from '../../state.ts'

export const words = {
  firstRoll: 'Roll the die',
  rollOrHold: (turnTotal: number) => `Roll again, or hold ${turnTotal} ${turnTotal === 1 ? 'point' : 'points'}?`,
  choice: {
    roll: () => 'Roll',
    hold: (turnTotal: number) => `Hold ${turnTotal}`,
  } satisfies Record<Choice, (turnTotal: number) => string>,
  nothingYet: 'this turn has brought nothing yet',
  held: (name: string, points: number, score: number) => `${name} holds ${points}: score ${score}`,
  rolled: (name: string, face: number) => `${name} rolls a ${face}`,
  lost: (name: string, lost: number) => `${name} rolls a 1 and loses ${lost}`,
  targetReached: 'The target has been reached',
  target: 'Points to win',
  points: (value: string) => `${value} points`,
}
