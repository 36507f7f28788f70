import type { ClockWords } from '../clockLabel.ts'
import { plural } from './grammar.ts'

export const clocks: ClockWords = {
  labels: {
    live: ({ bank, increment }) => `${bank / 60} min + ${increment} s`,
    days: ({ days }) => plural(days, '1 day per move', `${days} days per move`),
  },
  pools: { live: 'live', days: 'correspondence', untimed: 'no clock' },
}
