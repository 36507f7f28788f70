import type { Seat } from '@alea/engine'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../../language/useWords.ts'
import type { LogLine } from '../useLogLines.ts'
import { type SpokenStep, spokenSince } from './spokenLines.ts'

interface Props {
  readonly lines: readonly LogLine[]
  /** Of what is shown. */
  readonly position: number
  readonly as: Seat | null
}

/** Steps that stay in the document: what was read is not read again when older ones leave. */
const KEPT = 12

/** What happens, for screen readers: after each step its sentences, before the prompt that follows from it. */
export function SpokenLog({ lines, position, as }: Props) {
  const words = useWords().happening
  const [steps, setSteps] = useState<readonly SpokenStep[]>([])
  const spoken = useRef<{ readonly as: Seat | null; readonly position: number }>(undefined)
  useEffect(() => {
    const before = spoken.current
    // Whoever joins, or looks from another seat, is not read the past.
    const isNew = before === undefined || before.as !== as || before.position < 0
    spoken.current = { as, position }
    if (isNew || position <= before.position) return
    const fresh = spokenSince(lines, before.position)
    if (fresh.length > 0) setSteps((old) => [...old, ...fresh].slice(-KEPT))
  }, [lines, position, as])
  return (
    <div className="visually-hidden" role="log" aria-live="polite" aria-relevant="additions" aria-label={words.spoken}>
      {steps.map(({ position, text }) => (
        <p key={position}>{text}</p>
      ))}
    </div>
  )
}
