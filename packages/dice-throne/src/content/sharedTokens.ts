/** Status effects that several heroes have; each of them lists them among its tokens. */
import { avoid } from '../effects/avoid.ts'
import { preventHalf } from '../effects/preventHalf.ts'
import { rollDice } from '../effects/rollDice.ts'
import { when } from '../effects/when.ts'
import type { Token } from './hero.ts'

// Gunslinger, Monk, Moon Elf.
// Evasive — about to suffer damage that is not ultimate, spend it and roll a die: on 1 or 2 you suffer none of it.
export const evasive: Token = {
  id: 'evasive',
  kind: 'positive',
  limit: 3,
  spend: { when: 'incoming', effects: [rollDice(1, [when({ die: [1, 2] }, [avoid()])])] },
}

// Gunslinger, Monk.
// Knockdown — before your offensive roll phase, pay 2 CP to remove it; otherwise you skip that phase, then it is removed.
export const knockdown: Token = {
  id: 'knockdown',
  kind: 'negative',
  limit: 1,
  forbids: 'offense',
}

// Moon Elf, Tactician.
// Targeted — whoever attacks you deals 2 more damage, as long as you have it when the damage is totalled.
export const targeted: Token = {
  id: 'targeted',
  kind: 'negative',
  limit: 1,
  persistent: true,
  aura: { of: 'attacked', amount: 2 },
}

// Paladin, Tactician.
// Protect — spend when you are about to suffer damage that is not ultimate: prevent half of it, rounded up.
export const protect: Token = {
  id: 'protect',
  kind: 'positive',
  limit: 1,
  spend: { when: 'incoming', effects: [preventHalf()] },
}

// Paladin, Seraph.
// Blessing of Divinity — when your health would fall to 0, remove this and set it to 1. Cannot be removed or moved in any other way.
export const blessingOfDivinity: Token = {
  id: 'blessing-of-divinity',
  kind: 'unique',
  limit: 1,
  fixed: 'both',
  saves: true,
}
