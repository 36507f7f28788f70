/** The run of the page: what is being played, how far it is, and what has been found so far. */
import { type Experiment, type Failure, LabRun, type LabState, prepareFor, type Report, reportOf } from '@alea/lab'
import { useEffect, useRef, useState } from 'react'
import { forgetRun, keepRun, keptRun } from './keptRun.ts'
import { playInWorkers } from './playInWorkers.ts'

export interface Lab {
  readonly experiment: Experiment | undefined
  readonly report: Report | undefined
  /** Matches of each variant. */
  readonly played: number
  readonly isRunning: boolean
  readonly isDone: boolean
  readonly failure: Failure | undefined
  start(experiment: Experiment): void
  pause(): void
  /** Goes on where it was paused, or where a closed tab left off. */
  goOn(): void
  forget(): void
}

const SHOW_EVERY_MS = 500
const KEEP_EVERY_MS = 2_000
const CORES = () => Math.max(1, navigator.hardwareConcurrency || 1)

interface Seen {
  readonly state: LabState
  readonly report: Report
  readonly isDone: boolean
}

export function useLab(): Lab {
  const [seen, setSeen] = useState<Seen>()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const stop = useRef<AbortController>(undefined)

  const show = (run: LabRun) => {
    const state = run.state()
    setSeen({ state, report: reportOf(state), isDone: run.isDone })
    return state
  }

  const play = async (experiment: Experiment, begun?: LabState) => {
    stop.current?.abort()
    const control = new AbortController()
    stop.current = control
    setFailure(undefined)
    setRunning(true)
    // The names of what is counted stand on the pages of heroes.
    await prepareFor(experiment)
    if (control.signal.aborted) return
    const run = new LabRun(experiment, begun)
    let [shown, kept] = [performance.now(), performance.now()]
    show(run)
    const progress = () => {
      if (control.signal.aborted || performance.now() - shown < SHOW_EVERY_MS) return
      const state = show(run)
      shown = performance.now()
      if (shown - kept < KEEP_EVERY_MS) return
      kept = shown
      void keepRun(state)
    }
    try {
      const failed = await playInWorkers(run, CORES(), progress, control.signal)
      if (stop.current !== control) return
      setFailure(failed)
    } finally {
      if (stop.current === control) {
        await keepRun(show(run))
        setRunning(false)
      }
    }
  }

  useEffect(() => {
    let wanted = true
    void keptRun().then(async (state) => {
      if (!state || !wanted || stop.current) return
      await prepareFor(state.experiment)
      if (!wanted || stop.current) return
      const run = new LabRun(state.experiment, state)
      setSeen({ state, report: reportOf(state), isDone: run.isDone })
    })
    return () => {
      wanted = false
      stop.current?.abort()
      stop.current = undefined
    }
  }, [])

  return {
    experiment: seen?.state.experiment,
    report: seen && seen.state.played > 0 ? seen.report : undefined,
    played: seen?.state.played ?? 0,
    isRunning,
    isDone: seen?.isDone ?? false,
    failure,
    start: (experiment) => void play(experiment),
    pause: () => stop.current?.abort(),
    goOn: () => seen && void play(seen.state.experiment, seen.state),
    forget() {
      stop.current?.abort()
      stop.current = undefined
      setRunning(false)
      setSeen(undefined)
      void forgetRun()
    },
  }
}
