/** Addresses as limits and lists of sessions see them. */
import { isIPv4, isIPv6 } from 'node:net'

/** Who shares a limit: an IPv4 address, also if it is written as IPv6, or the /64 network that one household or one machine has for itself. */
export function limitKey(address: string): string {
  const plain = withoutZone(address)
  if (!isIPv6(plain)) return plain
  const groups = groupsOf(plain)
  return mappedIPv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`
}

/** The beginning of an address: enough to tell one's own network from another, not to find somebody. `local` is this machine or its network. */
export function networkOf(address: string): string {
  const plain = withoutZone(address)
  const groups = isIPv6(plain) ? groupsOf(plain) : []
  const four = isIPv4(plain) ? plain : mappedIPv4(groups)
  if (four !== undefined) return LOCAL_IPV4.test(four) ? LOCAL : `${four.split('.').slice(0, 2).join('.')}.*`
  if (groups.length === 0) return ''
  return /^(?:0:){7}1$|^fe[89ab]|^f[cd]/.test(groups.join(':')) ? LOCAL : `${groups.slice(0, 2).join(':')}:*`
}

export const LOCAL = 'local'
const LOCAL_IPV4 = /^(?:127|10|192\.168|169\.254|172\.(?:1[6-9]|2\d|3[01]))\./

const withoutZone = (address: string): string => address.split('%', 1)[0]!

/** All eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  // The URL parser writes every address in one way: compressed, in hexadecimal digits.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const first = head === '' ? [] : head.split(':')
  const last = tail === undefined || tail === '' ? [] : tail.split(':')
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
}

function mappedIPv4(groups: readonly string[]): string | undefined {
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined
  const [high = 0, low = 0] = groups.slice(6).map((group) => Number.parseInt(group, 16))
  return [high >> 8, high & 255, low >> 8, low & 255].join('.')
}
