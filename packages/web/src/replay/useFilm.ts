import type { Game, Seat } from '@alea/engine'
import { useEffect, useRef, useState } from 'react'
import type { Moment } from './moment.ts'
import type { Reel } from './reel.ts'

export interface Film {
  /** Whose eyes these moments were seen with. */
  readonly as: Seat | null
  /** As far as they are here. */
  readonly moments: readonly Moment[]
  /** The position of the last moment there will be. */
  readonly length: number
}

/** The moments of a match through one pair of eyes. New eyes take over where the old ones look, once they have come so far. */
export function useFilm(reel: Reel, game: Game | undefined, as: Seat | null, position: number) {
  const [film, setFilm] = useState<Film>()
  const [problem, setProblem] = useState<unknown>()
  const wanted = useRef(position)
  wanted.current = position
  useEffect(() => {
    if (!game) return
    const stop = new AbortController()
    let moments: readonly Moment[] = []
    const give = (more: readonly Moment[], length: number) => {
      if (stop.signal.aborted) return
      moments = [...moments, ...more]
      if (moments.length > Math.min(wanted.current, length)) setFilm({ as, moments, length })
    }
    reel.wind(game, as, give, stop.signal).catch((error) => stop.signal.aborted || setProblem(error))
    return () => stop.abort()
  }, [reel, game, as])
  return { film, problem }
}
