/** Tampering with dice that lie on the table. */
import { emit, type Kit, type Part, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import { diceKey, keepKey, turnKey, turnOf } from '../options.ts'
import { offenseAgain } from '../rules/offense.ts'
import { areFoes, type DiceThrone, type Roll } from '../state.ts'
import { type Fx, verb } from './effect.ts'

type Whose = 'any' | 'own' | 'team' | 'opponent'

const WHOSE: Record<Whose, { en: string; fr: string }> = {
  any: { en: 'of anybody', fr: 'de n’importe qui' },
  own: { en: 'of your own', fr: 'à vous' },
  team: { en: 'of yours or of a teammate', fr: 'à vous ou à un coéquipier' },
  opponent: { en: 'of an opponent', fr: 'd’un adversaire' },
}

/** The dice that may be altered now: the last ones thrown, and the offensive dice only until an ability is activated. */
export function alterable(g: DiceThrone): Roll | undefined {
  const roll = g.rolls[g.rolls.length - 1]
  if (roll?.purpose === 'offense' && g.attack && g.attack.stage !== 'announced') return undefined
  return roll
}

/** A die this player may not touch, among dice of two owners. */
const OUT_OF_REACH = 0

export const ownerOf = (roll: Roll, i: number): Seat => roll.owners?.[i] ?? roll.owner

export function rollFor(g: DiceThrone, self: Seat, whose: Whose): Roll | undefined {
  const roll = alterable(g)
  if (!roll) return undefined
  const reaches = (owner: Seat): boolean => {
    if (whose === 'own') return owner === self
    return whose === 'any' || (whose === 'opponent') === areFoes(g, self, owner)
  }
  if (!roll.owners) return reaches(roll.owner) ? roll : undefined
  const dice = roll.dice.map((die, i) => (reaches(ownerOf(roll, i)) ? die : OUT_OF_REACH))
  return dice.some((die) => die !== OUT_OF_REACH) ? { ...roll, dice } : undefined
}

/** Equal dice of one owner are the same die: the first stands for all. */
const isFirst = (roll: Roll, i: number): boolean =>
  roll.dice[i] !== OUT_OF_REACH &&
  !roll.dice.some((die, j) => j < i && die === roll.dice[i] && ownerOf(roll, j) === ownerOf(roll, i))

export function setDie(g: DiceThrone, by: Seat, place: number, to: number): void {
  const roll = alterable(g)
  if (!roll) return
  const from = roll.dice[place - 1]!
  roll.dice[place - 1] = to
  // [DT-5.4] Altered offensive dice let their owner think again.
  if (roll.purpose === 'offense') g.altered = true
  emit<DiceThroneEvent>(() => ({ type: 'die', seat: ownerOf(roll, place - 1), by, from, to }))
}

type To = 'any' | 'neighbour' | 'six'

/** Every change this effect could make, `place=value`; equal dice are the same die. */
function changes(roll: Roll | undefined, to: To): string[] {
  const list: string[] = []
  for (const [i, die] of (roll?.dice ?? []).entries()) {
    if (!isFirst(roll!, i)) continue
    for (let value = 1; value <= 6; value++) {
      if (value === die) continue
      if (to === 'six' && value !== 6) continue
      if (to === 'neighbour' && Math.abs(value - die) !== 1) continue
      list.push(turnKey(i + 1, value))
    }
  }
  return list
}

/** Is there a die to change? Only a six cannot become a six. */
const canChange = (roll: Roll | undefined, to: To): boolean =>
  roll?.dice.some((die) => die !== OUT_OF_REACH && (to !== 'six' || die !== 6)) ?? false

const altering = verb<{ whose: Whose; to: To; upTo?: number }>({
  name: 'alter-die',
  possible: (g, self, p) => canChange(rollFor(g, self, p.whose), p.to),
  parts: ($, p) => [
    $.run((_, l) => {
      l.left = p.upTo ?? 1
      l.seats = []
    }),
    $.loop(
      (_, l) => l.left > 0,
      $.run((_, l) => {
        l.left--
      }),
      $.ask<string>('alter-die', {
        who: (_, l) => l.self,
        options: (g, l) => {
          // Another die each time; the first must be changed, the others may stay as they are.
          const open = changes(without(rollFor(g, l.self, p.whose), l.seats), p.to)
          return l.seats.length > 0 && open.length > 0 ? [...open, 'none'] : open
        },
        params: (_, l) => ({ by: l.by }),
        then: (g, l, picked) => {
          if (picked === 'none') {
            l.left = 0
            return
          }
          const { place, to } = turnOf(picked)
          setDie(g, l.self, place, to)
          l.seats.push(place)
        },
      }),
    ),
    $.run((_, l) => {
      l.seats = []
    }),
  ],
  describe: {
    en: (p) => {
      const several = (p.upTo ?? 1) > 1
      const dice = `${several ? `up to ${p.upTo} dice` : 'one die'} ${WHOSE[p.whose].en}`
      if (p.to === 'neighbour') return `change ${dice} by 1, up or down`
      return `set ${dice} to ${p.to === 'six' ? '6' : several ? 'any values' : 'any value'}`
    },
    fr: (p) => {
      const several = (p.upTo ?? 1) > 1
      const dice = `${several ? `jusqu’à ${p.upTo} dés` : 'un dé'} ${WHOSE[p.whose].fr}`
      if (p.to === 'neighbour') return `changez ${dice} de 1, en plus ou en moins`
      return `mettez ${dice} sur ${p.to === 'six' ? '6' : several ? 'les valeurs de votre choix' : 'la valeur de votre choix'}`
    },
  },
  estimate: () => 2,
})
export const alterDie = (p: { whose: Whose; to: To; upTo?: number }) => altering(p)

/** The same dice, some of them out of reach. */
const without = (roll: Roll | undefined, places: readonly number[]): Roll | undefined =>
  roll && { ...roll, dice: roll.dice.map((die, i) => (places.includes(i + 1) ? OUT_OF_REACH : die)) }

/** Values shown by the other dice of the same roll. */
const copies = (roll: Roll | undefined): string[] => {
  const list: string[] = []
  for (const [i, die] of (roll?.dice ?? []).entries())
    for (const value of new Set(roll!.dice))
      if (value !== die && value !== OUT_OF_REACH && isFirst(roll!, i)) list.push(turnKey(i + 1, value))
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
      then: (g, l, picked) => setDie(g, l.self, turnOf(picked).place, turnOf(picked).to),
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
export const places = (roll: Roll | undefined): number[] =>
  (roll?.dice ?? []).flatMap((_, i) => (isFirst(roll!, i) ? [i + 1] : []))

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
    en: (p) => {
      if (p.whose === 'opponent') return 'choose one die of an opponent, who rolls it again'
      return p.upTo === 1 ? 'roll one of your dice again' : `roll up to ${p.upTo} of your dice again`
    },
    fr: (p) => {
      if (p.whose === 'opponent') return 'choisissez un dé d’un adversaire, qui le relance'
      return p.upTo === 1 ? 'relancez un de vos dés' : `relancez jusqu’à ${p.upTo} de vos dés`
    },
  },
  estimate: () => 1.5,
})
export const rerollDie = (p: { whose: Whose; upTo: number }) => rerolling(p)

const tryingAgain = verb<object>({
  name: 'try-again',
  possible: (g, self) => rollFor(g, self, 'team') !== undefined,
  parts: ($) => [
    $.ask<number[] | 'none'>('try-again', {
      who: whoTries,
      options: (g, l) => tries(rollFor(g, l.self, 'team')),
      key: (set) => (set === 'none' ? set : diceKey(set)),
      params: (_, l) => ({ by: l.by }),
      then: (_, l, set) => {
        l.seats = set === 'none' ? [] : set
        l.left = set === 'none' ? 0 : set.length
      },
    }),
    rerollPicked($),
    // One die may be rolled twice in a row.
    $.ask<'again' | 'none'>('try-again', {
      who: whoTries,
      options: (g, l) => (l.left === 1 && alterable(g) ? ['again', 'none'] : []),
      params: (_, l) => ({ by: l.by }),
      then: (_, l, choice) => {
        if (choice === 'none') l.seats = []
      },
    }),
    $.when((_, l) => l.left === 1, rerollPicked($)),
    $.run((_, l) => {
      l.seats = []
    }),
  ],
  describe: {
    en: () => 'you or a teammate may roll one or two of your own dice again, or one die twice in a row',
    fr: () => 'vous ou un coéquipier pouvez relancer un ou deux de vos propres dés, ou un seul deux fois de suite',
  },
  estimate: () => 1.5,
})
/** Two dice at once, or one twice; their owner chooses. */
export const tryAgain = () => tryingAgain({})

/** The owner of the dice: oneself, or a teammate. */
function whoTries(g: DiceThrone, l: Fx): Seat {
  const roll = alterable(g)
  return roll && !roll.owners ? roll.owner : l.self
}

/** One die or two; equal dice are the same die. */
function tries(roll: Roll | undefined): (number[] | 'none')[] {
  if (!roll) return []
  const sets: (number[] | 'none')[] = ['none']
  for (const one of places(roll)) {
    sets.push([one])
    for (const other of places(without(roll, [one]))) if (other > one) sets.push([one, other])
  }
  return sets
}

const rerollPicked = ($: Kit<DiceThrone, Fx>): Part =>
  $.roll('roll', {
    dice: (g, l) => (alterable(g) ? l.seats.length : 0),
    then: (g, l, faces) => {
      for (const [i, place] of l.seats.entries()) setDie(g, l.self, place, faces[i]!)
    },
  })

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
    en: (p) =>
      p.of === 'offense'
        ? 'the player in the offensive roll phase has one more roll attempt'
        : 'the defender may roll any of the dice of the defence again once',
    fr: (p) =>
      p.of === 'offense'
        ? 'le joueur en phase de lancer offensif a une tentative de lancer de plus'
        : 'le défenseur peut relancer une fois les dés de son choix parmi ceux de la défense',
  },
  estimate: () => 1.5,
})
export const extraAttempt = (p: { of: 'offense' | 'defense' }) => attempting(p)

const restarting = verb<object>({
  name: 'offense-again',
  possible: (g) => isExtra(g, 'offense'),
  parts: ($) => [$.call(offenseAgain)],
  describe: {
    en: () => 'instead of activating an ability, start a new offensive roll phase',
    fr: () => 'au lieu d’activer une capacité, commencez une nouvelle phase de lancer offensif',
  },
  estimate: () => 3,
})
/** The offensive roll phase begins again instead of an ability being activated. */
export const newOffense = () => restarting({})

const rerollingAny = verb<object>({
  name: 'reroll-any',
  possible: (g, self) => alterable(g)?.owner === self,
  parts: ($) => rerollAny($),
  describe: {
    en: () => 'you may roll any of these dice again once',
    fr: () => 'vous pouvez relancer une fois ceux de ces dés que vous voulez',
  },
  estimate: () => 1,
})
/** Any of the dice just thrown, once, by their owner. */
export const rerollThese = () => rerollingAny({})

/** In a contest the owner's die comes first. */
const ownDice = (roll: Roll): number[] => roll.dice.filter((_, i) => ownerOf(roll, i) === roll.owner)

/** Their owner chooses which of the dice to throw again. */
function rerollAny($: Kit<DiceThrone, Fx>): Part[] {
  return [
    $.ask<number>('keep-dice', {
      who: (g) => alterable(g)!.owner,
      options: (g) => Array.from({ length: 1 << ownDice(alterable(g)!).length }, (_, set) => set),
      key: keepKey,
      then: (g, l, set) => {
        l.left = set
        l.seats = ownDice(alterable(g)!).flatMap((_, i) => (set & (1 << i) ? [] : [i]))
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
