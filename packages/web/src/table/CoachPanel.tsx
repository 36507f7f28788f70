import { Button, Meter } from '@alea/board'
import { useState } from 'react'
import type { Advice, Door } from '../door/door.ts'
import type { Seat } from '../door/types.ts'
import { useWords } from '../language/useWords.ts'
import { prefer, useSettings } from '../settings/settings.ts'
import type { Ways } from './reachOf.ts'

interface Props {
  readonly door: Door
  readonly seat: Seat | undefined
  readonly position: number
  readonly ways: Ways
}

const BEST = 5

/** What a bot would do, and what it thinks each answer is worth. Only where no other person is at the table. */
export function CoachPanel({ door, seat, position, ways }: Props) {
  const words = useWords().table
  const { coach } = useSettings()
  const [latest, setAdvice] = useState<{ at: number; told?: Advice }>()
  // Old advice is no advice, and may still be on its way.
  const advice = latest?.at === position ? latest : undefined
  if (!coach)
    return (
      <div className="coach">
        <p className="quiet">{words.coachOff}</p>
        <Button onClick={() => prefer({ coach: true })}>{words.coachOn}</Button>
      </div>
    )
  const { advise } = door
  if (!advise) return <p className="quiet">{words.coachNotLive}</p>
  if (seat === undefined || ways.options.length === 0) return <p className="quiet">{words.coachThinks}</p>
  const ask = async () => {
    setAdvice({ at: position })
    const told = await advise(seat)
    setAdvice((newest) => (newest?.at === position ? { at: position, told } : newest))
  }
  const best = advice?.told?.options.slice(0, BEST) ?? []
  const labelOf = (key: string) => ways.options.find((option) => option.key === key)?.label ?? key
  return (
    <div className="coach">
      {!advice && <Button onClick={ask}>{words.coachAsk}</Button>}
      {advice && !advice.told && <p className="quiet">{words.coachThinks}</p>}
      {best.length > 0 && (
        <div aria-live="polite">
          <p>
            <b>{words.coachBest(labelOf(best[0]!.key))}</b>
          </p>
          <p className="quiet">{words.coachWhy}</p>
          <ul className="coach-options">
            {best.map(({ key, chance }) => (
              <li key={key}>
                <span>{labelOf(key)}</span> <Meter value={chance} label={labelOf(key)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
