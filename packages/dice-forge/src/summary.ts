/** Where glory comes from, and what was forged, taken and gathered. */
import { type Event, type Highlight, type Seat, type Summary, summaryItems, summaryParts } from '@alea/engine'
import { CARDS, cardOf } from './content/cards.ts'
import type { ForgeEvent } from './events.ts'
import type { View } from './view.ts'

/** A card with so much glory printed on it is a great exploit. */
const GREAT = 20

export function highlight(event: Event): Highlight | undefined {
  const e = event as ForgeEvent
  if (e.type === 'turn') return { kind: 'turn', seat: e.seat }
  if (e.type === 'hammer-pass') return { kind: 'feat', seat: e.seat }
  return e.type === 'took' && CARDS[cardOf(e.card)!]!.glory >= GREAT ? { kind: 'feat', seat: e.seat } : undefined
}

export function summary(view: View, events: readonly Event[]): Summary {
  return view.heroes.map(({ seat, glory, printed }) => {
    const own = events.filter((event) => (event as ForgeEvent & { seat?: Seat }).seat === seat) as ForgeEvent[]
    const count = (type: ForgeEvent['type']) => own.filter((event) => event.type === type).length
    const gathered = { gold: 0, sun: 0, moon: 0 }
    let hammers = 0
    for (const e of own) {
      if (e.type === 'hammer-pass') hammers += e.glory
      if (e.type !== 'gained') continue
      gathered.gold += e.gold
      gathered.sun += e.sun
      gathered.moon += e.moon
    }
    return summaryParts([
      { id: 'glory', items: summaryItems({ cards: printed, dice: glory - hammers, hammers }), isScore: true },
      { id: 'deeds', items: summaryItems({ forged: count('forged'), taken: count('took') }) },
      { id: 'gathered', items: summaryItems(gathered) },
    ])
  })
}
