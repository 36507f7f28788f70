import { call } from '../../test/client.ts'
import type { Attack } from './attack.ts'

const LIMIT = 600

/** One household has 2⁶⁴ addresses. */
export const rotatingAddresses: Attack = {
  name: 'flooder-rotates-addresses',
  what: 'sends every request from another address of the same IPv6 network',
  settings: { trustProxy: true, requestsPerMinute: LIMIT },
  async run({ url }, signal) {
    let sent = 0
    let accepted = 0
    const began = performance.now()
    const flood = async () => {
      while (!signal.aborted) {
        const i = sent++
        const address = `2001:db8:1:2:${(i >> 16).toString(16)}:${(i & 0xffff).toString(16)}::1`
        const { status } = await call(url, 'GET', '/api/games', undefined, { 'x-forwarded-for': address })
        if (status === 200) accepted++
      }
    }
    await Promise.all(Array.from({ length: 8 }, flood))
    const most = LIMIT + (LIMIT * (performance.now() - began)) / 60_000 + 1
    return accepted > most
      ? [`${accepted} of ${sent} requests were accepted, at most ${Math.round(most)} should be`]
      : []
  },
}
