import type { Seat } from '@alea/engine'
import { tokenPickOf } from '../options.ts'
import { otherSide } from '../rules/fx.ts'
import { isRemovable, takeToken } from '../rules/tokens.ts'
import { clockwise, type DiceThrone, NOBODY } from '../state.ts'
import { verb } from './effect.ts'
import { type Naming, nameTarget } from './nameTarget.ts'
import { type Spent, tokensOnPlayers } from './tokenOnPlayer.ts'

export interface RemoveToken {
  reach: Reach
  may: boolean
}

/** Anybody's, the player's own, or the target's. */
type Reach = 'any' | 'own' | 'target'

function removable(g: DiceThrone, self: Seat, target: Seat, reach: Reach, spent?: Spent): string[] {
  const seats = reach === 'own' ? [self] : reach === 'any' ? clockwise(g, self) : target === NOBODY ? [] : [target]
  return tokensOnPlayers(g, seats, isRemovable, spent)
}

interface Removing extends Naming {
  /** `p2.evasive`, or nothing. */
  token: string
}

const made = verb<RemoveToken, Removing>({
  name: 'remove-token',
  names: true,
  pass: ({ reach }) => (reach === 'target' ? 'target' : 'activation'),
  possible: (g, self, p, spent) => removable(g, self, otherSide(g, self), p.reach, spent).length > 0,
  vars: () => ({ token: '', answered: false }),
  parts: ($, p, { own }) =>
    nameTarget(
      $,
      own,
      (mine) => {
        mine.token = ''
      },
      [
        $.ask<string>('remove-token', {
          who: (_, l) => l.self,
          options: (g, l) => {
            const open = removable(g, l.self, l.target, p.reach)
            return p.may && open.length > 0 ? [...open, 'none'] : open
          },
          params: (_, l) => ({ by: l.by }),
          then: (_, l, picked) => {
            own(l).token = picked === 'none' ? '' : picked
          },
        }),
      ],
      [
        $.run((g, l) => {
          if (own(l).token === '') return
          const { seat, token } = tokenPickOf(own(l).token)
          takeToken(g, seat, token, 1)
        }),
      ],
    ),
  estimate: () => 2,
})
export const removeToken = (reach: Reach, may = false) => made({ reach, may })
