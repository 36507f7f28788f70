/** Several people at one terminal: whoever is asked next sees a cleared screen first, so that nobody reads another's hand. */
import type { Seat } from '@alea/engine'
import type { Keyboard } from '../terminal/keyboard.ts'
import { paint } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import type { Messages } from '../text/index.ts'

/** The screen and what was scrolled off it. */
const CLEAR = '\x1b[2J\x1b[3J\x1b[H'

interface HandOverParts {
  readonly keyboard: Keyboard
  readonly say: Messages
  readonly names: readonly string[]
  /** Is anything hidden from one of several people? */
  readonly isNeeded: boolean
}

export class HandOver {
  private readonly parts: HandOverParts
  private holder: Seat | undefined
  /** How many sentences each seat has been shown. */
  private readonly read = new Map<Seat, number>()

  constructor(parts: HandOverParts) {
    this.parts = parts
  }

  /** Hands over to this seat, unless it has the keyboard; returns the sentences it has not seen: none at all (null) without a hand-over, undefined if the person quits instead. */
  async to(seat: Seat, shown: readonly string[]): Promise<readonly string[] | null | undefined> {
    const { keyboard, say, names, isNeeded } = this.parts
    const isHere = this.holder === seat
    if (this.holder !== undefined) this.read.set(this.holder, shown.length)
    const unread = shown.slice(this.read.get(seat) ?? 0)
    this.holder = seat
    if (!isNeeded || isHere) return null
    process.stdout.write(CLEAR)
    print(paint('bold', say.play.passKeyboard(names[seat]!)))
    const typed = await keyboard.line(`${say.play.ready(names[seat]!)} `)
    if (typed === undefined || typed.trim() === 'q') return undefined
    process.stdout.write(CLEAR)
    return unread
  }
}
