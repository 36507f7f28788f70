/** The run of the page: what is being played and where, how far it is, and what has been found so far. */
import { type Experiment, type Failure, LabRun, type LabState, prepareFor, type Report, reportOf } from '@alea/lab'
import type { Failure as Refusal } from '@alea/protocol/client'
import { useEffect, useRef, useState } from 'react'
import { api, type ExperimentState, failureOf } from '../connection/api.ts'
import { useSettings } from '../settings/settings.ts'
import { forgetRun, keepRun, keptRun } from './keptRun.ts'
import { playInWorkers } from './playInWorkers.ts'
import { beginOnServer, followOnServer, isUnderWay } from './playOnServer.ts'

/** In this browser, or on the server. */
export type Place = 'here' | 'server'

export interface Lab {
  readonly experiment: Experiment | undefined
  readonly report: Report | undefined
  readonly place: Place
  /** Matches of each variant. */
  readonly played: number
  readonly isRunning: boolean
  readonly isDone: boolean
  readonly failure: Failure | undefined
  /** How it is on the server. */
  readonly onServer: ExperimentState | undefined
  /** Why the server does not play it. */
  readonly refusal: Refusal | undefined
  /** What was begun here with an earlier version and cannot go on. */
  readonly begunBefore: Experiment | undefined
  start(experiment: Experiment, place: Place): void
  pause(): void
  /** Goes on where it was paused, or where a closed tab left off. */
  goOn(): void
  forget(): void
}

const SHOW_EVERY_MS = 500
const KEEP_EVERY_MS = 2_000
const CORES = () => Math.max(1, navigator.hardwareConcurrency || 1)

interface Seen {
  readonly experiment: Experiment
  readonly report: Report | undefined
  readonly played: number
  readonly isDone: boolean
  /** Of a run in this browser. */
  readonly state?: LabState
  /** Of a run on the server. */
  readonly onServer?: ExperimentState
}

const seenHere = (run: LabRun, state: LabState): Seen => ({
  ...{ experiment: state.experiment, state, played: state.played, isDone: run.isDone },
  report: state.played > 0 ? reportOf(state) : undefined,
})

const seenThere = (experiment: Experiment, onServer: ExperimentState): Seen => ({
  ...{ experiment, onServer, played: onServer.played, isDone: onServer.status === 'done' },
  report: onServer.played > 0 ? onServer.report : undefined,
})

export function useLab(): Lab {
  const { name } = useSettings()
  const [seen, setSeen] = useState<Seen>()
  const [isRunning, setRunning] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [begunBefore, setBegunBefore] = useState<Experiment>()
  const stop = useRef<AbortController>(undefined)

  /** What was under way here ends; `work` is under way from now on. */
  const run = async (work: (stop: AbortSignal) => Promise<void>) => {
    stop.current?.abort()
    const control = new AbortController()
    stop.current = control
    setFailure(undefined)
    setRefusal(undefined)
    setBegunBefore(undefined)
    setRunning(true)
    try {
      await work(control.signal)
    } finally {
      if (stop.current === control) setRunning(false)
    }
  }

  const playHere = (experiment: Experiment, begun?: LabState) =>
    run(async (signal) => {
      // The names of what is counted stand on the pages of heroes.
      await prepareFor(experiment)
      if (signal.aborted) return
      const lab = new LabRun(experiment, begun)
      const show = () => {
        const state = lab.state()
        setSeen(seenHere(lab, state))
        return state
      }
      let [shown, kept] = [performance.now(), performance.now()]
      show()
      const progress = () => {
        if (signal.aborted || performance.now() - shown < SHOW_EVERY_MS) return
        const state = show()
        shown = performance.now()
        if (shown - kept < KEEP_EVERY_MS) return
        kept = shown
        void keepRun(state)
      }
      const isMine = () => stop.current?.signal === signal
      try {
        const failed = await playInWorkers(lab, CORES(), progress, signal)
        if (isMine()) setFailure(failed)
      } finally {
        if (isMine()) await keepRun(show())
      }
    })

  const playThere = (experiment: Experiment) => onTheServer(experiment, () => beginOnServer(experiment, name))

  const onTheServer = (experiment: Experiment, begin: () => Promise<ExperimentState>) =>
    run(async (signal) => {
      const show = (state: ExperimentState) => setSeen(seenThere(experiment, state))
      try {
        await prepareFor(experiment)
        const begun = await begin()
        if (signal.aborted) return
        await keepRun({ server: begun.id, experiment })
        show(begun)
        if (isUnderWay(begun)) await followOnServer(begun.id, show, signal)
      } catch (error) {
        if (!signal.aborted) setRefusal(failureOf(error))
      }
    })

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was kept is looked for once
  useEffect(() => {
    let wanted = true
    void keptRun().then(async (kept) => {
      if (!kept || !wanted || stop.current) return
      if ('begunBefore' in kept) return setBegunBefore(kept.begunBefore)
      if ('onServer' in kept) {
        const { server, experiment } = kept.onServer
        return onTheServer(experiment, () => api.experiment(server))
      }
      const { state } = kept
      await prepareFor(state.experiment)
      if (wanted && !stop.current) setSeen(seenHere(new LabRun(state.experiment, state), state))
    })
    return () => {
      wanted = false
      stop.current?.abort()
      stop.current = undefined
    }
  }, [])

  const cancelThere = (): Promise<unknown> => {
    const { experiment, onServer } = seen!
    return api.cancelExperiment(onServer!.id).then(
      (state) => setSeen(seenThere(experiment, state)),
      (error) => setRefusal(failureOf(error)),
    )
  }

  return {
    experiment: seen?.experiment,
    report: seen?.report,
    place: seen?.onServer ? 'server' : 'here',
    played: seen?.played ?? 0,
    isRunning,
    isDone: seen?.isDone ?? false,
    failure: failure ?? seen?.onServer?.failure,
    onServer: seen?.onServer,
    refusal,
    begunBefore,
    start: (experiment, place) => void (place === 'server' ? playThere(experiment) : playHere(experiment)),
    pause() {
      stop.current?.abort()
      if (!seen?.onServer) return
      setRunning(false)
      stop.current = undefined
      void cancelThere()
    },
    goOn() {
      if (seen) void (seen.onServer ? playThere(seen.experiment) : playHere(seen.experiment, seen.state))
    },
    forget() {
      stop.current?.abort()
      stop.current = undefined
      setRunning(false)
      setSeen(undefined)
      setRefusal(undefined)
      void forgetRun()
    },
  }
}
