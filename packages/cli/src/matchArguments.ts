/** Reads what arguments say about a match: the game, its options, who plays. Loads every game, so that commands about something else do without. */
import { BOTS, botOf, MOST_ITERATIONS, MOST_MS, SEARCH } from '@alea/bots'
import { GAMES, gameOf } from '@alea/catalog'
import { rulesOf } from '@alea/catalog/rules'
import { type Game, InputError } from '@alea/engine'
import { fault } from './fault.ts'
import { readJson } from './files.ts'

export function readGame(id: string): Game {
  const game = gameOf(id)
  const known = GAMES.map((each) => each.id)
  if (!game) throw fault((say) => say.unknownGame(id, known))
  return game
}

/** The game at the rules a log was written under, if they are kept; otherwise the present ones, which refuse it. */
export const readRules = async ({ game, rules }: { game: string; rules: number }): Promise<Game> =>
  (await rulesOf(game, rules)) ?? readGame(game)

/** `me,random,search:2000`: a bot, or one of the `others`, for each of as many seats as the game, or the match, has. */
export function readSeatList(
  game: Game,
  text: string,
  others: readonly string[] = [],
  { min, max } = game.seats,
): string[] {
  const seats = readBots(text, others)
  if (seats.length < min || seats.length > max) throw fault((say) => say.wrongSeats(game.id, min, max, seats.length))
  return seats
}

/** `6` as a list of seats: the first of them, then as many of the others as are missing. */
export const seatsFor = (text: string, first: string, others: string): string =>
  /^[0-9]{1,2}$/.test(text)
    ? Array.from({ length: Number(text) }, (_, seat) => (seat === 0 ? first : others)).join(',')
    : text

/** `greedy,expert,search:300ms`: bots as `botOf` takes them, or some of the `others`. */
export function readBots(text: string, others: readonly string[] = []): string[] {
  const names = text.split(',').map((word) => word.trim())
  for (const name of names) if (!others.includes(name)) checkBot(name, others)
  return names
}

/** Searches with a budget, as they are typed. */
export const SEARCH_EXAMPLES = { iterations: `${SEARCH}:2000`, time: `${SEARCH}:300ms` }

function checkBot(name: string, others: readonly string[]): void {
  const { iterations, time } = SEARCH_EXAMPLES
  try {
    botOf(name)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    if (name === SEARCH || name.startsWith(`${SEARCH}:`))
      throw fault((say) => say.badBudget(name, iterations, MOST_ITERATIONS, time, MOST_MS))
    const known = [...others, ...BOTS.map((bot) => bot.name), iterations, time]
    throw fault((say) => say.unknownBot(name, known))
  }
}

/** `name=value` pairs for a match; `name=@file` is the JSON in that file. The game checks what they mean. */
export function readMatchOptions(pairs: readonly string[] = []): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const pair of pairs) {
    const cut = pair.indexOf('=')
    if (cut < 1) throw fault((say) => say.notAPair(pair))
    const value = pair.slice(cut + 1)
    options[pair.slice(0, cut)] = value.startsWith('@') ? readJson(value.slice(1)) : value
  }
  return options
}
