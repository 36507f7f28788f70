/** Shorter waits need no explanation. */
const PATIENCE_MS = 250

/** A line that stands there while something lasts and is gone afterwards; nothing where nobody is watching. */
export async function noting<T>(text: string, shown: boolean, work: Promise<T>): Promise<T> {
  if (!shown) return work
  let written = false
  const timer = setTimeout(() => {
    written = true
    process.stdout.write(`${text}\x1b[K`)
  }, PATIENCE_MS)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    if (written) process.stdout.write('\r\x1b[K')
  }
}
