import type { HostEnvironment } from './environment.ts'

/** Resolves after so long; rejects with the reason of the signal if that aborts before. */
export function waitFor({ later }: Pick<HostEnvironment, 'later'>, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason)
    const aborted = () => {
      cancel()
      reject(signal.reason)
    }
    const cancel = later(ms, () => {
      signal.removeEventListener('abort', aborted)
      resolve()
    })
    signal.addEventListener('abort', aborted, { once: true })
  })
}
