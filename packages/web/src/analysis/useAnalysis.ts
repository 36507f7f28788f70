/** The analysis of a match for a screen: begun in a worker when the screen is opened, gone on with from what was kept, ended when it is left. */
import type { Decision } from '@alea/analysis'
import type { Outcome } from '@alea/engine'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useSettings } from '../settings/settings.ts'
import type { AnalysisProblem, Found, FromAnalyst, Played, TellOrder, ToAnalyst, Told } from './messages.ts'

/** A match that is over. It must be the same object as long as it is the same match. */
export interface AnalysedMatch {
  log(): Promise<string>
  readonly outcome?: Outcome | undefined
  readonly about?: Played | undefined
}

export interface MatchAnalysis {
  /** Undefined until something is known. */
  readonly found: Found | undefined
  /** By position: decisions that were looked at before their turn. */
  readonly weighed: ReadonlyMap<number, Decision>
  readonly problem: AnalysisProblem | undefined
  /** Positions in words. */
  tell(order: TellOrder): Promise<readonly Told[]>
  /** Weighs a decision before its turn. */
  weigh(position: number): void
}

const NOTHING_WEIGHED: ReadonlyMap<number, Decision> = new Map()

/** Without a match there is nothing to analyse yet. */
export function useAnalysis(match: AnalysedMatch | undefined): MatchAnalysis {
  const { language } = useSettings()
  const [found, setFound] = useState<Found>()
  const [weighed, setWeighed] = useState(NOTHING_WEIGHED)
  const [problem, setProblem] = useState<AnalysisProblem>()
  const worker = useRef<Worker>(undefined)
  const waiting = useRef(new Map<number, (told: readonly Told[]) => void>())
  const asked = useRef(0)
  const inLanguage = useRef(language)
  inLanguage.current = language

  useEffect(() => {
    if (!match) return
    let wanted = true
    const fail = (text: string) => wanted && setProblem({ is: 'fault', text })
    match.log().then(
      (log) => {
        if (!wanted) return
        const started = new Worker(new URL('./analysisWorker.ts', import.meta.url), {
          type: 'module',
          name: 'analysis',
        })
        worker.current = started
        started.onerror = (event) => {
          event.preventDefault()
          fail(event.message)
        }
        started.onmessage = ({ data }: MessageEvent<FromAnalyst>) => {
          if ('analysis' in data) setFound(data)
          else if ('problem' in data) setProblem(data.problem)
          else if ('weighed' in data) setWeighed((before) => new Map(before).set(data.weighed.position, data.weighed))
          else {
            waiting.current.get(data.number)?.(data.told)
            waiting.current.delete(data.number)
          }
        }
        const { outcome, about } = match
        const order = { log, ...(outcome && { outcome }), ...(about && { about }), language: inLanguage.current }
        started.postMessage({ do: 'open', order } satisfies ToAnalyst)
      },
      (error) => fail(error instanceof Error ? error.message : String(error)),
    )
    return () => {
      wanted = false
      worker.current?.terminate()
      worker.current = undefined
      waiting.current.clear()
      setFound(undefined)
      setProblem(undefined)
      setWeighed(NOTHING_WEIGHED)
    }
  }, [match])

  const tell = useCallback(
    (order: TellOrder): Promise<readonly Told[]> =>
      new Promise((resolve) => {
        const number = asked.current++
        waiting.current.set(number, resolve)
        worker.current?.postMessage({ do: 'tell', number, order } satisfies ToAnalyst)
      }),
    [],
  )
  const weigh = useCallback(
    (position: number) => worker.current?.postMessage({ do: 'weigh', position } satisfies ToAnalyst),
    [],
  )
  return { found, weighed, problem, tell, weigh }
}
