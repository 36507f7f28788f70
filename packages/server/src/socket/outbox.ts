/**
 * Frames waiting to be sent to one client. All frames of one tick leave in one write, because the system call costs more than everything else
 * we do for an answer. Frames are encoded here because ws would write each in two parts, each with its own pass through a stream.
 */
import type { Duplex } from 'node:stream'
import type { Unsent } from './unsent.ts'

export class Outbox {
  private readonly wire: Duplex
  private readonly all: Unsent | undefined
  private readonly onEmpty: () => void
  private texts: string[] = []
  /** About how many bytes wait for the end of the tick. */
  private waiting = 0
  /** How many of the bytes of `all` are ours. */
  private counted = 0

  /** `all` counts the bytes of every outbox together; `onEmpty` is called whenever nothing waits any more. */
  constructor(wire: Duplex, all?: Unsent, onEmpty: () => void = () => {}) {
    this.wire = wire
    this.all = all
    this.onEmpty = onEmpty
  }

  put(text: string): void {
    if (this.texts.push(text) === 1) flushLater(this)
    this.waiting += text.length
  }

  /** Bytes not yet handed to the system. */
  get behind(): number {
    return this.wire.writableLength + this.waiting
  }

  flush(): void {
    const { texts, wire } = this
    if (texts.length === 0) return
    this.texts = []
    this.waiting = 0
    if (!wire.writable) return
    const frames = framed(texts)
    if (this.all) this.all.sent += frames.length
    wire.write(frames, this.recount)
    this.recount()
  }

  /** Control frames are written past us, but into the same wire. */
  readonly recount = (): void => {
    const unsent = this.wire.destroyed ? 0 : this.wire.writableLength
    const by = unsent - this.counted
    this.counted = unsent
    if (by !== 0) this.all?.changed(by)
    if (unsent === 0 && this.waiting === 0) this.onEmpty()
  }
}

let full: Outbox[] = []

function flushLater(outbox: Outbox): void {
  if (full.push(outbox) === 1) process.nextTick(flushAll)
}

function flushAll(): void {
  const outboxes = full
  full = []
  for (const outbox of outboxes) outbox.flush()
}

const FINAL_TEXT = 0x81
const TWO_BYTES = 126
const EIGHT_BYTES = 127

/** Text frames of a server (RFC 6455, 5.2): unfragmented and unmasked. */
export function framed(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text))
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headLength(size) + size, 0))
  let at = 0
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, sizes[i]!)
    at += frames.write(text, at)
  }
  return frames
}

const headLength = (size: number): number => (size < TWO_BYTES ? 2 : size < 65_536 ? 4 : 10)

function writeHead(frames: Buffer, at: number, size: number): number {
  frames[at] = FINAL_TEXT
  if (size < TWO_BYTES) {
    frames[at + 1] = size
    return at + 2
  }
  if (size < 65_536) {
    frames[at + 1] = TWO_BYTES
    return frames.writeUInt16BE(size, at + 2)
  }
  frames[at + 1] = EIGHT_BYTES
  return frames.writeBigUInt64BE(BigInt(size), at + 2)
}
