/** What will be played at a table, in words: what was chosen for all of it, and what each seat plays. */
import { checkOptions, type Json, type Language, type OptionSpec, parseSeat } from '@alea/engine'
import type { Table } from '../connection/types.ts'
import type { BoardModule } from '../games/boardModule.ts'
import type { Words } from '../language/languages.ts'

export interface ChosenOptions {
  /** How people sit down, then every option that is not as usual. */
  readonly all: readonly string[]
  /** By seat: its hero. */
  readonly bySeat: readonly (string | undefined)[]
}

export function chosenOptions(
  { game, seatings, optionTexts }: BoardModule,
  { options, seats }: Pick<Table, 'options' | 'seats'>,
  language: Language,
  words: Words,
): ChosenOptions {
  const text = game.text[language]
  const usual = checkOptions(game.options, {}, seats.length)
  const seating = seatings?.find(
    (one) =>
      one.seats === seats.length && Object.entries(one.options ?? {}).every(([name, value]) => options[name] === value),
  )
  const names = Object.keys(game.options).filter(
    (name) => options[name] !== undefined && !(name in (seating?.options ?? {})),
  )
  const isPerSeat = (name: string) => isListOfWords(options[name], seats.length)
  const perSeat = names.filter(isPerSeat)
  const unusual = names.filter(
    (name) => !isPerSeat(name) && JSON.stringify(options[name]) !== JSON.stringify(usual[name]),
  )
  return {
    all: [
      ...(seating ? [seating.label(language)] : []),
      ...unusual.map((name) => {
        const value =
          optionTexts?.[name]?.(options[name], language) ??
          valueText(game.options[name]!, options[name], (word) => text.matchOption(name, word), words)
        return value === undefined ? text.matchOption(name) : words.lobby.optionIs(text.matchOption(name), value)
      }),
    ],
    bySeat: seats.map((_, seat) => {
      const played = perSeat.map((name) => text.matchOption(name, (options[name] as string[])[seat]!))
      return played.length > 0 ? played.join(' · ') : undefined
    }),
  }
}

/** Undefined where the name of the option says it all. */
function valueText(
  spec: OptionSpec,
  value: unknown,
  called: (word: string) => string,
  words: Words,
): string | undefined {
  if (typeof value === 'number') return String(value)
  if (spec.kind === 'flag') return value === true ? undefined : words.generic.no
  if (typeof value !== 'string') return undefined
  const seat = spec.kind === 'seat' ? parseSeat(value) : undefined
  return seat === undefined ? called(value) : words.app.seatNumber(seat + 1)
}

const isListOfWords = (value: unknown, length: number): value is readonly (Json & string)[] =>
  Array.isArray(value) && value.length === length && value.every((each) => typeof each === 'string')
