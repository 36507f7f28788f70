/** Every power that is used, by its name on the faces. Those that apply by themselves are in LASTING_POWERS. */
import type { ActivePower } from '../../content/faces.ts'
import { corruption } from './corruption.ts'
import { death } from './death.ts'
import { heal } from './heal.ts'
import { keep } from './keep.ts'
import { ko } from './ko.ts'
import { multiplier } from './multiplier.ts'
import type { PowerRules } from './power.ts'
import { reinforce } from './reinforce.ts'
import { replace } from './replace.ts'
import { retry } from './retry.ts'
import { majorShield, minorShield } from './shield.ts'
import { wound } from './wound.ts'

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
