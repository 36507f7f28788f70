import type { Game, Seat } from '@alea/engine'
import { useEffect, useRef, useState } from 'react'
import type { ReplayFrame } from './replayFrame.ts'
import type { ReplaySource } from './replaySource.ts'

interface LoadedFrames {
  /** The seat they are seen from; null for a spectator. */
  readonly as: Seat | null
  /** As far as they are loaded. */
  readonly frames: readonly ReplayFrame[]
  /** The position of the last frame there will be. */
  readonly length: number
}

/** The frames of a match as one viewer sees them. Those of a new viewer replace the old ones once they reach the current position. */
export function useReplayFrames(source: ReplaySource, game: Game | undefined, as: Seat | null, position: number) {
  const [loaded, setLoaded] = useState<LoadedFrames>()
  const [problem, setProblem] = useState<unknown>()
  const wanted = useRef(position)
  wanted.current = position
  useEffect(() => {
    if (!game) return
    const stop = new AbortController()
    let frames: readonly ReplayFrame[] = []
    const onFrames = (more: readonly ReplayFrame[], length: number) => {
      if (stop.signal.aborted) return
      frames = [...frames, ...more]
      if (frames.length > Math.min(wanted.current, length)) setLoaded({ as, frames, length })
    }
    source.load(game, as, onFrames, stop.signal).catch((error) => stop.signal.aborted || setProblem(error))
    return () => stop.abort()
  }, [source, game, as])
  return { loaded, problem }
}
