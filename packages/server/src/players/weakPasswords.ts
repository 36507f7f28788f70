/** Passwords that are guessed first. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The commonest of eight characters and more, from public lists of passwords that leaked, and French ones. */
let common: ReadonlySet<string> | undefined

/** Is it among the commonest, the name itself, or one short piece again and again? */
export function isWeakPassword(password: string, name: string): boolean {
  const folded = fold(password)
  const called = fold(name)
  common ??= new Set(readFileSync(join(import.meta.dirname, 'data', 'commonPasswords.txt'), 'utf8').split('\n'))
  return common.has(folded) || called === folded || withoutDigits(folded) === called || /^(.{1,4})\1+$/u.test(folded)
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase().replace(/\s+/gu, '')

const withoutDigits = (text: string): string => text.replace(/[\d!.?_-]+$/u, '')
