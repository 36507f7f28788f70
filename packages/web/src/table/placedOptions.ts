/** The options of a question, each with the places of the board it lies on. The rules made the options, the board module says where they lie. */
import type { Json, Offer } from '@alea/engine'

export interface PlacedOption {
  readonly key: string
  readonly label: string
  readonly value: Json
  readonly places: readonly string[]
}
export interface ClosedOption extends PlacedOption {
  /** The rule that forbids it. */
  readonly rule: string
  /** What is missing: `2 sun short`. */
  readonly why: string | undefined
}

export interface PlacedOptions {
  /** In the order of the rules. */
  readonly options: readonly PlacedOption[]
  readonly unavailable: readonly ClosedOption[]
  /** The same by place. */
  readonly optionsAt: ReadonlyMap<string, readonly PlacedOption[]>
  readonly unavailableAt: ReadonlyMap<string, readonly ClosedOption[]>
}

const NONE: PlacedOptions = { options: [], unavailable: [], optionsAt: new Map(), unavailableAt: new Map() }

export function placedOptions(
  offer: Offer | undefined,
  placesOf: (value: Json) => readonly string[],
  labelOf: (value: Json) => string,
  whyNotOf: (why: Json) => string | undefined,
): PlacedOptions {
  if (!offer) return NONE
  const placed = ({ key, value }: { key: string; value: Json }): PlacedOption => ({
    key,
    value,
    label: labelOf(value),
    places: placesOf(value),
  })
  const options = offer.options.map(placed)
  const unavailable = offer.unavailable.map((option) => ({
    ...placed(option),
    rule: option.rule,
    why: option.why === undefined ? undefined : whyNotOf(option.why),
  }))
  return { options, unavailable, optionsAt: byPlace(options), unavailableAt: byPlace(unavailable) }
}

function byPlace<T extends PlacedOption>(options: readonly T[]): Map<string, T[]> {
  const found = new Map<string, T[]>()
  for (const option of options)
    for (const place of option.places) {
      const there = found.get(place)
      if (there) there.push(option)
      else found.set(place, [option])
    }
  return found
}
