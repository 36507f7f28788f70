/** The eighteen cards every hero's deck has, in printed order. */

import { alterDie } from '../effects/alterDie.ts'
import { halfDie } from '../effects/amount.ts'
import { copyDie } from '../effects/copyDie.ts'
import { cp } from '../effects/cp.ts'
import { draw } from '../effects/draw.ts'
import { extraAttempt } from '../effects/extraAttempt.ts'
import { moveToken } from '../effects/moveToken.ts'
import { prevent } from '../effects/prevent.ts'
import { removeAllTokens } from '../effects/removeAllTokens.ts'
import { removeToken } from '../effects/removeToken.ts'
import { rerollDie } from '../effects/rerollDie.ts'
import { rollDice } from '../effects/rollDice.ts'
import { tryAgain } from '../effects/tryAgain.ts'
import type { Card } from './hero.ts'

export const COMMON_CARDS: readonly Card[] = [
  // Move one status effect from a player to another.
  {
    id: 'transference',
    kind: 'main',
    cost: 2,
    effects: [moveToken()],
  },
  // Remove all status effects from one player.
  {
    id: 'what-status-effects',
    kind: 'main',
    cost: 2,
    effects: [removeAllTokens()],
  },
  // Roll 1: gain half the value in CP.
  {
    id: 'vegas-baby',
    kind: 'main',
    cost: 0,
    effects: [rollDice(1, [cp(halfDie)])],
  },
  // Remove one status effect from a player.
  {
    id: 'get-that-outta-here',
    kind: 'main',
    cost: 1,
    effects: [removeToken('any')],
  },
  {
    id: 'triple-up',
    kind: 'instant',
    cost: 2,
    effects: [draw(3)],
  },
  {
    id: 'double-up',
    kind: 'instant',
    cost: 1,
    effects: [draw(2)],
  },
  // Remove one status effect from a player.
  {
    id: 'buh-bye',
    kind: 'instant',
    cost: 2,
    effects: [removeToken('any')],
  },
  // Change any die by one, up or down.
  {
    id: 'tip-it',
    kind: 'instant',
    cost: 1,
    effects: [alterDie({ whose: 'any', to: 'neighbour' })],
  },
  {
    id: 'getting-paid',
    kind: 'instant',
    cost: 0,
    effects: [cp(2)],
  },
  // A player prevents 6 incoming damage.
  {
    id: 'not-this-time',
    kind: 'roll',
    cost: 1,
    effects: [prevent(6, 'chosen-player')],
  },
  // Set any two dice to any values.
  {
    id: 'twice-as-wild',
    kind: 'roll',
    cost: 3,
    effects: [alterDie({ whose: 'any', to: 'any', upTo: 2 })],
  },
  // Re-roll up to two dice of one's own or a teammate's, or one twice.
  {
    id: 'try-try-again',
    kind: 'roll',
    cost: 1,
    effects: [tryAgain()],
  },
  {
    id: 'so-wild',
    kind: 'roll',
    cost: 2,
    effects: [alterDie({ whose: 'any', to: 'any' })],
  },
  // Set one of one's dice to the value of another of the same roll.
  {
    id: 'samesies',
    kind: 'roll',
    cost: 1,
    effects: [copyDie()],
  },
  {
    id: 'one-more-time',
    kind: 'roll',
    cost: 1,
    effects: [extraAttempt({ of: 'offense' })],
  },
  // An opponent re-rolls one die.
  {
    id: 'helping-hand',
    kind: 'roll',
    cost: 1,
    effects: [rerollDie({ whose: 'opponent', upTo: 1 })],
  },
  {
    id: 'better-d',
    kind: 'roll',
    cost: 0,
    effects: [extraAttempt({ of: 'defense' })],
  },
  {
    id: 'six-it',
    kind: 'roll',
    cost: 1,
    effects: [alterDie({ whose: 'own', to: 'six' })],
  },
]
