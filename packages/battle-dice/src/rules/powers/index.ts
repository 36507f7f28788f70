/** Every power that is used, by the name on the faces. The others only hold: see LASTING_POWERS. */
import type { ActivePower } from '../../content/faces.ts'
import { corruption } from './corruption.ts'
import { death, ko } from './fell.ts'
import { keep } from './keep.ts'
import { majorShield, minorShield, multiplier } from './move.ts'
import { heal, wound } from './nurse.ts'
import type { PowerRules } from './power.ts'
import { reinforce } from './reinforce.ts'
import { replace } from './replace.ts'
import { retry } from './retry.ts'

export const POWERS: Readonly<Record<ActivePower, PowerRules>> = {
  multiplier,
  keep,
  corruption,
  death,
  ko,
  'major-shield': majorShield,
  'minor-shield': minorShield,
  retry,
  replace,
  reinforce,
  wound,
  heal,
}
