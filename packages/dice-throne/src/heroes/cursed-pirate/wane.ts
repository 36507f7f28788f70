/** Only the Cursed Pirate has this: it counts down tokens and turns her board over. */
import {
  boardKey,
  boardOf,
  type DiceThrone,
  type DiceThroneEvent,
  dropCovers,
  emit,
  fighter,
  ownedId,
  type Seat,
  takeToken,
  verb,
} from '../../content/heroKit.ts'

const made = verb<object>({
  name: 'cursed-pirate/wane',
  parts: ($) => [
    $.run((g, l) => {
      if (takeToken(g, l.self, ownedId('doubloon', l.self), 1) === 0) turnOver(g, l.self)
    }),
  ],
  estimate: () => 0,
})
export const wane = () => made({})

function turnOver(g: DiceThrone, seat: Seat): void {
  const one = fighter(g, seat)
  one.marks.face = 1
  one.board = boardKey(one.hero, 1, boardOf(g, seat).levels)
  dropCovers(g, seat)
  emit<DiceThroneEvent>(() => ({ type: 'flipped', seat }))
}
