import { beginHealing } from '../rules/healByDealt.ts'
import { verb } from './effect.ts'

const made = verb<object>({
  name: 'heal-dealt',
  parts: ($) => [$.run((g, l) => beginHealing(g, l.self))],
  estimate: () => 5,
})
/** Until the roll phase ends, the player is healed by as much as their attacks deal to their targets. */
export const healDealt = () => made({})
