/** Tampering with dice that lie on the table. */
import { emit, type Kit, type Part, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { areFoes, type DiceThrone, type Roll } from '../state.ts'
import { type Fx, verb } from './effect.ts'

type Whose = 'any' | 'own' | 'team' | 'opponent'

/** The dice that may be altered now: the last ones thrown, and the offensive dice only until an ability is activated. */
export function alterable(g: DiceThrone): Roll | undefined {
  const roll = g.rolls[g.rolls.length - 1]
  if (roll?.purpose === 'offense' && g.attack && g.attack.stage !== 'announced') return undefined
  return roll
}

function rollFor(g: DiceThrone, self: Seat, whose: Whose): Roll | undefined {
  const roll = alterable(g)
  if (!roll) return undefined
  if (whose === 'own' && roll.owner !== self) return undefined
  if (whose === 'team' && areFoes(g, self, roll.owner)) return undefined
  if (whose === 'opponent' && !areFoes(g, self, roll.owner)) return undefined
  return roll
}

function setDie(g: DiceThrone, by: Seat, place: number, to: number): void {
  const roll = alterable(g)
  if (!roll) return
  const from = roll.dice[place - 1]!
  roll.dice[place - 1] = to
  // [DT-5.4] Altered offensive dice let their owner think again.
  if (roll.purpose === 'offense') g.altered = true
  emit<DiceThroneEvent>(() => ({ type: 'die', seat: roll.owner, by, from, to }))
}

const split = (picked: string): [number, number] => picked.split('=').map(Number) as [number, number]

type To = 'any' | 'neighbour' | 'six'

/** Every change this effect could make, `place=value`; equal dice are the same die. */
function changes(roll: Roll | undefined, to: To): string[] {
  const list: string[] = []
  for (const [i, die] of (roll?.dice ?? []).entries()) {
    if (roll!.dice.indexOf(die) < i) continue
    for (let value = 1; value <= 6; value++) {
      if (value === die) continue
      if (to === 'six' && value !== 6) continue
      if (to === 'neighbour' && Math.abs(value - die) !== 1) continue
      list.push(`${i + 1}=${value}`)
    }
  }
  return list
}

const altering = verb<{ whose: Whose; to: To }>({
  name: 'alter-die',
  possible: (g, self, p) => changes(rollFor(g, self, p.whose), p.to).length > 0,
  parts: ($, p) => [
    $.ask<string>('alter-die', {
      who: (_, l) => l.self,
      options: (g, l) => changes(rollFor(g, l.self, p.whose), p.to),
      params: (_, l) => ({ by: l.by }),
      then: (g, l, picked) => setDie(g, l.self, ...split(picked)),
    }),
  ],
  describe: {
    en: (p) =>
      `${p.to === 'neighbour' ? 'change' : 'set'} one ${p.whose === 'any' ? 'die of any player' : 'of your dice'} ${{ any: 'to any value', neighbour: 'by one', six: 'to 6' }[p.to]}`,
    fr: (p) =>
      `${p.to === 'neighbour' ? 'modifiez' : 'fixez'} un dé ${p.whose === 'any' ? 'de n’importe qui' : 'à vous'} ${{ any: 'sur la valeur de votre choix', neighbour: 'de un', six: 'sur 6' }[p.to]}`,
  },
  estimate: () => 2,
})
export const alterDie = (p: { whose: Whose; to: To }) => altering(p)

/** Values shown by the other dice of the same roll. */
const copies = (roll: Roll | undefined): string[] => {
  const list: string[] = []
  for (const [i, die] of (roll?.dice ?? []).entries())
    for (const value of new Set(roll!.dice))
      if (value !== die && roll!.dice.indexOf(die) === i) list.push(`${i + 1}=${value}`)
  return list
}

const copying = verb<object>({
  name: 'copy-die',
  possible: (g, self) => copies(rollFor(g, self, 'own')).length > 0,
  parts: ($) => [
    $.ask<string>('copy-die', {
      who: (_, l) => l.self,
      options: (g, l) => copies(rollFor(g, l.self, 'own')),
      params: (_, l) => ({ by: l.by }),
      then: (g, l, picked) => setDie(g, l.self, ...split(picked)),
    }),
  ],
  describe: {
    en: () => 'set one of your dice to the value of another of the same roll',
    fr: () => 'donnez à un de vos dés la valeur d’un autre du même lancer',
  },
  estimate: () => 2,
})
export const copyDie = () => copying({})

/** Places of dice, equal ones once. */
const places = (roll: Roll | undefined): number[] =>
  (roll?.dice ?? []).flatMap((die, i) => (roll!.dice.indexOf(die) === i ? [i + 1] : []))

const rerolling = verb<{ whose: Whose; upTo: number }>({
  name: 'reroll-die',
  possible: (g, self, p) => rollFor(g, self, p.whose) !== undefined,
  parts: ($, p) => [
    $.run((_, l) => {
      l.left = p.upTo
    }),
    $.loop(
      (g, l) => l.left > 0 && rollFor(g, l.self, p.whose) !== undefined,
      $.ask<number | 'none'>('reroll-die', {
        who: (_, l) => l.self,
        options: (g, l) => {
          const open = places(rollFor(g, l.self, p.whose))
          return p.upTo > 1 ? [...open, 'none'] : open
        },
        params: (_, l) => ({ by: l.by }),
        then: (_, l, place) => {
          l.picked = String(place)
          l.left = place === 'none' ? 0 : l.left - 1
        },
      }),
      $.roll('roll', {
        dice: (_, l) => (l.picked === 'none' ? 0 : 1),
        then: (g, l, [face]) => setDie(g, l.self, Number(l.picked), face!),
      }),
    ),
  ],
  describe: {
    en: (p) => (p.whose === 'opponent' ? 'an opponent rolls one die again' : `roll up to ${p.upTo} of your dice again`),
    fr: (p) => (p.whose === 'opponent' ? 'un adversaire relance un dé' : `relancez jusqu’à ${p.upTo} de vos dés`),
  },
  estimate: () => 1.5,
})
export const rerollDie = (p: { whose: Whose; upTo: number }) => rerolling(p)

const isExtra = (g: DiceThrone, of: 'offense' | 'defense'): boolean => {
  const roll = alterable(g)
  return roll?.purpose === of
}

const attempting = verb<{ of: 'offense' | 'defense' }>({
  name: 'extra-attempt',
  possible: (g, _, p) => isExtra(g, p.of),
  parts: ($, p) =>
    p.of === 'offense'
      ? [
          $.run((g) => {
            g.attempts++
            g.altered = true
          }),
        ]
      : rerollAny($),
  describe: {
    en: (p) => `a player makes one more ${p.of === 'offense' ? 'offensive' : 'defensive'} roll attempt`,
    fr: (p) => `un joueur fait une tentative de lancer ${p.of === 'offense' ? 'offensif' : 'défensif'} de plus`,
  },
  estimate: () => 1.5,
})
export const extraAttempt = (p: { of: 'offense' | 'defense' }) => attempting(p)

const rerollingAny = verb<object>({
  name: 'reroll-any',
  parts: ($) => rerollAny($),
  describe: { en: () => 'you may roll any of these dice again', fr: () => 'vous pouvez relancer ces dés' },
  estimate: () => 1,
})
/** Any of the dice just thrown, once, by their owner. */
export const rerollThese = () => rerollingAny({})

/** Their owner chooses which of the dice to throw again. */
function rerollAny($: Kit<DiceThrone, Fx>): Part[] {
  return [
    $.ask<number>('keep-dice', {
      who: (g) => alterable(g)!.owner,
      options: (g) => Array.from({ length: 1 << alterable(g)!.dice.length }, (_, set) => set),
      key: (set) => `keep:${[1, 2, 3, 4, 5].filter((place) => set & (1 << (place - 1))).join(',') || '-'}`,
      then: (g, l, set) => {
        l.left = set
        l.seats = alterable(g)!.dice.flatMap((_, i) => (set & (1 << i) ? [] : [i]))
      },
    }),
    $.roll('roll', {
      dice: (_, l) => l.seats.length,
      then: (g, l, faces) => {
        for (const [i, place] of l.seats.entries()) setDie(g, l.self, place + 1, faces[i]!)
        l.seats = []
      },
    }),
  ]
}
