import type { Game, Options } from '@alea/engine'
import type { MatchRecord } from './record.ts'

/** What somebody who played alone is to reach next time, if the result changed it. */
export const goalAfter = (
  game: Game,
  { seats, options, ending }: Pick<MatchRecord, 'options' | 'ending'> & { readonly seats: readonly unknown[] },
): Options | undefined => (seats.length === 1 && ending?.by === 'rules' ? game.nextGoal?.(options, ending) : undefined)
