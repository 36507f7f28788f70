/** The line between one node and a server it needs: it can be cut for that node alone. */
import { connect, createServer, type Server, type Socket } from 'node:net'

export class Line {
  readonly port: number
  private readonly listener: Server
  private readonly target: number
  private readonly ends = new Set<Socket>()
  private isCut = false

  private constructor(listener: Server, target: number) {
    this.listener = listener
    this.target = target
    this.port = (listener.address() as { port: number }).port
    listener.on('connection', (near) => this.join(near))
  }

  static async to(target: number): Promise<Line> {
    const listener = createServer()
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
    return new Line(listener, target)
  }

  private join(near: Socket): void {
    const far = connect(this.target, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(one)
      one.setNoDelay()
      one.on('data', (bytes) => other.write(bytes))
      one.on('error', () => {})
      one.on('close', () => {
        this.ends.delete(one)
        other.destroy()
      })
      if (this.isCut) one.pause()
    }
  }

  /** Nothing gets through any more, and nobody is told: as when a switch dies. What is on its way arrives once the line is mended. */
  cut(): void {
    this.isCut = true
    for (const end of this.ends) end.pause()
  }

  mend(): void {
    this.isCut = false
    for (const end of this.ends) end.resume()
  }

  close(): void {
    this.listener.close()
    for (const end of this.ends) end.destroy()
  }
}
