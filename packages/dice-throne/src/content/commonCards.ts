/** The eighteen cards every hero's deck has, in printed order. */

import { halfDie } from '../effects/amount.ts'
import { alterDie, copyDie, extraAttempt, rerollDie, tryAgain } from '../effects/dice.ts'
import { cp, draw, prevent } from '../effects/resources.ts'
import { rollDice } from '../effects/roll.ts'
import { moveToken, removeAllTokens, removeToken } from '../effects/tokens.ts'
import type { Card } from './hero.ts'

export const COMMON_CARDS: readonly Card[] = [
  // Move one status effect from a player to another.
  {
    id: 'transference',
    name: { en: 'Transference!', fr: 'Transfert\u00a0!' },
    kind: 'main',
    cost: 2,
    effects: [moveToken()],
  },
  // Remove all status effects from one player.
  {
    id: 'what-status-effects',
    name: { en: 'What Status Effects?', fr: 'Quelle altération\u00a0?' },
    kind: 'main',
    cost: 2,
    effects: [removeAllTokens()],
  },
  // Roll 1: gain half the value in CP.
  {
    id: 'vegas-baby',
    name: { en: 'Vegas Baby!', fr: 'Vegas, baby\u00a0!' },
    kind: 'main',
    cost: 0,
    effects: [rollDice(1, [cp(halfDie)])],
  },
  // Remove one status effect from a player.
  {
    id: 'get-that-outta-here',
    name: { en: 'Get That Outta Here!', fr: 'Dégage-moi ça\u00a0!' },
    kind: 'main',
    cost: 1,
    effects: [removeToken('any')],
  },
  {
    id: 'triple-up',
    name: { en: 'Triple Up!', fr: 'Triple pioche\u00a0!' },
    kind: 'instant',
    cost: 2,
    effects: [draw(3)],
  },
  {
    id: 'double-up',
    name: { en: 'Double Up!', fr: 'Double pioche\u00a0!' },
    kind: 'instant',
    cost: 1,
    effects: [draw(2)],
  },
  // Remove one status effect from a player.
  {
    id: 'buh-bye',
    name: { en: 'Buh, Bye!', fr: 'Tcha, ciao\u00a0!' },
    kind: 'instant',
    cost: 2,
    effects: [removeToken('any')],
  },
  // Change any die by one, up or down.
  {
    id: 'tip-it',
    name: { en: 'Tip It!', fr: 'Pichenette\u00a0!' },
    kind: 'instant',
    cost: 1,
    effects: [alterDie({ whose: 'any', to: 'neighbour' })],
  },
  {
    id: 'getting-paid',
    name: { en: 'Getting Paid!', fr: 'Jour de paye\u00a0!' },
    kind: 'instant',
    cost: 0,
    effects: [cp(2)],
  },
  // A player prevents 6 incoming damage.
  {
    id: 'not-this-time',
    name: { en: 'Not This Time!', fr: 'Pas cette fois\u00a0!' },
    kind: 'roll',
    cost: 1,
    effects: [prevent(6, 'chosen-player')],
  },
  // Set any two dice to any values.
  {
    id: 'twice-as-wild',
    name: { en: 'Twice as Wild!', fr: 'Double joker fou\u00a0!' },
    kind: 'roll',
    cost: 3,
    effects: [alterDie({ whose: 'any', to: 'any', upTo: 2 })],
  },
  // Re-roll up to two dice of one's own or a teammate's, or one twice.
  {
    id: 'try-try-again',
    name: { en: 'Try, Try Again!', fr: 'Essaie encore\u00a0!' },
    kind: 'roll',
    cost: 1,
    effects: [tryAgain()],
  },
  {
    id: 'so-wild',
    name: { en: 'So Wild!', fr: 'Joker fou\u00a0!' },
    kind: 'roll',
    cost: 2,
    effects: [alterDie({ whose: 'any', to: 'any' })],
  },
  // Set one of one's dice to the value of another of the same roll.
  {
    id: 'samesies',
    name: { en: 'Samesies!', fr: 'Du pareil au même\u00a0!' },
    kind: 'roll',
    cost: 1,
    effects: [copyDie()],
  },
  {
    id: 'one-more-time',
    name: { en: 'One More Time!', fr: 'Encore une fois\u00a0!' },
    kind: 'roll',
    cost: 1,
    effects: [extraAttempt({ of: 'offense' })],
  },
  // An opponent re-rolls one die.
  {
    id: 'helping-hand',
    name: { en: 'Helping Hand!', fr: 'Coup de main\u00a0!' },
    kind: 'roll',
    cost: 1,
    effects: [rerollDie({ whose: 'opponent', upTo: 1 })],
  },
  {
    id: 'better-d',
    name: { en: 'Better D!', fr: 'Meilleure défense\u00a0!' },
    kind: 'roll',
    cost: 0,
    effects: [extraAttempt({ of: 'defense' })],
  },
  {
    id: 'six-it',
    name: { en: 'Six-It!', fr: 'Six et seulement six\u00a0!' },
    kind: 'roll',
    cost: 1,
    effects: [alterDie({ whose: 'own', to: 'six' })],
  },
]
