import { takenKey } from '../options.ts'
import { verb } from './effect.ts'

export interface KeepSome {
  dice: number
}

const made = verb<KeepSome>({
  name: 'keep-some',
  parts: ($, p, { pass }) => [
    $.ask<number[]>('keep-some', {
      who: (_, l) => l.self,
      options: (_, l) => (l.dice.length > p.dice ? handsOf(p.dice, [...l.dice].sort()) : []),
      key: takenKey,
      params: (_, l) => ({ by: l.by, left: p.dice }),
      auto: true,
      then: (g, l, dice) => {
        l.dice = dice
        if (pass === 'activation') g.attack!.rolled = [...dice]
      },
    }),
  ],
  // The dice themselves are valued by the roll they belong to; this is what the choice adds.
  estimate: () => 1,
})
/** Inside `rollDice`: so many of the dice just rolled are chosen, and the effects that follow read only those. */
export const keepSome = (dice: number) => made({ dice })

/** Every different hand of so many of these dice, which are in order. */
function handsOf(count: number, dice: readonly number[]): number[][] {
  if (count === 0) return [[]]
  return dice.flatMap((die, i) =>
    die === dice[i - 1] ? [] : handsOf(count - 1, dice.slice(i + 1)).map((rest) => [die, ...rest]),
  )
}
