/** Where on the board the options lie: the rules made them, the module says where, nobody else decides anything. */
import type { Json, Offer } from '@alea/engine'

export interface Reached {
  readonly key: string
  readonly label: string
  readonly value: Json
}
export interface Closed extends Reached {
  readonly rule: string
}

export interface Ways {
  readonly open: ReadonlyMap<string, readonly Reached[]>
  readonly closed: ReadonlyMap<string, readonly Closed[]>
  /** Every option in the order of the rules, and where it lies. */
  readonly options: readonly (Reached & { readonly places: readonly string[] })[]
  readonly unavailable: readonly (Closed & { readonly places: readonly string[] })[]
}

const NONE: Ways = { open: new Map(), closed: new Map(), options: [], unavailable: [] }

export function waysOf(
  offer: Offer | undefined,
  placesOf: (value: Json) => readonly string[],
  labelOf: (value: Json) => string,
): Ways {
  if (!offer) return NONE
  const options = offer.options.map(({ key, value }) => ({
    key,
    value,
    label: labelOf(value),
    places: placesOf(value),
  }))
  const unavailable = offer.unavailable.map(({ key, value, rule }) => ({
    key,
    value,
    rule,
    label: labelOf(value),
    places: placesOf(value),
  }))
  return { options, unavailable, open: byPlace(options), closed: byPlace(unavailable) }
}

function byPlace<T extends { readonly places: readonly string[] }>(things: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const thing of things)
    for (const place of thing.places) {
      const there = found.get(place)
      if (there) there.push(thing)
      else found.set(place, [thing])
    }
  return found
}
