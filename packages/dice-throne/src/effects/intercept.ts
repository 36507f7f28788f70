import type { TokenId } from '../state.ts'
import { verb } from './effect.ts'

const made = verb<object>({
  name: 'intercept',
  possible: (g, self) => g.attack?.target === self && (g.attack.coming?.length ?? 0) > 0,
  parts: ($) => [
    $.ask<TokenId>('intercept', {
      who: (_, l) => l.self,
      options: (g) => g.attack?.coming ?? [],
      params: (_, l) => ({ by: l.by }),
      auto: true,
      then: (g, _, token) => {
        const attack = g.attack!
        attack.coming = attack.coming!.filter((id) => id !== token)
        attack.intercepted = [...(attack.intercepted ?? []), token]
      },
    }),
  ],
  estimate: () => 3,
})
/** One kind of status effect that the attacker's ability would inflict on the player never arrives. */
export const intercept = () => made({})
