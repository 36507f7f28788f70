/** A browser for tests: it keeps the cookies that the server sets, and somebody may read or plant one. */
import { type Answered, call } from './client.ts'

export class TestBrowser {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly cookies = new Map<string, string>()

  constructor(url: string, headers: Readonly<Record<string, string>> = {}) {
    this.url = url
    this.headers = headers
  }

  get cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async call(method: string, path: string, body?: unknown): Promise<Answered> {
    const answered = await call(this.url, method, path, body, { ...this.headers, cookie: this.cookie })
    for (const set of answered.headers.getSetCookie()) {
      const [, name = '', value = '', age = ''] = /^([^=]+)=([^;]*).*Max-Age=(\d+)/.exec(set) ?? []
      if (age === '0') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    return answered
  }

  /** Somebody else with a copy of this browser's cookies. */
  copy(): TestBrowser {
    const other = new TestBrowser(this.url, this.headers)
    for (const [name, value] of this.cookies) other.cookies.set(name, value)
    return other
  }

  async me(): Promise<unknown> {
    const { status, body } = await this.call('GET', '/api/me')
    return status === 200 ? body.name : status
  }
}
