import { tokenPickOf } from '../options.ts'
import { inflictTokens } from '../rules/inflict.ts'
import { isMovable, takeToken } from '../rules/tokens.ts'
import { clockwise } from '../state.ts'
import { verb } from './effect.ts'
import { type Naming, nameTarget } from './nameTarget.ts'
import { nobodyPicked, type Picked, pick } from './pick.ts'
import { tokensOnPlayers } from './tokenOnPlayer.ts'

/** Which token, `p2.evasive` or nothing, and to whom. */
interface Moving extends Picked, Naming {
  token: string
}

const made = verb<object, Moving>({
  name: 'move-token',
  names: true,
  possible: (g, self, _, spent) => tokensOnPlayers(g, clockwise(g, self), isMovable, spent).length > 0,
  vars: () => ({ ...nobodyPicked(), token: '', answered: false }),
  parts: ($, _, { own }) =>
    nameTarget(
      $,
      own,
      (mine) => {
        mine.token = ''
      },
      [
        $.ask<string>('move-token', {
          who: (_, l) => l.self,
          options: (g, l) => tokensOnPlayers(g, clockwise(g, l.self), isMovable),
          params: (_, l) => ({ by: l.by }),
          then: (_, l, picked) => {
            own(l).token = picked
          },
        }),
        ...pick($, own, 'chosen-player', (_, l, seat) => {
          const { token } = own(l)
          return token !== '' && seat !== tokenPickOf(token).seat
        }),
      ],
      [
        $.when(
          (_, l) => own(l).token !== '' && own(l).seats.length > 0,
          $.call(inflictTokens, (g, l) => {
            const { seat, token } = tokenPickOf(own(l).token)
            takeToken(g, seat, token, 1)
            return { seat: own(l).seats[0]!, token, count: 1, moved: true }
          }),
        ),
      ],
    ),
  estimate: () => 3,
})
export const moveToken = () => made({})
