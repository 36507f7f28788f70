import { Button, Meter } from '@alea/board'
import { useState } from 'react'
import type { Advice, Connection } from '../connection/connection.ts'
import type { Seat } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import { changeSettings, useSettings } from '../settings/settings.ts'
import type { PlacedOptions } from './placedOptions.ts'
import './coachPanel.css'

interface Props {
  readonly connection: Connection
  readonly seat: Seat | undefined
  readonly position: number
  readonly placed: PlacedOptions
}

const BEST = 5

/** What a bot would do, and how it rates each option. Only where no other person plays. */
export function CoachPanel({ connection, seat, position, placed }: Props) {
  const words = useWords().table
  const { coach } = useSettings()
  const [latest, setLatest] = useState<{ position: number; advice?: Advice }>()
  // Advice for an earlier position may still be on its way.
  const asked = latest?.position === position ? latest : undefined
  if (!coach)
    return (
      <div className="coach">
        <p className="quiet">{words.coachOff}</p>
        <Button onClick={() => changeSettings({ coach: true })}>{words.coachOn}</Button>
      </div>
    )
  const { advise } = connection
  if (!advise) return <p className="quiet">{words.coachNotLive}</p>
  if (seat === undefined || placed.options.length === 0) return <p className="quiet">{words.coachThinks}</p>
  const ask = async () => {
    setLatest({ position })
    const advice = await advise(seat)
    setLatest((newest) => (newest?.position === position ? { position, advice } : newest))
  }
  const best = asked?.advice?.options.slice(0, BEST) ?? []
  const labelOf = (key: string) => placed.options.find((option) => option.key === key)?.label ?? key
  return (
    <div className="coach">
      {!asked && <Button onClick={ask}>{words.coachAsk}</Button>}
      {asked && !asked.advice && <p className="quiet">{words.coachThinks}</p>}
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
