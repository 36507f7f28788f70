import type { View } from '@alea/dice-throne'
import type { Fighter } from './layout.ts'
import type { Speech } from './speech.ts'

/** What a player is at the moment, as words beside the name. */
export function rolesOf(view: View, { seat, leader }: Fighter, ally: boolean, { words }: Speech): readonly string[] {
  const out = view.out.includes(seat)
  // Where everybody leads nobody does.
  const leads = leader && !out && view.fighters.some((other) => !other.leader && !view.out.includes(other.seat))
  return [
    ...(out ? [words.defeated] : []),
    ...(view.active === seat && !out ? [words.yourTurn] : []),
    ...(view.attack?.target === seat ? [words.target] : []),
    ...(leads ? [words.leader] : []),
    ...(ally ? [words.ally] : []),
  ]
}
