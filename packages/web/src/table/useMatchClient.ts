import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { settings, useSettings } from '../settings/settings.ts'
import { ShownMatch, type ShownState } from './happening/shownMatch.ts'
import type { QueueClock } from './happening/stepQueue.ts'
import type { MatchClient } from './matchClient.ts'

const CLOCK: QueueClock = {
  now: () => performance.now(),
  later(ms, work) {
    const timer = setTimeout(work, ms)
    return () => clearTimeout(timer)
  },
}

/** The match as it is shown: what others do, step by step. */
export function useMatchClient(client: MatchClient): ShownState {
  const { pace } = useSettings()
  const shown = useMemo(
    () => new ShownMatch(client, { clock: CLOCK, pace: () => settings().pace, isHidden: () => document.hidden }),
    [client],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pace is what hurries
  useEffect(() => shown.hurry(), [shown, pace])
  // Whoever looks again sees the present; what happened meanwhile is summed up.
  useEffect(() => {
    const look = () => shown.hurry()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [shown])
  return useSyncExternalStore(shown.subscribe, shown.state)
}
