import type { Json, Offer } from '@alea/engine'

/** An option lies on a card of its own, named after its value. */
export const placeOf = (value: Json): string => `option:${typeof value === 'string' ? value : JSON.stringify(value)}`

/** The cards the board lays out for a question: what may be answered, then what may not. */
export const cardsOf = ({
  options,
  unavailable,
}: Offer): readonly { readonly place: string; readonly value: Json }[] => {
  const open = options.map(({ value }) => ({ place: placeOf(value), value }))
  const closed = unavailable.map(({ value }) => ({ place: placeOf(value), value }))
  return [...open, ...closed.filter(({ place }) => !open.some((one) => one.place === place))]
}
