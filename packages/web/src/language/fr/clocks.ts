import type { ClockWords } from '../clockLabel.ts'
import { plural } from './grammar.ts'

export const clocks: ClockWords = {
  labels: {
    live: ({ bank, increment }) => `${bank / 60} min + ${increment} s`,
    days: ({ days }) => `${days} ${plural(days, 'jour', 'jours')} par coup`,
  },
  pools: { live: 'en direct', days: 'par correspondance', untimed: 'sans pendule' },
}
