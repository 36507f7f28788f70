/** Shorter waits show nothing. */
const DELAY_MS = 250

/** Shows a line while the work lasts and removes it afterwards; shows nothing unless `shown`. */
export async function withStatusLine<T>(text: string, shown: boolean, work: Promise<T>): Promise<T> {
  if (!shown) return work
  let written = false
  const timer = setTimeout(() => {
    written = true
    process.stdout.write(`${text}\x1b[K`)
  }, DELAY_MS)
  try {
    return await work
  } finally {
    clearTimeout(timer)
    if (written) process.stdout.write('\r\x1b[K')
  }
}
