/** The cookies of the server, and where a request carries a token. */
import type { IncomingHttpHeaders } from 'node:http'

export const SESSION_COOKIE = 'alea'
/** Says that somebody has signed in here before; lets nobody in. */
export const DEVICE_COOKIE = 'alea-device'

/**
 * `foreign`: for a page of another site (`origins`), which browsers send it from only if it says so, and only over https. What such pages may do is decided by
 * their origin, not by the cookie.
 */
export interface CookieWay {
  readonly secure: boolean
  readonly foreign: boolean
}

/** `seconds` 0 takes it away. */
export function cookieOf(name: string, value: string, seconds: number, { secure, foreign }: CookieWay): string {
  const site = secure && foreign ? ['SameSite=None', 'Partitioned'] : ['SameSite=Lax']
  const attributes = ['Path=/', 'HttpOnly', ...site, `Max-Age=${Math.floor(seconds)}`, ...(secure ? ['Secure'] : [])]
  return `${name}=${value}; ${attributes.join('; ')}`
}

export function cookieIn({ cookie }: IncomingHttpHeaders, wanted: string): string | undefined {
  for (const pair of cookie?.split(';') ?? []) {
    const [name, value] = pair.trim().split('=')
    if (name === wanted) return value
  }
  return undefined
}

/** The token of a request, and whether a program sent it: browsers keep theirs in a cookie. */
export function tokenIn(
  headers: IncomingHttpHeaders,
): { readonly token: string; readonly program: boolean } | undefined {
  const { authorization } = headers
  if (authorization?.startsWith('Bearer ')) return { token: authorization.slice('Bearer '.length), program: true }
  const token = cookieIn(headers, SESSION_COOKIE)
  return token === undefined ? undefined : { token, program: false }
}
