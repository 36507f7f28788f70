import { isRemovable, takeToken, tokenIdsOn } from '../rules/tokens.ts'
import { clockwise } from '../state.ts'
import { verb } from './effect.ts'
import { type Naming, nameTarget } from './nameTarget.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { tokensOnPlayers } from './tokenOnPlayer.ts'

const made = verb<object, Picked & Naming>({
  name: 'remove-all-tokens',
  names: true,
  possible: (g, self) => tokensOnPlayers(g, clockwise(g, self), isRemovable).length > 0,
  vars: () => ({ ...nobodyPicked(), answered: false }),
  parts: ($, _, { own }) =>
    nameTarget(
      $,
      own,
      (mine) => {
        mine.seats = []
      },
      pick($, own, 'chosen-player', (g, _, seat) => tokenIdsOn(g, seat).some(isRemovable)),
      [
        $.run((g, l) => {
          for (const seat of own(l).seats)
            for (const id of tokenIdsOn(g, seat)) if (isRemovable(id)) takeToken(g, seat, id, Number.MAX_SAFE_INTEGER)
        }),
      ],
    ),
  estimate: () => 3,
})
export const removeAllTokens = () => made({})
