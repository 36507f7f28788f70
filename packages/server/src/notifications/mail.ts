/** E-mail by the operator's SMTP server: turns, several of them in one message, and the confirmation of an address. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Language } from '@alea/engine'
import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import { NOTIFICATIONS } from '../text/index.ts'
import type { WaitingTable } from './notification.ts'

const TIMEOUT_MS = 15_000
const CONFIRM_MS = 7 * 86_400_000

type Purpose = 'confirm' | 'unsubscribe'

export class Mail {
  private readonly config: NonNullable<Config['mail']>
  private readonly site: string
  private readonly key: Buffer
  private readonly transport: Transporter

  constructor(config: NonNullable<Config['mail']>, site: string, key: Buffer) {
    this.config = config
    this.site = site
    this.key = key
    const { host, port, secure = false, user, password = '' } = config
    this.transport = createTransport({
      host,
      port,
      secure,
      ...(user !== undefined && { auth: { user, pass: password } }),
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }

  /** Several tables that wait are one message. */
  async sendTurns(player: string, to: string, tables: readonly WaitingTable[], language: Language): Promise<void> {
    const words = NOTIFICATIONS[language]
    const token = this.token('unsubscribe', player, to)
    const lines = tables.map(({ title, others, match }) => `${words.line(title, others)}\n${this.site}/table/${match}`)
    const stop = `${this.site}/unsubscribe?token=${token}`
    await this.transport.sendMail({
      from: this.config.from,
      to,
      subject: words.subject(tables.map(({ title }) => title)),
      text: `${words.intro(tables.length)}\n\n${lines.join('\n\n')}\n\n-- \n${words.footer}\n${stop}\n`,
      headers: {
        'List-Unsubscribe': `<${this.site}/api/mail/unsubscribe?token=${token}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
        'Auto-Submitted': 'auto-generated',
      },
    })
  }

  async sendConfirmation(player: string, to: string, name: string, language: Language, now: number): Promise<void> {
    const words = NOTIFICATIONS[language]
    const token = this.token('confirm', player, to, now + CONFIRM_MS)
    await this.transport.sendMail({
      from: this.config.from,
      to,
      subject: words.confirmSubject,
      text: `${words.confirmText(name)}\n\n${this.site}/confirm-mail?token=${token}\n\n${words.confirmIgnore}\n`,
      headers: { 'Auto-Submitted': 'auto-generated' },
    })
  }

  /** Bound to the address: a link in an old message does nothing to a new one. */
  private token(purpose: Purpose, player: string, address: string, until = 0): string {
    return `${player}.${until}.${macOf(this.key, purpose, player, address, until)}`
  }

  /** Whose token it is, if it is about the address that player has now. */
  async read(
    purpose: Purpose,
    token: string,
    addressOf: (player: string) => Promise<string | undefined>,
    now: number,
  ): Promise<string | undefined> {
    const [player = '', until = '', mac = ''] = token.split('.')
    const address = await addressOf(player)
    if (address === undefined || !/^\d{1,15}$/.test(until)) return undefined
    const [given, right] = [Buffer.from(mac), Buffer.from(macOf(this.key, purpose, player, address, Number(until)))]
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    return Number(until) === 0 || now < Number(until) ? player : undefined
  }

  close(): void {
    this.transport.close()
  }
}

const macOf = (key: Buffer, purpose: Purpose, player: string, address: string, until: number): string =>
  createHmac('sha256', key)
    .update(JSON.stringify([purpose, player, address, until]))
    .digest('base64url')

/** The mail server will say the same tomorrow: no such mailbox, or not wanted. */
export const isRefusedForGood = (error: unknown): boolean =>
  Number((error as { responseCode?: number }).responseCode) >= 500
