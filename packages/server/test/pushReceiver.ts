/** A push service and a browser in one: accepts messages, checks who signed them, and decrypts them (RFC 8188, 8291, 8292). */
import { createDecipheriv, createECDH, createHmac, createPublicKey, type ECDH, randomBytes, verify } from 'node:crypto'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface Receiver {
  readonly url: string
  readonly received: Received[]
  /** What the next requests are answered with; 201 if nothing is said. */
  readonly replies: number[]
}

/** An HTTP server that notes what it gets. */
export async function receiver(): Promise<Receiver> {
  const received: Received[] = []
  const replies: number[] = []
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(replies.shift() ?? 201).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, replies }
}

export class TestBrowser {
  private readonly keys: ECDH = createECDH('prime256v1')
  private readonly auth = randomBytes(16)
  private readonly endpoint: string

  constructor(endpoint: string) {
    this.keys.generateKeys()
    this.endpoint = endpoint
  }

  get subscription() {
    const keys = { p256dh: this.keys.getPublicKey('base64url'), auth: this.auth.toString('base64url') }
    return { endpoint: this.endpoint, keys }
  }

  decrypt(body: Buffer): Record<string, unknown> {
    const salt = body.subarray(0, 16)
    const length = body[20]!
    const sender = body.subarray(21, 21 + length)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.keys.getPublicKey(), sender])
    const shared = hkdf(this.auth, this.keys.computeSecret(sender), info, 32)
    const key = hkdf(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
    const nonce = hkdf(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12)
    const content = body.subarray(21 + length)
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(content.subarray(-16))
    const plain = Buffer.concat([decipher.update(content.subarray(0, -16)), decipher.final()])
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString())
  }
}

function hkdf(salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer {
  const extracted = createHmac('sha256', salt).update(key).digest()
  return createHmac('sha256', extracted)
    .update(info)
    .update(Buffer.from([1]))
    .digest()
    .subarray(0, length)
}

/** What the signature of a push message claims, if the key that the server has published made it. */
export function vapidClaims({ headers }: Received, pushKey: string): Record<string, unknown> | undefined {
  const { t = '', k } = Object.fromEntries(
    [...(headers.authorization ?? '').matchAll(/([tk])=([\w.-]+)/g)].map(([, name, value]) => [name!, value!]),
  ) as { t?: string; k?: string }
  const [head = '', claims = '', signature = ''] = t.split('.')
  const point = Buffer.from(pushKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const key = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' as const }
  const isRight = verify('sha256', Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, 'base64url'))
  return isRight && k === pushKey ? JSON.parse(Buffer.from(claims, 'base64url').toString()) : undefined
}
