/** What the reader is to reach alone: in this browser, and with the account as far as the server can be asked. */
import type { Options } from '@alea/engine'
import { changeSettings, settings } from './settings.ts'

/** The options of a new match with these many seats; what was chosen counts more than the goal. */
export const withGoal = (
  game: string,
  seats: number,
  chosen: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => (seats === 1 ? { ...settings().goals[game], ...chosen } : chosen)

export const setGoal = (game: string, goal: Options): void =>
  changeSettings({ goals: { ...settings().goals, [game]: goal } })

/** Goals of the player on the server, reached perhaps on another device. */
export function takeGoals(goals: Readonly<Record<string, unknown>> | undefined): void {
  if (goals && Object.keys(goals).length > 0)
    changeSettings({ goals: { ...settings().goals, ...(goals as Record<string, Options>) } })
}
