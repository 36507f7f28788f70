import { useEffect, useState } from 'react'
import type { ClockInfo, Seat } from '../connection/types.ts'
import { useWords } from '../language/useWords.ts'
import './clock.css'

/** Counts down between two frames; the server alone decides when time is up. */
export function Clock({ time, seat, label }: { time: ClockInfo; seat: Seat; label: (left: string) => string }) {
  const left = time.left[seat]
  const running = time.running.includes(seat)
  const since = useTicking(running, time)
  const { days } = useWords().table
  if (left === null || left === undefined) return null
  const now = Math.max(0, left - (running ? since : 0))
  return (
    <span
      className={`clock${running ? ' clock-running' : ''}${now < 30_000 ? ' clock-short' : ''}`}
      role="timer"
      aria-label={label(timeText(now, days))}
    >
      {timeText(now, days)}
    </span>
  )
}

function useTicking(running: boolean, time: ClockInfo): number {
  const [since, setSince] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every frame begins the count anew
  useEffect(() => {
    setSince(0)
    if (!running) return
    const began = performance.now()
    const timer = setInterval(() => setSince(performance.now() - began), 250)
    return () => clearInterval(timer)
  }, [running, time])
  return since
}

const DAY = 86_400_000

function timeText(ms: number, days: (days: number, hours: number) => string): string {
  if (ms >= DAY) return days(Math.floor(ms / DAY), Math.floor((ms % DAY) / 3_600_000))
  const seconds = Math.floor(ms / 1000)
  const minutes = Math.floor(seconds / 60)
  return minutes >= 60
    ? `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`
    : `${minutes}:${two(seconds % 60)}`
}

const two = (number: number): string => String(number).padStart(2, '0')
