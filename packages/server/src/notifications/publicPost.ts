/** Sends a request to an address that a stranger has chosen: never into the operator's own network, unless that is allowed. */
import { lookup } from 'node:dns'
import { request as httpRequest } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { BlockList, isIP, type LookupFunction } from 'node:net'

const TIMEOUT_MS = 10_000

const PRIVATE_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const
/** Only 2000::/3 is public; of that, these are not, or lead to IPv4 addresses that may be private. */
const PRIVATE_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const

const privateAddresses = new BlockList()
for (const [net, bits] of PRIVATE_V4) privateAddresses.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of PRIVATE_V6) privateAddresses.addSubnet(net, bits, 'ipv6')
const publicV6 = new BlockList()
publicV6.addSubnet('2000::', 3, 'ipv6')

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !privateAddresses.check(address, 'ipv4')
  return isIP(address) === 6 && publicV6.check(address, 'ipv6') && !privateAddresses.check(address, 'ipv6')
}

/** Checked when the name is resolved for the connection itself: a name that resolves differently the second time gains nothing. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const allowed = addresses.filter(({ address }) => isPublicAddress(address))
    const [first] = allowed
    if (!first) return callback(new Error(`${hostname} is not a public address`), '')
    if (options.all) callback(null, allowed)
    else callback(null, first.address, first.family)
  })
}

/** May be asked at all: https and no private address, unless everything is allowed. */
export function isAllowedUrl(text: string, isAnyAllowed: boolean): boolean {
  const url = URL.parse(text)
  if (url?.username !== '' || url.password !== '') return false
  if (url.protocol !== 'https:' && !(isAnyAllowed && url.protocol === 'http:')) return false
  const host = url.hostname.replace(/^\[|\]$/g, '')
  return isAnyAllowed || isIP(host) === 0 || isPublicAddress(host)
}

export interface Posted {
  readonly url: string
  readonly headers: Readonly<Record<string, string | number>>
  readonly body: Buffer | string
}

/** Returns the status of the reply; what it says is not read, and redirections are not followed. */
export function publicPost(
  { url, headers, body }: Posted,
  isAnyAllowed: boolean,
  signal: AbortSignal,
): Promise<number> {
  return new Promise((resolve, reject) => {
    if (!isAllowedUrl(url, isAnyAllowed)) return reject(new Error('not a public https address'))
    const send = url.startsWith('https:') ? httpsRequest : httpRequest
    const asked = send(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        agent: false,
        ...(!isAnyAllowed && { lookup: publicLookup }),
      },
      (response) => {
        resolve(response.statusCode ?? 0)
        response.destroy()
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })
}
