import { LEVEL_NAMES } from '@alea/bots/levels'
import type { Language, Options, Seat } from '@alea/engine'
import type { SeatWish, Table } from '../connection/types.ts'
import type { BoardModule } from '../games/boardModule.ts'
import { levelLabel } from '../language/levelLabel.ts'

/** A new match against somebody else, ready to be started. */
export interface NextOpponent {
  readonly seats: readonly SeatWish[]
  readonly options: Options
  /** Who it is: `Loki, Adept`. */
  readonly text: string
  /** So many bots, friends among them. */
  readonly others: number
}

/** After a match of one person against bots: stronger ones, or other heroes; undefined where there is nobody else to meet. */
export function nextOpponent(
  table: Table,
  module: BoardModule,
  mine: Seat,
  language: Language,
): NextOpponent | undefined {
  const { seats, ending } = table
  const options = table.options as Options
  const bots = seats.flatMap(({ kind, bot }, seat) => (kind === 'bot' && seat !== mine ? [bot ?? ''] : []))
  if (bots.length === 0 || bots.length !== seats.length - 1) return undefined
  const others = module.otherOpponents?.(options, mine, language)
  const hasWon = ending?.places[mine] === 1
  const levels = bots.map((bot) => (hasWon || !others ? above(bot) : bot))
  if (!others && levels.every((level, i) => level === bots[i])) return undefined
  const shown = [...new Set(levels)].map((level) => levelLabel(level, language))
  return {
    seats: seats.map(
      (info, seat): SeatWish =>
        seat === mine
          ? { kind: 'me', ...(info.name && { name: info.name }) }
          : { kind: 'bot', bot: levels[seat < mine ? seat : seat - 1]! },
    ),
    options: { ...options, ...others?.options },
    text: [...(others ? [others.text] : []), ...shown].join(', '),
    others: bots.length,
  }
}

/** The next level, or the same if there is none. */
function above(bot: string): string {
  const at = (LEVEL_NAMES as readonly string[]).indexOf(bot)
  return at < 0 ? bot : (LEVEL_NAMES[at + 1] ?? bot)
}
