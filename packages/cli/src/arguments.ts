/** Reads the arguments of a command. Whatever is wrong with them is one InputError in the language of the session. */
import { readFileSync } from 'node:fs'
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { BOTS, botOf, MOST_ITERATIONS, MOST_MS, SEARCH } from '@alea/bots'
import { GAMES, gameOf } from '@alea/catalog'
import { type Game, InputError } from '@alea/engine'
import type { Messages } from './messages/messages.ts'

type Specs = NonNullable<ParseArgsConfig['options']>
type Parsed<T extends Specs> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>

export function readArguments<const T extends Specs>(
  args: readonly string[],
  options: T,
  words: { readonly min: number; readonly max: number },
  say: Messages,
): Parsed<T> {
  const parsed = parse(joinNegatives(args, options), options, say)
  const { positionals } = parsed
  if (positionals.length < words.min) throw new InputError(say.missingArgument)
  if (positionals.length > words.max) throw new InputError(say.extraArgument(positionals[words.max]!))
  return parsed
}

/** `--matches -1` means what it says; parseArgs alone would take -1 for another option. */
function joinNegatives(args: readonly string[], options: Specs): string[] {
  const joined: string[] = []
  for (const argument of args) {
    const before = joined.at(-1)
    const takesText = before?.startsWith('--') && options[before.slice(2)]?.type === 'string'
    if (takesText && /^-\d/.test(argument)) joined[joined.length - 1] = `${before}=${argument}`
    else joined.push(argument)
  }
  return joined
}

function parse<T extends Specs>(args: string[], options: T, say: Messages): Parsed<T> {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true }) as Parsed<T>
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const option = /'(?:-\w, )?(-[^'\s]+)/.exec(message)?.[1] ?? ''
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw new InputError(say.unknownOption(option))
    if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw error
    const takesText = options[option.slice(2)]?.type === 'string'
    throw new InputError(takesText ? say.valueMissing(option) : say.valueUnwanted(option))
  }
}

/** A whole number within bounds, written in digits. */
export function readWhole(say: Messages, option: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  throw new InputError(say.notWhole(option, text, min, max))
}

/** Seeds are 32-bit numbers. */
export const readSeed = (say: Messages, text: string): number => readWhole(say, '--seed', text, 0, 0xffff_ffff)

export function readGame(say: Messages, id: string): Game {
  const game = gameOf(id)
  if (!game)
    throw new InputError(
      say.unknownGame(
        id,
        GAMES.map((each) => each.id),
      ),
    )
  return game
}

/** `me,random,search:2000`: a bot, or one of the `others`, for each of as many seats as the game, or the match, has. */
export function readSeatList(
  say: Messages,
  game: Game,
  text: string,
  others: readonly string[] = [],
  { min, max } = game.seats,
): string[] {
  const seats = readBots(say, text, others)
  if (seats.length < min || seats.length > max) throw new InputError(say.wrongSeats(game.id, min, max, seats.length))
  return seats
}

/** `greedy,expert,search:300ms`: bots as `botOf` takes them, or some of the `others`. */
export function readBots(say: Messages, text: string, others: readonly string[] = []): string[] {
  const names = text.split(',').map((word) => word.trim())
  for (const name of names) if (!others.includes(name)) checkBot(say, name, others)
  return names
}

function checkBot(say: Messages, name: string, others: readonly string[]): void {
  try {
    botOf(name)
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    if (name === SEARCH || name.startsWith(`${SEARCH}:`))
      throw new InputError(say.badBudget(name, MOST_ITERATIONS, MOST_MS))
    const known = [...others, ...BOTS.map((bot) => bot.name), `${SEARCH}:2000`, `${SEARCH}:300ms`]
    throw new InputError(say.unknownBot(name, known))
  }
}

/** `name=value` pairs for a match; `name=@file` is the JSON in that file. The game checks what they mean. */
export function readMatchOptions(say: Messages, pairs: readonly string[] = []): Record<string, unknown> {
  const options: Record<string, unknown> = {}
  for (const pair of pairs) {
    const cut = pair.indexOf('=')
    if (cut < 1) throw new InputError(say.notAPair(pair))
    const value = pair.slice(cut + 1)
    options[pair.slice(0, cut)] = value.startsWith('@') ? readJson(say, value.slice(1)) : value
  }
  return options
}

export function readJson(say: Messages, file: string): unknown {
  const text = readText(say, file)
  try {
    return JSON.parse(text)
  } catch {
    throw new InputError(say.notJson(file))
  }
}

/** What is wrong inside a file is said with the file's name. */
export function reading<T>(file: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw error instanceof InputError ? new InputError(`${file}: ${error.message}`) : error
  }
}

export function readText(say: Messages, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new InputError(say.unreadable(file, (error as NodeJS.ErrnoException).code ?? ''))
  }
}
