/**
 * Time for a host: milliseconds that never go back. It follows the computer's clock forward. When that is set back it runs on, by a count of
 * elapsed milliseconds that nobody can set, and is ahead until the program starts again: nobody waits for an hour to come a second time.
 */
export function steadyClock(computer: () => number, elapsed: () => number): () => number {
  let now = computer()
  let counted = elapsed()
  return () => {
    const shown = computer()
    const count = elapsed()
    now = Math.max(shown, now + count - counted)
    counted = count
    return Math.floor(now)
  }
}
