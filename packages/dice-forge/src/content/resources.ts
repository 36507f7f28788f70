/** The four resources, always in this order. */
export const RESOURCES = ['gold', 'sun', 'moon', 'glory'] as const
export type Resource = (typeof RESOURCES)[number]

export const GOLD = 0
export const SUN = 1
export const MOON = 2
export const GLORY = 3

/** [DF-10.2] A token stands for this much glory. */
export const GLORY_TOKEN = 100

/** So much gold, sun, moon and glory. */
export type Amounts = readonly [gold: number, sun: number, moon: number, glory: number]

export const NOTHING_AT_ALL: Amounts = [0, 0, 0, 0]

/** So much of one resource. */
export const only = (resource: number, amount: number): Amounts => {
  const amounts: [number, number, number, number] = [0, 0, 0, 0]
  amounts[resource] = amount
  return amounts
}

export const plus = (one: Amounts, other: Amounts): Amounts => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
  one[3] + other[3],
]

export const times = (amounts: Amounts, factor: number): Amounts => [
  amounts[0] * factor,
  amounts[1] * factor,
  amounts[2] * factor,
  amounts[3] * factor,
]
