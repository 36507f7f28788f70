/** The bus on NATS: one subject for each node. NATS keeps nothing, and nothing needs to be kept. */
import { setTimeout as sleep } from 'node:timers/promises'
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node'
import type { Bus } from './bus.ts'

const RECONNECT_MS = 500
const CONNECT_MS = 5000
/** How long the server may take to answer; and how often it is asked: a line that is cut tells nobody, and TCP waits for minutes. */
const FLUSH_MS = 1000
const PROBE_MS = 1000

export class NatsBus implements Bus {
  private readonly connection: NatsConnection
  /** Several systems may share one NATS. */
  private readonly prefix: string
  private subscription: Subscription | undefined
  private readonly probe: NodeJS.Timeout
  private asked: Promise<void> | undefined
  private isConnected = true
  private isAnswering = true

  private constructor(connection: NatsConnection, prefix: string) {
    this.connection = connection
    this.prefix = prefix
    void this.follow()
    this.probe = setInterval(() => void this.look(), PROBE_MS)
    this.probe.unref()
  }

  static async open(url: string, system: string): Promise<NatsBus> {
    const connection = await connect({
      servers: url,
      name: 'alea',
      timeout: CONNECT_MS,
      maxReconnectAttempts: -1,
      reconnectTimeWait: RECONNECT_MS,
    })
    return new NatsBus(connection, `alea.${system}`)
  }

  private async follow(): Promise<void> {
    for await (const { type } of this.connection.status())
      if (type === 'disconnect') this.isConnected = false
      else if (type === 'reconnect') {
        this.isConnected = true
        // What was asked over the old connection is answered by nobody.
        this.isAnswering = true
        this.asked = undefined
      }
  }

  get isUp(): boolean {
    return this.isConnected && this.isAnswering
  }

  /** One question at a time, however long it takes: once it is answered, the line is mended. */
  private async look(): Promise<void> {
    if (this.asked || !this.isConnected || this.connection.isClosed()) return
    const asked = this.connection.flush()
    this.asked = asked
    const late = setTimeout(() => {
      if (this.asked === asked) this.isAnswering = false
    }, FLUSH_MS)
    const isAnswered = await asked.then(
      () => true,
      () => false,
    )
    clearTimeout(late)
    if (this.asked !== asked) return
    this.asked = undefined
    this.isAnswering = isAnswered
  }

  get longest(): number {
    return this.connection.info?.max_payload ?? 0
  }

  async listen(address: string, hear: (text: string) => void): Promise<void> {
    this.subscription?.unsubscribe()
    this.subscription = this.connection.subscribe(`${this.prefix}.${address}`, {
      callback: (error, message) => {
        if (!error) hear(message.string())
      },
    })
    // While NATS is down, it listens as soon as it is back.
    await Promise.race([this.connection.flush(), sleep(FLUSH_MS, undefined, { ref: false })])
  }

  send(address: string, text: string): void {
    if (this.isUp && !this.connection.isClosed()) this.connection.publish(`${this.prefix}.${address}`, text)
  }

  async close(): Promise<void> {
    clearInterval(this.probe)
    this.isConnected = false
    await Promise.race([this.connection.flush(), sleep(FLUSH_MS, undefined, { ref: false })]).catch(() => {})
    await this.connection.close()
  }
}
