/**
 * The bus where there is no other: rows of a table, and a notification that there are some. Letters of one node are written one transaction after the
 * other, so they are read in the order in which they were sent.
 */
import type pg from 'pg'
import { clientOf, leasePoolOf } from '../../storage/postgres/connection.ts'
import type { Bus } from './bus.ts'

/** A notification may be lost with its connection: then letters wait for so long. */
const POLL_MS = 500
const SEND = `
  WITH sent AS (
    INSERT INTO letters (address, text)
    SELECT address, text
    FROM ROWS FROM (json_to_recordset($1::json) AS (address text, text text)) WITH ORDINALITY AS given (address, text, place) ORDER BY place
    RETURNING address
  )
  SELECT pg_notify($2, address) FROM (SELECT DISTINCT address FROM sent) AS addressed`
const TAKE = `
  WITH taken AS (DELETE FROM letters WHERE address = $1 RETURNING number, text)
  SELECT text FROM taken ORDER BY number`
/** Of nodes that are dead. */
const SWEEP = 'DELETE FROM letters WHERE address NOT IN (SELECT node FROM nodes WHERE expires > now_ms() - 60000)'

export class PostgresBus implements Bus {
  private readonly url: string
  private readonly channel: string
  private readonly pool: pg.Pool
  private ear: pg.Client | undefined
  private address = ''
  private hear: (text: string) => void = () => {}
  private waiting: { readonly address: string; readonly text: string }[] = []
  private isSending = false
  private isTaking = false
  private mayHaveMore = false
  private closed = false
  private readonly poll: NodeJS.Timeout
  isUp = true
  readonly longest = Number.POSITIVE_INFINITY

  constructor(url: string, system: string) {
    this.url = url
    this.channel = `alea_${system}`
    this.pool = leasePoolOf(url)
    this.pool.on('error', () => {})
    this.poll = setInterval(() => this.look(), POLL_MS)
    this.poll.unref()
  }

  async listen(address: string, hear: (text: string) => void): Promise<void> {
    this.address = address
    this.hear = hear
    await this.pool.query(SWEEP)
    await this.prick()
  }

  /** Opens the connection over which notifications come. */
  private async prick(): Promise<void> {
    if (this.ear || this.closed) return
    const ear = clientOf(this.url)
    this.ear = ear
    const gone = () => {
      if (this.ear === ear) this.ear = undefined
    }
    ear.on('error', gone)
    ear.on('end', gone)
    ear.on('notification', ({ payload }) => {
      if (payload === this.address) void this.take()
    })
    try {
      await ear.connect()
      await ear.query(`LISTEN ${this.channel}`)
    } catch {
      gone()
      await ear.end().catch(() => {})
    }
  }

  private look(): void {
    if (this.address === '' || this.closed) return
    void this.prick()
    void this.take()
    void this.flush()
  }

  private async take(): Promise<void> {
    this.mayHaveMore = true
    if (this.isTaking) return
    this.isTaking = true
    try {
      while (this.mayHaveMore && !this.closed) {
        this.mayHaveMore = false
        const { address, hear } = this
        const { rows } = await this.pool.query<{ text: string }>(TAKE, [address])
        if (address === this.address) for (const { text } of rows) hear(text)
      }
      this.isUp = true
    } catch {
      this.isUp = false
    }
    this.isTaking = false
  }

  send(address: string, text: string): void {
    if (this.closed) return
    this.waiting.push({ address, text })
    if (!this.isSending) setImmediate(() => void this.flush())
  }

  private async flush(): Promise<void> {
    if (this.isSending || this.waiting.length === 0) return
    this.isSending = true
    try {
      while (this.waiting.length > 0) {
        const letters = this.waiting.splice(0)
        await this.pool.query(SEND, [JSON.stringify(letters), this.channel])
      }
    } catch {
      // Lost: whoever waits for them notices by the numbers.
    }
    this.isSending = false
  }

  async close(): Promise<void> {
    while (this.isSending) await new Promise((resolve) => setTimeout(resolve, 2))
    await this.flush()
    this.closed = true
    clearInterval(this.poll)
    await this.ear?.end().catch(() => {})
    await this.pool.end()
  }
}
