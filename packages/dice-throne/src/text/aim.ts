import type { Aim } from '../effects/aim.ts'
import { isSeveral } from '../effects/who.ts'
import type { Say } from './say.ts'

/** A player is chosen and named only once: `inflict Bounty on a player of your choice`, without a sentence for the choice. */
export function aimedOnce({ who, effects }: Aim, say: Say): string | undefined {
  if (isSeveral(who)) return undefined
  const player = say.who(who)
  const text = say.facing(player).list(effects)
  return text.split(player).length === 2 && !/[;:]/.test(text) ? text : undefined
}
