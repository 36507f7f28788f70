import { number, range } from './grammar.ts'

/** Numbers and small words that several commands use. */
export const general = {
  number,
  percent: (share: number, digits = 1) => `${number(100 * share, digits)}%`,
  /** `label: text`, with the punctuation of the language. */
  pair: (label: string, text: string) => `${label}: ${text}`,
  players: (min: number, max: number) => `${range(min, max)} ${max === 1 ? 'player' : 'players'}`,
  range,
  byDefault: (value: string) => `(default: ${value})`,
  file: 'file',
  /** The first names of a list, and who won. */
  over: 'the match is over',
  winners: (names: readonly string[]) => {
    const [name, ...others] = names
    if (name === undefined) return 'Nobody wins.'
    return others.length === 0 ? `${name} wins!` : `${names.join(' and ')} share the victory!`
  },
}
