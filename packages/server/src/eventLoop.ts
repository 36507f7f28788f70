/** How late the event loop is: while it does something long, everybody waits. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Metrics } from './metrics.ts'

const RESOLUTION_MS = 10
/** A measurement covers one to two of these. */
const MEASURED_MS = 60_000

interface Lag {
  readonly p50: number
  readonly p99: number
  readonly max: number
}

/** Measures until the returned function is called. */
export function measureEventLoop(metrics: Metrics): () => void {
  const delays = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delays.enable()
  const lag = (): Lag => ({
    p50: late(delays.percentile(50)),
    p99: late(delays.percentile(99)),
    max: late(delays.max),
  })
  let before: Lag = { p50: 0, p99: 0, max: 0 }
  const timer = setInterval(() => {
    before = lag()
    delays.reset()
  }, MEASURED_MS)
  timer.unref()
  const worst = (which: keyof Lag) => () => Math.max(before[which], lag()[which])
  metrics.gauge('alea_event_loop_p50_ms', 'Milliseconds by which the event loop is late, median', worst('p50'))
  metrics.gauge('alea_event_loop_p99_ms', 'Milliseconds by which the event loop is late, 99 in 100', worst('p99'))
  metrics.gauge('alea_event_loop_max_ms', 'Milliseconds by which the event loop was late at most', worst('max'))
  return () => {
    clearInterval(timer)
    delays.disable()
  }
}

/** Nanoseconds between two timers, as milliseconds too late. Nothing measured yet is 0. */
const late = (delay: number): number => Math.max(0, Math.round(delay / 1e5) / 10 - RESOLUTION_MS)
