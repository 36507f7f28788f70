/** Only the Vampire Lord has this: an ability for which another token may be spent. It is said on the ability and done by the token. */
import { abilityOf, undefendable, verb } from '../../content/heroKit.ts'

export interface Pierce {
  on: 'ability' | 'token'
}

const ABILITY = 'blood-magic'

const made = verb<Pierce>({
  name: 'vampire-lord/pierce',
  possible: ({ attack }, self) => attack?.by === self && abilityOf(attack) === ABILITY,
  parts: (_, p, { parts }) => (p.on === 'token' ? parts([undefendable()]) : []),
  // Half of the time there is nothing to spend.
  estimate: (p, odds) => odds.list([undefendable()]) / (p.on === 'token' ? 1 : 2),
})
export const pierce = (on: Pierce['on']) => made({ on })
