/**
 * The history of a match, as its players saw it and as it is stored, and what must be true of it. After Jepsen: whoever asks and is answered says what
 * they know and when; a checker that knows nothing of the server looks for a contradiction.
 */
import type { Seat } from '@alea/engine'

/** A command that was acknowledged. */
export interface Acknowledged {
  readonly seat: Seat
  readonly id: string
  readonly key: string
  /** The position behind it. */
  readonly position: number
  readonly sent: number
  readonly heard: number
}

/** What a viewer was shown. `asked`: since when they had asked for it, if it is the answer to that. */
export interface Shown {
  readonly as: Seat | null
  readonly position: number
  readonly hash: string
  readonly at: number
  readonly asked?: number
}

export interface StoredAnswer {
  /** A seat, or -1 for chance. */
  readonly who: number
  readonly key: string
  readonly command?: string | undefined
  readonly at: number
}

export interface MatchHistory {
  readonly acknowledged: readonly Acknowledged[]
  readonly shown: readonly Shown[]
  readonly stored: readonly StoredAnswer[]
}

export const FINDINGS = ['lost', 'duplicated', 'reordered', 'forked', 'outdated', 'repeated'] as const
export type Finding = (typeof FINDINGS)[number]

/** How often each kind of contradiction is found in the history of one match. */
export function contradictions({ acknowledged, shown, stored }: MatchHistory): Record<Finding, number> {
  const found = Object.fromEntries(FINDINGS.map((one) => [one, 0])) as Record<Finding, number>
  for (const one of acknowledged) {
    const at = stored.flatMap(({ who, command }, i) => (who === one.seat && command === one.id ? [i] : []))
    if (at.length > 1) found.duplicated++
    // Where it was promised to be, and nowhere else.
    if (at.length === 0 || at[0]! + 1 !== one.position || stored[at[0]!]!.key !== one.key) found.lost++
  }
  found.repeated = repeated(stored)
  found.reordered = reordered(acknowledged)
  found.forked = forked(shown)
  found.outdated = outdated(acknowledged, shown)
  return found
}

/** Commands that are stored twice, acknowledged or not. */
function repeated(stored: readonly StoredAnswer[]): number {
  const commands = stored.flatMap(({ who, command }) => (command === undefined ? [] : [`${who} ${command}`]))
  return commands.length - new Set(commands).size
}

/** An answer that was sent after another had been acknowledged stands behind it: one order for everybody, and that of real time. */
function reordered(acknowledged: readonly Acknowledged[]): number {
  let count = 0
  let latestSent = Number.NEGATIVE_INFINITY
  for (const { sent, heard } of acknowledged.toSorted((one, other) => one.position - other.position)) {
    if (heard < latestSent) count++
    latestSent = Math.max(latestSent, sent)
  }
  return count
}

/** Whoever sees the same position from the same seat sees the same, whoever shows it and whenever. */
function forked(shown: readonly Shown[]): number {
  const hashes = new Map<string, string>()
  let count = 0
  for (const { as, position, hash } of shown) {
    const place = `${as} ${position}`
    const known = hashes.get(place)
    if (known === undefined) hashes.set(place, hash)
    else if (known !== hash) count++
  }
  return count
}

/** Who asks is shown no less than what had been acknowledged by then: no former owner shows what it remembers. */
function outdated(acknowledged: readonly Acknowledged[], shown: readonly Shown[]): number {
  const heard = acknowledged.toSorted((one, other) => one.heard - other.heard)
  let next = 0
  let newest = 0
  let count = 0
  const asked = shown.filter((one) => one.asked !== undefined).toSorted((one, other) => one.asked! - other.asked!)
  for (const one of asked) {
    for (; next < heard.length && heard[next]!.heard < one.asked!; next++)
      newest = Math.max(newest, heard[next]!.position)
    if (one.position < newest) count++
  }
  return count
}
