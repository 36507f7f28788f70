import type { Choice } from '../../state.ts'

const count = (points: number): string => `${points} ${points === 1 ? 'point' : 'points'}`

export const words = {
  firstRoll: 'Roll the die',
  rollOrHold: (turnTotal: number) => `Roll again, or hold ${count(turnTotal)}?`,
  choice: {
    roll: () => 'Roll',
    hold: (turnTotal: number) => `Hold ${turnTotal}`,
  } satisfies Record<Choice, (turnTotal: number) => string>,
  nothingYet: 'this turn has brought nothing yet',
  held: (name: string, points: number, score: number) => `${name} holds ${count(points)} and now has ${score}`,
  rolled: (name: string, face: number) => `${name} rolls a ${face}`,
  lost: (name: string, lost: number) => `${name} rolls a 1 and loses ${count(lost)}`,
  targetReached: 'The target has been reached',
  target: 'Points to win',
  points: (value: string) => `${value} points`,
}
