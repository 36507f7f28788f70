/** How a command that runs until it is stopped comes to its end. */
import { EXIT } from './command.ts'

/** How long the process may take to end by itself once the server is closed. */
const LINGER_MS = 500

/** Ctrl-C in a terminal reaches the server itself and comes again through npm and the start script: within this time it is the same one. */
const SAME_SIGNAL_MS = 1000

/** Resolves on Ctrl-C, when the terminal is closed or when the service manager stops the process; the second signal exits at once. */
export function untilStopped(): Promise<void> {
  return new Promise((resolve) => {
    let first: number | undefined
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        const now = performance.now()
        first ??= now
        if (now - first > SAME_SIGNAL_MS) process.exit(EXIT.failure)
        resolve()
      })
  })
}

/** Everything is closed: whatever could still hang, such as a disk, has been given its time. */
export function endSoon(): void {
  setTimeout(() => process.exit(), LINGER_MS).unref()
}
