import { Select, Switch, TextField } from '@alea/board'
import { type Json, type Language, type OptionSpec, parseSeat, seatValues } from '@alea/engine'
import type { ReactNode } from 'react'
import type { BoardModule } from '../games/boardModule.ts'
import { useWords } from '../language/useWords.ts'

interface Props {
  readonly module: BoardModule
  /** As the page names them. */
  readonly seats: readonly string[]
  readonly language: Language
  readonly options: Readonly<Record<string, unknown>>
  /** Which of the game's options. */
  readonly names: readonly string[]
  change(options: Readonly<Record<string, unknown>>): void
}

/** A field for each of these options of a game. */
export function OptionFields({
  module: { game, optionFields },
  seats: seated,
  language,
  options,
  names,
  change,
}: Props) {
  const { app: words, newTable } = useWords()
  const seats = seated.length
  const text = game.text[language]
  const set = (name: string, value: unknown) => change({ ...options, [name]: value })
  const field = (name: string, spec: OptionSpec): ReactNode => {
    const label = text.matchOption(name)
    const sentence = newTable.hints[game.id]?.[name]
    const hint = sentence === undefined ? {} : { hint: sentence }
    const Own = optionFields?.[name]
    if (Own)
      return (
        <Own
          key={name}
          label={label}
          value={options[name]}
          seats={seated}
          options={options}
          language={language}
          text={(value) => text.matchOption(name, value)}
          change={(value) => set(name, value)}
        />
      )
    const oneOf = (values: readonly string[], called = (value: string) => text.matchOption(name, value)) => (
      <Select
        key={name}
        label={label}
        {...hint}
        value={String(options[name] ?? spec.default)}
        onChange={(value) => set(name, value)}
        options={values.map((value) => ({ value, label: called(value) }))}
      />
    )
    switch (spec.kind) {
      case 'flag':
        return (
          <Switch
            key={name}
            label={label}
            {...hint}
            checked={(options[name] ?? spec.default) === true}
            onChange={(on) => set(name, on)}
          />
        )
      case 'number':
        return (
          <TextField
            key={name}
            label={label}
            {...hint}
            type="number"
            min={spec.min}
            max={spec.max}
            value={String(options[name] ?? spec.default)}
            onChange={(value) => set(name, Number(value))}
          />
        )
      case 'choice':
        return oneOf(spec.values)
      case 'seat':
        return oneOf(seatValues(seats), (value) => {
          const seat = parseSeat(value)
          return seat === undefined ? text.matchOption(name, value) : words.seatNumber(seat + 1)
        })
      case 'data': {
        const perSeat = wordsPerSeat(spec, seats)
        if (perSeat.length > 0)
          return (
            <div key={name} className="new-seat">
              {Array.from({ length: seats }, (_, seat) => (
                <Select
                  // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
                  key={seat}
                  label={words.optionOfSeat(label, words.seatNumber(seat + 1))}
                  value={chosen(options[name], seat) ?? perSeat[seat % perSeat.length]!}
                  onChange={(value) =>
                    set(
                      name,
                      Array.from({ length: seats }, (_, i) =>
                        i === seat ? value : (chosen(options[name], i) ?? perSeat[i % perSeat.length]!),
                      ),
                    )
                  }
                  options={perSeat.map((value) => ({ value, label: text.matchOption(name, value) }))}
                />
              ))}
            </div>
          )
        const named = [spec.default, ...(spec.samples?.(seats) ?? [])].filter((value) => typeof value === 'string')
        if (named.length < 2) return null
        return oneOf([...new Set(named)])
      }
    }
  }
  return names.map((name) => field(name, game.options[name]!))
}

/** The values an option assigns one to each seat (heroes), if that is what it does. */
function wordsPerSeat(spec: Extract<OptionSpec, { kind: 'data' }>, seats: number): string[] {
  const samples = (spec.samples?.(seats) ?? []).filter(
    (sample): sample is string[] => Array.isArray(sample) && sample.length === seats && sample.every(isWord),
  )
  return [...new Set(samples.flat())]
}

const isWord = (value: Json): boolean => typeof value === 'string'

const chosen = (value: unknown, seat: number): string | undefined =>
  Array.isArray(value) && typeof value[seat] === 'string' ? value[seat] : undefined
