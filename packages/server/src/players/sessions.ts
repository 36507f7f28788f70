/** Sessions: a token signed by this server, in an http-only cookie or, for programs, in the authorization header. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

export const COOKIE = 'alea'
const YEAR_S = 31_536_000

export class Sessions {
  private readonly key: Buffer
  private readonly secure: boolean

  constructor(key: Buffer, secure: boolean) {
    this.key = key
    this.secure = secure
  }

  token(player: string, now: number): string {
    const body = `${player}.${Math.floor(now / 1000).toString(36)}`
    return `${body}.${this.sign(body)}`
  }

  /** The player of a token, if we signed it and it is not too old. */
  player(token: string, now: number): string | undefined {
    const cut = token.lastIndexOf('.')
    const body = token.slice(0, cut)
    const [player, issued = ''] = body.split('.')
    const given = Buffer.from(token.slice(cut + 1))
    const right = Buffer.from(this.sign(body))
    if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined
    return now / 1000 - Number.parseInt(issued, 36) < YEAR_S ? player : undefined
  }

  private sign(body: string): string {
    return createHmac('sha256', this.key).update(body).digest('base64url')
  }

  /** The token in a request's headers. */
  tokenIn({ authorization, cookie }: IncomingHttpHeaders): string | undefined {
    if (authorization?.startsWith('Bearer ')) return authorization.slice('Bearer '.length)
    for (const pair of cookie?.split(';') ?? []) {
      const [name, value] = pair.trim().split('=')
      if (name === COOKIE) return value
    }
    return undefined
  }

  cookie(token: string): string {
    const attributes = ['Path=/', 'HttpOnly', 'SameSite=Lax', `Max-Age=${YEAR_S}`, ...(this.secure ? ['Secure'] : [])]
    return `${COOKIE}=${token}; ${attributes.join('; ')}`
  }

  get expiredCookie(): string {
    return `${COOKIE}=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0${this.secure ? '; Secure' : ''}`
  }
}
