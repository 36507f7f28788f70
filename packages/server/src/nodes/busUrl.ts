/** The address of a bus, and what of it may be shown. */
import { InputError } from '@alea/engine'
import { FAULTS } from '../text/index.ts'

/** Without name and password. */
export function shownBus(url: string): string {
  const shown = URL.parse(url)
  if (!shown) return ''
  shown.username = ''
  shown.password = ''
  return shown.href
}

/** Rejects what is no address of a bus without repeating it: it may hold a password. */
export function checkBus(url: string): void {
  if (!/^(nats|tls):\/\//.test(url) || !URL.parse(url)?.hostname)
    throw new InputError((language) => FAULTS[language].noBusUrl)
}
