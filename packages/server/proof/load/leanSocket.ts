/** A WebSocket that does no more than a generator of load needs: what it saves is left for the server on the other core. */
import { request } from 'node:http'
import type { Socket } from 'node:net'

export class LeanSocket {
  private readonly wire: Socket
  private readonly hear: (text: string) => void
  private rest: Buffer

  private constructor(wire: Socket, head: Buffer, hear: (text: string) => void) {
    this.wire = wire
    this.hear = hear
    this.rest = head
    wire.setNoDelay(true)
    wire.on('data', (chunk: Buffer) => this.read(chunk))
    wire.on('error', () => {})
    this.read(Buffer.alloc(0))
  }

  static open(url: string, protocol: string, token: string, hear: (text: string) => void): Promise<LeanSocket> {
    const headers = {
      connection: 'Upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': Buffer.alloc(16, 1).toString('base64'),
      'sec-websocket-protocol': protocol,
      authorization: `Bearer ${token}`,
    }
    return new Promise((resolve, reject) => {
      const asking = request(url, { headers })
      asking.on('upgrade', (_, wire, head) => resolve(new LeanSocket(wire as Socket, head, hear)))
      asking.on('response', ({ statusCode }) => reject(new Error(`the server answers ${statusCode}`)))
      asking.on('error', reject)
      asking.end()
    })
  }

  private read(chunk: Buffer): void {
    const data = this.rest.length > 0 ? Buffer.concat([this.rest, chunk]) : chunk
    let at = 0
    for (let frame = frameAt(data, at); frame; frame = frameAt(data, at)) {
      at = frame.end
      // Pings need no answer here: every answer played is a sign of life.
      if (frame.isText) this.hear(data.toString('utf8', frame.start, frame.end))
    }
    this.rest = data.subarray(at)
  }

  /** Masked with zeros: a mask protects proxies, and there is none between here and the server. */
  send(text: string): void {
    const size = Buffer.byteLength(text)
    const frame = Buffer.allocUnsafe(8 + size)
    frame[0] = 0x81
    frame[1] = 0x80 | 126
    frame.writeUInt16BE(size, 2)
    frame.writeUInt32BE(0, 4)
    frame.write(text, 8)
    this.wire.write(frame)
  }

  close(): void {
    this.wire.destroy()
  }
}

/** Where the frame at this place has its text; undefined if it has not arrived whole. */
function frameAt(data: Buffer, at: number): { isText: boolean; start: number; end: number } | undefined {
  if (data.length < at + 2) return undefined
  const short = data[at + 1]!
  const start = at + (short < 126 ? 2 : short === 126 ? 4 : 10)
  if (data.length < start) return undefined
  const size = short < 126 ? short : short === 126 ? data.readUInt16BE(at + 2) : Number(data.readBigUInt64BE(at + 2))
  const end = start + size
  return data.length < end ? undefined : { isText: data[at] === 0x81, start, end }
}
