/** An SMTP server that keeps what it gets. */
import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

export interface Mailbox {
  readonly port: number
  /** Whole messages, with headers; what was folded or encoded for the way is readable again. */
  readonly messages: string[]
  /** How many of the next messages are refused for now. */
  failures: number
}

export async function mailbox(): Promise<Mailbox> {
  const box = { port: 0, messages: [] as string[], failures: 0 }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _, callback) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        if (box.failures-- > 0) return callback(Object.assign(new Error('busy'), { responseCode: 451 }))
        box.messages.push(readable(Buffer.concat(parts).toString()))
        callback()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  box.port = (server.server.address() as AddressInfo).port
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return box
}

function readable(message: string): string {
  const [head = '', ...rest] = message.split('\r\n\r\n')
  const body = rest.join('\r\n\r\n')
  const unfolded = head
    .replaceAll(/\r\n[ \t]+/g, ' ')
    .replaceAll(/=\?UTF-8\?Q\?(.*?)\?=/gi, (_, text: string) => quoted(text.replaceAll('_', ' ')))
  const content = /quoted-printable/i.test(head)
    ? quoted(body.replaceAll(/=\r\n/g, ''))
    : /base64/i.test(head)
      ? Buffer.from(body, 'base64').toString()
      : body
  return `${unfolded}\n\n${content}`
}

const quoted = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString()
