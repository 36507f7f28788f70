/** Reads the arguments of a command; whatever is wrong with them is an InputError. */
import { type ParseArgsConfig, parseArgs } from 'node:util'
import { fault } from './fault.ts'

type Specs = NonNullable<ParseArgsConfig['options']>
type Parsed<T extends Specs> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: true }>>

export function readArguments<const T extends Specs>(
  args: readonly string[],
  options: T,
  words: { readonly min: number; readonly max: number },
): Parsed<T> {
  const parsed = parse(joinNegatives(args, options), options)
  const { positionals } = parsed
  if (positionals.length < words.min) throw fault((say) => say.missingArgument)
  if (positionals.length > words.max) throw fault((say) => say.extraArgument(positionals[words.max]!))
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

function parse<T extends Specs>(args: string[], options: T): Parsed<T> {
  try {
    return parseArgs({ args, options, allowPositionals: true, strict: true }) as Parsed<T>
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    const option = /'(?:-\w, )?(-[^'\s]+)/.exec(message)?.[1] ?? ''
    if (code === 'ERR_PARSE_ARGS_UNKNOWN_OPTION') throw fault((say) => say.unknownOption(option))
    if (code !== 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE') throw error
    const takesText = options[option.slice(2)]?.type === 'string'
    throw fault((say) => (takesText ? say.valueMissing(option) : say.valueUnwanted(option)))
  }
}

/** A whole number within bounds, written in digits. */
export function readWhole(option: string, text: string, min: number, max: number): number {
  const value = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  throw fault((say) => say.notWhole(option, text, min, max))
}

/** Seeds are 32-bit numbers. */
export const readSeed = (text: string): number => readWhole('--seed', text, 0, 0xffff_ffff)
