import { setTimeout as sleep } from 'node:timers/promises'
import { TestBrowser } from '../../test/browser.ts'
import { call } from '../../test/client.ts'
import { cpuOf } from '../load/figures.ts'
import type { Attack } from './attack.ts'

const AT_ONCE = 32
/** Per cent of a core: one, and what the thread of the storage does meanwhile. */
const MOST_BUSY = 115

/** Each try from another address: behind a proxy that says so. */
export const wrongPasswords: Attack = {
  name: 'botnet-guesses-passwords',
  what: 'tries wrong passwords for one account and for many names from thousands of addresses while the owner signs in',
  settings: { trustProxy: true },
  // Checking a password takes a core for a tenth of a second.
  p99: 250,
  async run({ url, pid }, signal, measured) {
    const findings: string[] = []
    const credentials = { name: `Owner ${process.pid}`, password: 'the right password' }
    const owner = new TestBrowser(url, { 'x-forwarded-for': '198.51.100.1' })
    await owner.call('POST', '/api/guests', {})
    await owner.call('POST', '/api/accounts', credentials)
    await owner.call('DELETE', '/api/sessions')
    let tries = 0
    const guess = async () => {
      while (!signal.aborted) {
        const i = tries++
        const from = { 'x-forwarded-for': `10.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}` }
        const name = i % 2 === 0 ? credentials.name : `Somebody ${i % 1000}`
        const wrong = { name, password: `wrong password ${i}` }
        const { status, body } = await call(url, 'POST', '/api/sessions', wrong, from)
        if (status !== 403 && status !== 429) findings.push(`a wrong password: ${status} ${body.code}`)
      }
    }
    const busy = busyBesideMain(pid)
    const guessing = Array.from({ length: AT_ONCE }, guess)
    while (!signal.aborted) {
      const { status } = await owner.call('POST', '/api/sessions', credentials)
      if (status !== 200) findings.push(`the owner was refused with ${status} after ${tries} tries`)
      await owner.call('DELETE', '/api/sessions')
      // As often as a person might, within the limit of ten a minute.
      await sleep(7000, undefined, { signal }).catch(() => {})
    }
    await Promise.all(guessing)
    measured({ what: '% of a core beside the main thread', value: busy(), most: MOST_BUSY })
    const abroad = new TestBrowser(url, { 'x-forwarded-for': '203.0.113.9' })
    const { status } = await abroad.call('POST', '/api/sessions', credentials)
    if (status !== 200) findings.push(`afterwards the owner was refused elsewhere with ${status}`)
    return findings
  },
}

/** Per cent of a core that all other threads have used since: passwords are hashed there. */
function busyBesideMain(pid: number): () => number {
  const used = () => [...cpuOf(pid)].reduce((sum, [thread, ms]) => (thread === `${pid}` ? sum : sum + ms), 0)
  const [before, at] = [used(), performance.now()]
  return () => Math.round((100 * (used() - before)) / (performance.now() - at))
}
