/** What made a result and what was remarkable in a match: declared by the rules for whoever does not know them. */
import type { BySeat, Seat } from './seat.ts'

/** One source of points or damage, one kind of card: `{ id: 'smack', amount: 24, times: 4 }`. */
export interface SummaryItem {
  readonly id: string
  readonly amount: number
  /** How often, where that is worth telling. */
  readonly times?: number
}

/** Things of one kind, the largest first or in the order of the rules; `GameText.summary` names them. */
export interface SummaryPart {
  readonly id: string
  readonly items: readonly SummaryItem[]
  /** Its items add up to the score. */
  readonly isScore?: true
}

/** The parts of every seat, the most telling one first. */
export type Summary = BySeat<readonly SummaryPart[]>

/**
 * Most remarkable first. `fall`: somebody is out of the match; `feat`: somebody did something rare and great; `blow`: somebody was hit hard;
 * `turn`: the turn passes to somebody, or a turn of all begins.
 */
export const HIGHLIGHT_KINDS = ['fall', 'feat', 'blow', 'turn'] as const

/** One of `HIGHLIGHT_KINDS`. */
export type HighlightKind = (typeof HIGHLIGHT_KINDS)[number]

/** An event that a table celebrates or mourns, and the seat it is about; none if it is about all. */
export interface Highlight {
  readonly kind: HighlightKind
  readonly seat?: Seat
}

/** Without the items that are nothing; parts without items are left out. */
export function summaryParts(parts: readonly SummaryPart[]): SummaryPart[] {
  return parts
    .map((part) => ({ ...part, items: part.items.filter(({ amount }) => amount !== 0) }))
    .filter(({ items }) => items.length > 0)
}

/** What the items of a part come to. */
export const totalOf = ({ items }: SummaryPart): number => items.reduce((sum, { amount }) => sum + amount, 0)

/** Amounts by id as items. */
export const summaryItems = (amounts: Readonly<Record<string, number>>): SummaryItem[] =>
  Object.entries(amounts).map(([id, amount]) => ({ id, amount }))
