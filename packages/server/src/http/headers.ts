/** Security headers of every response, and which pages may use the API. */
import type { IncomingHttpHeaders } from 'node:http'
import type { Config } from '../config.ts'

const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

export const securityHeaders = (secure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': CSP,
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/**
 * A browser sends the origin of the page; programs send none. Only our own pages and configured origins are accepted. Of a site that is reached by https, a page by
 * http is not its own: anybody on the way may have written it.
 */
export function isOwnOrigin(
  { origin, host }: IncomingHttpHeaders,
  { origins, secure }: Pick<Config, 'origins' | 'secure'>,
): boolean {
  if (origin === undefined) return true
  if (origins.includes(origin)) return true
  try {
    const page = new URL(origin)
    return page.host === host && !(secure && page.protocol === 'http:')
  } catch {
    return false
  }
}

/** Is it a page of another site that may use this server? */
export const isForeignOrigin = ({ origin, host }: IncomingHttpHeaders, allowed: readonly string[]): boolean =>
  origin !== undefined && allowed.includes(origin) && new URL(origin).host !== host

/** For a page of another site that may use this server, cookies and tokens included. */
export const foreignHeaders = (origin: string): Readonly<Record<string, string>> => ({
  'access-control-allow-origin': origin,
  'access-control-allow-credentials': 'true',
  'cross-origin-resource-policy': 'cross-origin',
})

/** What a browser asks for before such a page sends its request. */
export const PREFLIGHT: Readonly<Record<string, string>> = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, accept-language',
  'access-control-max-age': '7200',
}
