/**
 * Under which names the server may be asked. A page of an attacker can point its own name at this machine (DNS rebinding); its browser then takes the server for
 * part of that page, but says that name in every request.
 */
import type { Config } from '../config.ts'

const LOOPBACK = /^(?:localhost|(?:[\w-]+\.)+localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
const LOOPBACK_ADDRESS = /^(?:localhost|127(?:\.\d{1,3}){3}|::1)$/

/** Without names of its own, a server that only this machine can reach has only the names of this machine; behind a proxy, the proxy decides. */
export function hostCheck({ host, hosts, trustProxy }: Config): (header: string | undefined) => boolean {
  if (hosts.length === 0 && (trustProxy || !LOOPBACK_ADDRESS.test(host))) return () => true
  const names = new Set(hosts.map((name) => name.toLowerCase()))
  return (header) => {
    const name = nameIn(header)
    return LOOPBACK.test(name) || names.has(name)
  }
}

/** Without the port and the dot that may end a name. */
export const nameIn = (header = ''): string => header.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
