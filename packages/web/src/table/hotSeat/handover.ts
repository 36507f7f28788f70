/** Several people at one device: who must get it, and what can be settled without passing it on. */
import type { Offer, Seat } from '@alea/engine'
import type { Snapshot } from '../../connection/types.ts'
import type { Sharing } from './sharing.ts'

export type Handover =
  | { readonly is: 'none' }
  /** Everybody may see every hand: the table turns to this seat by itself. */
  | { readonly is: 'turn'; readonly seat: Seat }
  /** Whoever holds the device asks, and gives the answer: to let a window pass, or to take an option that everybody sees. */
  | { readonly is: 'aloud'; readonly seat: Seat; readonly decline?: string; readonly open?: Offer }
  /** The device goes to this seat; what the seat before could see is covered. */
  | { readonly is: 'pass'; readonly seat: Seat }

export const NO_HANDOVER: Handover = { is: 'none' }

/**
 * `mine`: the seats of this device whose players answer themselves; `holder`: whose eyes it shows, null for nobody's.
 * A device is passed on only for what concerns a hidden hand: a window is asked aloud, and so is a question that the rules declare open.
 */
export function handoverFor(
  asked: Snapshot['asked'] | undefined,
  mine: readonly Seat[],
  holder: Seat | null,
  sharing: Sharing,
): Handover {
  const seat = asked?.seats.find((one) => mine.includes(one))
  if (!asked || seat === undefined || seat === holder) return NO_HANDOVER
  if (sharing === 'open') return { is: 'turn', seat }
  if (holder === null) return { is: 'pass', seat }
  if (asked.open) return { is: 'aloud', seat, open: asked.open }
  // Of several who are asked at once, each answers for themselves.
  if (asked.decline !== undefined && asked.seats.length === 1) return { is: 'aloud', seat, decline: asked.decline }
  return { is: 'pass', seat }
}
