import type { BattleEvent, Shown } from '@alea/battle-dice'
import { DieFace } from '@alea/board'
import type { Event } from '@alea/engine'
import type { ReactNode } from 'react'
import Arena from '~icons/game-icons/arena'
import End from '~icons/game-icons/laurel-crown'
import { FacePicture } from './FacePicture.tsx'
import { type Drawing, POWER_ICON, RACE_ICON, RACE_TONE } from './look.tsx'
import './logMark.css'

const SIGN: Readonly<Partial<Record<BattleEvent['type'], Drawing>>> = {
  turn: Arena,
  gold: POWER_ICON.gold,
  ended: End,
  killed: POWER_ICON.death,
  'knocked-out': POWER_ICON.ko,
  rerolled: POWER_ICON.retry,
  replaced: POWER_ICON.replace,
  reinforced: POWER_ICON.reinforce,
  corrupted: POWER_ICON.corruption,
  wounded: POWER_ICON.wound,
  healed: POWER_ICON.heal,
  regenerated: POWER_ICON.regenerate,
  kept: POWER_ICON.keep,
}

/** An icon for what happened and the faces involved; the sentence beside it says the same in words. */
export function logMark(event: Event): ReactNode {
  const battleEvent = event as BattleEvent
  const Sign = SIGN[battleEvent.type]
  const faces = facesOf(battleEvent)
  if (!Sign && faces.length === 0) return undefined
  return (
    <span className="bd-log" aria-hidden="true">
      {Sign && <Sign />}
      {faces.map(({ die, race, face }) => {
        const Race = RACE_ICON[race]
        return (
          <DieFace key={die} tone={RACE_TONE[race]}>
            {face === undefined ? <Race /> : <FacePicture text={face} />}
          </DieFace>
        )
      })}
    </span>
  )
}

function facesOf(event: BattleEvent): readonly Shown[] {
  if ('creature' in event) return [event.creature]
  if ('creatures' in event) return event.creatures
  return event.type === 'replaced' ? [event.newcomer] : []
}
