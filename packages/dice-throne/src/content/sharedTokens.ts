/** Status effects that several heroes have; each of them lists them among its tokens. */
import { perOwn } from '../effects/amount.ts'
import { avoid } from '../effects/avoid.ts'
import { lose } from '../effects/lose.ts'
import { preventHalf } from '../effects/preventHalf.ts'
import { removeToken } from '../effects/removeToken.ts'
import { repeat } from '../effects/repeat.ts'
import { rollDice } from '../effects/rollDice.ts'
import { suffer } from '../effects/suffer.ts'
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

// Gunslinger, Monk, Pyromancer.
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

// Barbarian, Pyromancer.
// Stun — you can do nothing. After the attack it is removed, and the attacker has another offensive roll phase against you.
export const stun: Token = {
  id: 'stun',
  kind: 'negative',
  limit: 1,
  forbids: 'acting',
}

// Monk, Seraph.
// Cleanse — at any time, spend it to remove one status effect from yourself.
export const cleanse: Token = {
  id: 'cleanse',
  kind: 'positive',
  limit: 3,
  spend: { when: 'any', effects: [removeToken('own')] },
}

// Huntress, Vampire Lord.
// Bleed — in your upkeep, roll a die for each, one after the other: on 1 to 4 suffer 1 damage, on 5 or 6 remove that token.
export const bleed: Token = {
  id: 'bleed',
  kind: 'negative',
  limit: 2,
  upkeep: [
    repeat(perOwn('bleed'), [
      // They may be removed while a die is on the table.
      when({ have: 'bleed' }, [rollDice(1, [when({ die: [1, 2, 3, 4] }, [suffer(1, 'self')], [lose('bleed')])])]),
    ]),
  ],
}

// Shadow Thief.
// Poison — in each of your upkeeps, suffer 1 damage for each of these tokens.
export const poison: Token = {
  id: 'poison',
  kind: 'negative',
  limit: 3,
  persistent: true,
  upkeep: [suffer(perOwn('poison'), 'self')],
}
