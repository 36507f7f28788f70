/** House dice while they are edited: plain tables and the text of faces. What they may be, the rules decide. */
import {
  type ActivePower,
  checkTable,
  type FaceTable,
  type HouseTable,
  type LastingPower,
  MOST_GAIN,
  parseFace,
  RACES,
  type Race,
  STANDARD,
  TABLES,
} from '@alea/battle-dice'
import { InputError, type Json } from '@alea/engine'

export type PowerName = ActivePower | LastingPower

/** The value of the option: the name of a table, or what differs from the standard dice. */
export type TableValue = string | Readonly<Partial<Record<Race | 'variant', Json>>>

/** The faces of a value; those of the standard dice if it is none. */
export function tableOf(value: unknown): HouseTable {
  try {
    const checked = checkTable(value ?? 'standard')
    return typeof checked === 'string' ? TABLES[checked]! : checked
  } catch (error) {
    if (error instanceof InputError) return STANDARD
    throw error
  }
}

/** The named table with these faces, if there is one. */
export const nameOf = (table: FaceTable): string | undefined =>
  Object.keys(TABLES).find((name) => RACES.every((race) => isSame(TABLES[name]![race], table[race])))

/** As short as it can be said. Throws an InputError if the rules refuse it. */
export function optionFor(table: HouseTable): TableValue {
  const name = nameOf(table)
  if (name !== undefined) return name
  const own = RACES.filter((race) => !isSame(table[race], STANDARD[race])).map((race) => [race, table[race]])
  const value = { ...Object.fromEntries(own), ...(table.variant && { variant: true }) }
  checkTable(value)
  return value
}

const isSame = (one: readonly string[], other: readonly string[]): boolean => one.every((face, i) => face === other[i])

/** Whether a face earns more than the book allows: only a variant may have it. */
export const exceeds = (table: FaceTable): boolean =>
  RACES.some((race) => table[race].some((face) => parseFace(face).number > MOST_GAIN))

export function withFace(table: HouseTable, race: Race, at: number, text: string): HouseTable {
  const faces = table[race].map((face, i) => (i === at ? text : face))
  const isVariant = table.variant || exceeds(table)
  return { ...table, [race]: faces, ...(isVariant && { variant: true as const }) }
}

/** A face in its written parts. */
export const partsOf = (text: string): readonly [start: string, ...powers: string[]] =>
  text.split('+').map((part) => part.trim()) as [string, ...string[]]

const written = (start: string, powers: readonly string[]): string => [start, ...powers].join(' + ')

export const withStart = (text: string, start: string): string => written(start, partsOf(text).slice(1))

const isOf = (power: PowerName) => (part: string) => part.split(' ')[0] === power

/** The number that a power of the face has; 0 if it has the power without a number, undefined if it lacks it. */
export function countIn(text: string, power: PowerName): number | undefined {
  const part = partsOf(text).slice(1).find(isOf(power))
  return part === undefined ? undefined : Number(part.split(' ')[1] ?? 0)
}

/** With the power, once, with this number if it takes one; without it for undefined. */
export function withPower(text: string, power: PowerName, count: number | undefined): string {
  const [start, ...powers] = partsOf(text)
  const part = count ? `${power} ${count}` : power
  if (count === undefined)
    return written(
      start,
      powers.filter((each) => !isOf(power)(each)),
    )
  return powers.some(isOf(power))
    ? written(
        start,
        powers.map((each) => (isOf(power)(each) ? part : each)),
      )
    : written(start, [...powers, part])
}

/** What a changed table has another face for, race by race. */
export const changedFaces = (table: FaceTable): readonly { race: Race; face: number; from: string; to: string }[] =>
  RACES.flatMap((race) =>
    table[race].flatMap((to, i) => {
      const from = STANDARD[race][i]!
      return from === to ? [] : [{ race, face: i + 1, from, to }]
    }),
  )
