import type { Keyboard } from '../terminal/keyboard.ts'
import { paint } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import type { Messages } from '../text/index.ts'

/** Shows as many lines as the screen holds, then waits for Enter; without a person there, all of them. */
export async function pageThrough(keyboard: Keyboard, say: Messages, lines: readonly string[]): Promise<void> {
  const page = keyboard.live ? Math.max(8, (process.stdout.rows ?? 24) - 2) : lines.length
  for (let first = 0; first < lines.length; first += page) {
    for (const line of lines.slice(first, first + page)) print(line)
    if (first + page >= lines.length) return
    const typed = await keyboard.line(paint('dim', say.play.more))
    if (typed === undefined || typed.trim() !== '') return
  }
}
