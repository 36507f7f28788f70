import { areAccepted, type Json, type OptionSpec, type OptionSpecs, type Random, seatValues } from '@alea/engine'

/** Random match options: all defaults half of the time, otherwise each drawn at random, until they fit together. */
export function randomOptions(specs: OptionSpecs, seats: number, random: Random): Record<string, Json> {
  if (random.below(2) === 0) return {}
  for (;;) {
    const options = Object.fromEntries(Object.entries(specs).map(([name, spec]) => [name, drawn(spec, seats, random)]))
    if (areAccepted(specs, options, seats)) return options
  }
}

function drawn(spec: OptionSpec, seats: number, random: Random): Json {
  switch (spec.kind) {
    case 'choice':
      return oneOf(spec.values, random)
    case 'seat':
      return oneOf(seatValues(seats), random)
    case 'flag':
      return random.below(2) === 0
    case 'number':
      return spec.min + random.below(spec.max - spec.min + 1)
    case 'data':
      return oneOf([spec.default, ...(spec.samples?.(seats) ?? [])], random)
  }
}

const oneOf = <T>(values: readonly T[], random: Random): T => values[random.below(values.length)]!
