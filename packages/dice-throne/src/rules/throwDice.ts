/** Rolls dice for an effect; they may be altered before they count. */
import { emit, flow, type Seat } from '@alea/engine'
import { canPay, type Price } from '../effects/price.ts'
import { rethrowDie } from '../effects/tableDice.ts'
import type { DiceThroneEvent } from '../events.ts'
import { diceKey } from '../options.ts'
import type { DiceThrone, Roll } from '../state.ts'
import { payPrice } from './payPrice.ts'
import { opened } from './responseWindow.ts'

export interface Thrown {
  owner: Seat
  purpose: Roll['purpose']
  count: number
  by?: string
  /** The owner of each die, if two players roll against each other; `owner` comes first. */
  owners?: Seat[]
  /** How often the owner may throw all of them again, or, with `upTo`, some of them. */
  again?: number
  /** At most so many are thrown again. */
  upTo?: number
  /** What throwing again costs. */
  price?: Price
  /** The positions of the dice that are thrown again; none to keep them all. */
  places?: number[]
  settled?: boolean
  /** The result, once everybody has passed. */
  dice: number[]
}

export const throwDice = flow<DiceThrone, Thrown>('dice-throne/throw', ($) => [
  $.roll('roll', {
    dice: (_, l) => l.count,
    whose: (_, l) => l.owners ?? [l.owner],
    then: (g, l, faces) => {
      g.rolls.push({ owner: l.owner, purpose: l.purpose, dice: [...faces], by: l.by, owners: l.owners })
      tell(l, faces)
    },
  }),
  $.leave((_, l) => l.count === 0),
  $.loop(
    (_, l) => !l.settled,
    $.ask<'keep' | 'reroll'>('roll-again', {
      open: true,
      who: (_, l) => l.owner,
      options: (g, l) => (l.upTo === undefined && mayAgain(g, l) ? ['keep', 'reroll'] : []),
      params: (_, l) => ({ by: l.by ?? '' }),
      then: (_, l, choice) => {
        l.places = choice === 'reroll' ? Array.from({ length: l.count }, (_, i) => i + 1) : []
      },
    }),
    $.ask<number[] | 'none'>('reroll-some', {
      open: true,
      who: (_, l) => l.owner,
      options: (g, l) => (l.upTo !== undefined && mayAgain(g, l) ? [...setsOf(diceOf(g), l.upTo), 'none'] : []),
      key: (places) => (places === 'none' ? places : diceKey(places)),
      params: (_, l) => ({ by: l.by ?? '' }),
      then: (_, l, places) => {
        l.places = places === 'none' ? [] : places
      },
    }),
    $.either(
      (_, l) => (l.places?.length ?? 0) > 0,
      [
        $.when(
          (_, l) => l.price !== undefined,
          $.call(payPrice, (_, l) => ({ seat: l.owner, price: l.price!, times: 1, by: l.by ?? '' })),
        ),
        $.roll('roll', {
          dice: (_, l) => l.places!.length,
          whose: (_, l) => l.owners ?? [l.owner],
          then: (g, l, faces) => {
            if (l.upTo === undefined) {
              g.rolls[g.rolls.length - 1]!.dice = [...faces]
              tell(l, faces)
            } else for (const [i, place] of l.places!.entries()) rethrowDie(g, l.owner, place, faces[i]!)
            l.again!--
            l.places = undefined
          },
        }),
      ],
      [
        $.run((g, l) => {
          l.dice = [...diceOf(g)]
        }),
        opened($),
        // Dice kept and then altered by somebody may still be thrown again.
        $.run((g, l) => {
          l.settled = !l.again || diceOf(g).every((die, i) => die === l.dice[i])
        }),
      ],
    ),
  ),
  $.run((g, l) => {
    l.dice = g.rolls.pop()!.dice
  }),
])

const diceOf = (g: DiceThrone): readonly number[] => g.rolls[g.rolls.length - 1]!.dice

const mayAgain = (g: DiceThrone, { again = 0, price, owner }: Thrown): boolean =>
  again > 0 && (price === undefined || canPay(g, owner, price))

/** The positions of every different set of at most so many of these dice; equal dice count as one. */
function setsOf(dice: readonly number[], most: number): number[][] {
  const sets = new Map<string, number[]>()
  for (let set = 1; set < 1 << dice.length; set++) {
    const places = dice.flatMap((_, i) => (set & (1 << i) ? [i + 1] : []))
    const faces = places.map((place) => dice[place - 1]!).sort()
    const key = faces.join()
    if (places.length <= most && !sets.has(key)) sets.set(key, places)
  }
  return [...sets.values()]
}

function tell({ owner, owners, purpose }: Thrown, faces: readonly number[]): void {
  if (owners)
    for (const [i, seat] of owners.entries())
      emit<DiceThroneEvent>(() => ({ type: 'rolled', seat, purpose, dice: [faces[i]!] }))
  else emit<DiceThroneEvent>(() => ({ type: 'rolled', seat: owner, purpose, dice: [...faces] }))
}
