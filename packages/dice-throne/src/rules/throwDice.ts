/** Rolls dice for an effect; they may be altered before they count. */
import { emit, flow, type Seat } from '@alea/engine'
import type { DiceThroneEvent } from '../events.ts'
import type { DiceThrone, Roll } from '../state.ts'
import { opened } from './responseWindow.ts'

export interface Thrown {
  owner: Seat
  purpose: Roll['purpose']
  count: number
  by?: string
  /** The owner of each die, if two players roll against each other; `owner` comes first. */
  owners?: Seat[]
  /** How often the owner may throw all of them again. */
  again?: number
  choice?: 'keep' | 'reroll'
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
      who: (_, l) => l.owner,
      options: (_, l) => ((l.again ?? 0) > 0 ? ['keep', 'reroll'] : []),
      params: (_, l) => ({ by: l.by ?? '' }),
      then: (_, l, choice) => {
        l.choice = choice
      },
    }),
    $.either(
      (_, l) => l.choice === 'reroll',
      [
        $.roll('roll', {
          dice: (_, l) => l.count,
          whose: (_, l) => l.owners ?? [l.owner],
          then: (g, l, faces) => {
            g.rolls[g.rolls.length - 1]!.dice = [...faces]
            l.again!--
            l.choice = undefined
            tell(l, faces)
          },
        }),
      ],
      [
        $.run((g, l) => {
          l.dice = [...g.rolls[g.rolls.length - 1]!.dice]
        }),
        opened($),
        // Dice kept and then altered by somebody may still be thrown again.
        $.run((g, l) => {
          const { dice } = g.rolls[g.rolls.length - 1]!
          l.settled = !l.again || dice.every((die, i) => die === l.dice[i])
        }),
      ],
    ),
  ),
  $.run((g, l) => {
    l.dice = g.rolls.pop()!.dice
  }),
])

function tell({ owner, owners, purpose }: Thrown, faces: readonly number[]): void {
  if (owners)
    for (const [i, seat] of owners.entries())
      emit<DiceThroneEvent>(() => ({ type: 'rolled', seat, purpose, dice: [faces[i]!] }))
  else emit<DiceThroneEvent>(() => ({ type: 'rolled', seat: owner, purpose, dice: [...faces] }))
}
