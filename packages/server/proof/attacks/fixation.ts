import { TestBrowser } from '../../test/browser.ts'
import { call } from '../../test/client.ts'
import type { Attack } from './attack.ts'

/** Somebody plants a cookie of their own in another's browser and waits for them to sign up or in. */
export const fixation: Attack = {
  name: 'guest-plants-session',
  what: 'plants guest cookies in other browsers, and tries to be the accounts that sign up and in there; then keeps copies of cookies that were signed out',
  async run({ url }, signal) {
    const findings: string[] = []
    const isIn = async (browser: TestBrowser) => (await browser.call('GET', '/api/me')).status === 200
    for (let i = 0; !signal.aborted && i < 50; i++) {
      const credentials = { name: `Fixed ${process.pid} ${i}`, password: `a long password ${i}` }
      const attacker = new TestBrowser(url)
      await attacker.call('POST', '/api/guests', {})
      const victim = attacker.copy()
      const up = await victim.call('POST', '/api/accounts', credentials)
      if (up.status === 429) break
      if (up.status !== 200) findings.push(`signing up: ${up.status} ${up.body.code}`)
      if (await isIn(attacker)) findings.push('a planted session survived signing up')
      const thief = victim.copy()
      await victim.call('DELETE', '/api/sessions')
      if (await isIn(thief)) findings.push('a copied session survived signing out')
      const planted = new TestBrowser(url)
      await planted.call('POST', '/api/guests', {})
      const again = planted.copy()
      if ((await again.call('POST', '/api/sessions', credentials)).status !== 200) continue
      if (await isIn(planted)) findings.push('a planted session survived signing in')
      const before = again.copy()
      const change = { old: credentials.password, password: `another long one ${i}` }
      if ((await again.call('PUT', '/api/me/password', change)).status !== 200) continue
      if (await isIn(before)) findings.push('a copied session survived a new password')
      const guest = (await call(url, 'POST', '/api/guests', { token: true })).body.token as string
      const [id = ''] = again.cookies.get('alea')!.split('.')
      const mixed = await call(url, 'GET', '/api/me', undefined, {
        authorization: `Bearer ${id}.${guest.split('.')[1]}`,
      })
      if (mixed.status !== 401) findings.push('the id of a session was enough')
    }
    return findings
  },
}
