import type { ListedGame } from '../games/gameList.ts'
import { settings } from '../settings/settings.ts'
import type { LocalSetup } from './localSetup.ts'

/** Setups of matches about to start. The page of the match looks its setup up here and starts it. */
const waiting = new Map<string, LocalSetup>()

export function prepare(setup: Omit<LocalSetup, 'id' | 'pace'>): string {
  const id = crypto.randomUUID().slice(0, 13)
  // Bots do not wait: the page shows what they do at the reader's pace.
  waiting.set(id, { id, pace: 0, ...setup })
  return id
}

export const prepared = (id: string): LocalSetup | undefined => waiting.get(id)

/** *Play now*: against bots, with the game's quick setup. */
export const prepareQuick = ({ id: game, quick }: ListedGame): string => {
  const { name } = settings()
  const seats = quick.seats.map((wish) => (wish.kind === 'me' && name ? { ...wish, name } : wish))
  return prepare({ game, seats, ...(quick.options && { options: quick.options }) })
}
