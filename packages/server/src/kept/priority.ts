import { constants, setPriority } from 'node:os'

/** On Linux a priority is a thread's: where all cores are busy, live matches come before this thread. Elsewhere it would be the whole server's. */
export function givePrecedence(): void {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW)
}
