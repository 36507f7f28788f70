import type { highlights as en } from '../en/highlights.ts'
import { de } from './grammar.ts'

export const highlights: typeof en = {
  yourTurn: 'À vous de jouer',
  turnOf: (name) => `Au tour ${de(name)}`,
  soundOn: 'Le son est activé',
  soundOff: 'Le son est coupé',
}
