import { useCallback, useEffect, useState } from 'react'
import { displayTime, type ReplayFrame, type Turn, turnAt } from './replayFrame.ts'

export const SPEEDS = [0.5, 1, 2, 4] as const
export type Speed = (typeof SPEEDS)[number]

export interface Playback {
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

/** The position of the replay, and what moves it: its own timer, buttons, keys. */
export function usePlayback(
  { position, setPosition }: { position: number; setPosition(position: number): void },
  frames: readonly ReplayFrame[],
  length: number,
  turns: readonly Turn[],
): Playback {
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState<Speed>(1)
  const last = frames.length - 1
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
    // The next frame is not loaded yet.
    if (position >= last) return
    const timer = setTimeout(() => setPosition(position + 1), displayTime(frames[position]!, speed))
    return () => clearTimeout(timer)
  }, [playing, position, length, last, frames, speed, setPosition])
  return { position, playing, speed, go, step: by, jump, play, setSpeed }
}
