/** Runs long work that Ctrl-C ends; what was done until then is kept. A second Ctrl-C ends the process, as it does without us. */
export async function untilInterrupted<T>(work: (stop: AbortSignal) => Promise<T>): Promise<T> {
  const stop = new AbortController()
  const interrupt = () => stop.abort()
  process.once('SIGINT', interrupt)
  try {
    return await work(stop.signal)
  } finally {
    process.off('SIGINT', interrupt)
  }
}
