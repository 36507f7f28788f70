/** What changes between two views of any game, in words. */
import type { Language, Seat } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { spoken, valueText } from './spoken.ts'

/** More changes than this are too many to read while pointing. */
const READABLE = 4

export function previewText(
  before: unknown,
  after: unknown,
  _seat: Seat,
  language: Language,
  names: readonly string[],
): string | undefined {
  const changes = changesBetween(before, after, [])
  if (changes.length === 0) return undefined
  const said = changes
    .slice(0, READABLE)
    .map(
      ({ path, was, now }) =>
        `${pathText(path, language, names)} ${valueText(was, language)} → ${valueText(now, language)}`,
    )
  return [
    ...said,
    ...(changes.length > READABLE ? [WORDS[language].generic.andMore(changes.length - READABLE)] : []),
  ].join(', ')
}

interface Change {
  readonly path: readonly string[]
  readonly was: unknown
  readonly now: unknown
}

/** Lists whose length changed are described by their length. */
function changesBetween(was: unknown, now: unknown, path: readonly string[]): Change[] {
  if (Object.is(was, now)) return []
  if (!isBranch(was) || !isBranch(now)) return [{ path, was: brief(was), now: brief(now) }]
  if (Array.isArray(was) && Array.isArray(now) && was.length !== now.length)
    return [{ path, was: was.length, now: now.length }]
  return [...new Set([...Object.keys(was), ...Object.keys(now)])].flatMap((key) =>
    changesBetween((was as Branch)[key], (now as Branch)[key], [...path, key]),
  )
}

type Branch = Readonly<Record<string, unknown>>
const isBranch = (value: unknown): value is object => typeof value === 'object' && value !== null
const brief = (value: unknown): unknown => (isBranch(value) ? Object.keys(value).length : value)

/** The index of a list as long as the table has seats is a player. */
const pathText = (path: readonly string[], language: Language, names: readonly string[]): string =>
  path
    .map((word) => (/^\d+$/.test(word) ? (names[Number(word)] ?? String(Number(word) + 1)) : spoken(word, language)))
    .join(' ')
