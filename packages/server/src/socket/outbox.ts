/**
 * Frames on their way to one client. Everything of one moment leaves in one write: that call of the system costs more than all our own
 * work for an answer. Frames are put together here because ws would hand each over in two parts, each part with its own way through a stream.
 */
import type { Duplex } from 'node:stream'

export class Outbox {
  private readonly wire: Duplex
  private texts: string[] = []
  /** About as many bytes wait here for the end of the moment. */
  private waiting = 0

  constructor(wire: Duplex) {
    this.wire = wire
  }

  put(text: string): void {
    if (this.texts.push(text) === 1) atTheEnd(this)
    this.waiting += text.length
  }

  /** Bytes that are not yet with the system. */
  get behind(): number {
    return this.wire.writableLength + this.waiting
  }

  flush(): void {
    const { texts, wire } = this
    if (texts.length === 0) return
    this.texts = []
    this.waiting = 0
    if (wire.writable) wire.write(framed(texts))
  }
}

let full: Outbox[] = []

function atTheEnd(outbox: Outbox): void {
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

/** Texts as a server sends them (RFC 6455, 5.2): whole, and not masked. */
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
