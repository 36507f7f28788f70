import { useCallback, useEffect, useState } from 'react'
import { type Moment, type Turn, timeFor, turnAt } from './moment.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

export interface Player {
  readonly position: number
  readonly playing: boolean
  readonly speed: Speed
  go(position: number): void
  step(by: number): void
  /** To the beginning of this turn or the one before, or of the next. */
  jump(by: -1 | 1): void
  play(on: boolean): void
  setSpeed(speed: Speed): void
}

/** Where the film stands, and what moves it: its own clock, buttons, keys. */
export function usePlayer(
  { position, setPosition }: { position: number; setPosition(position: number): void },
  moments: readonly Moment[],
  length: number,
  turns: readonly Turn[],
): Player {
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const last = moments.length - 1
  const go = useCallback((to: number) => setPosition(Math.max(0, Math.min(to, last))), [last, setPosition])
  const by = useCallback(
    (steps: number) => {
      setPlaying(false)
      go(position + steps)
    },
    [go, position],
  )
  const jump = useCallback(
    (way: -1 | 1) => {
      setPlaying(false)
      const here = turnAt(turns, position)
      if (way > 0) return go(turns[here + 1]?.at ?? last)
      const begin = turns[here]?.at ?? 0
      go(begin === position ? (turns[here - 1]?.at ?? 0) : begin)
    },
    [go, position, turns, last],
  )
  const play = useCallback(
    (on: boolean) => {
      if (on && position >= length) setPosition(0)
      setPlaying(on)
    },
    [position, length, setPosition],
  )
  useEffect(() => {
    if (!playing) return
    if (position >= length) return setPlaying(false)
    // What is not here yet is waited for.
    if (position >= last) return
    const timer = setTimeout(() => setPosition(position + 1), timeFor(moments[position]!, speed))
    return () => clearTimeout(timer)
  }, [playing, position, length, last, moments, speed, setPosition])
  return { position, playing, speed, go, step: by, jump, play, setSpeed }
}
