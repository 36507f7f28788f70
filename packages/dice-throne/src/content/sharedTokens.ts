/** Status effects that several heroes have; each of them lists them among its tokens. */
import { avoid } from '../effects/avoid.ts'
import { preventHalf } from '../effects/preventHalf.ts'
import { rollDice } from '../effects/rollDice.ts'
import { when } from '../effects/when.ts'
import type { Token } from './hero.ts'

// Gunslinger, Monk, Moon Elf.
export const evasive: Token = {
  id: 'evasive',
  kind: 'positive',
  limit: 3,
  spend: { when: 'incoming', effects: [rollDice(1, [when({ die: [1, 2] }, [avoid()])])] },
}

// Gunslinger, Monk.
export const knockdown: Token = {
  id: 'knockdown',
  kind: 'negative',
  limit: 1,
  forbids: 'offense',
}

// Paladin, Tactician.
export const protect: Token = {
  id: 'protect',
  kind: 'positive',
  limit: 1,
  spend: { when: 'incoming', effects: [preventHalf()] },
}

// Paladin, Seraph.
export const blessingOfDivinity: Token = {
  id: 'blessing-of-divinity',
  kind: 'unique',
  limit: 1,
  fixed: 'both',
  saves: true,
}
