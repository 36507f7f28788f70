/** [DT-3.7] Numbers of heroes as a table plays them, instead of the reconstructed ones: the option `numbers`. */
import { fault } from '../fault.ts'
import { DICE } from '../state.ts'
import { heroName } from '../text/lexicon.ts'
import type { Hero } from './hero.ts'
import { heroIds, listedHero, type Numbers, pageOf } from './roster.ts'

/** What changes, by hero. */
export type HouseNumbers = Readonly<Record<string, Numbers>>

/** The value of the option with which nothing changes. */
export const NO_HOUSE_NUMBERS = 'default'
export const MOST = 99

/** Heroes with numbers that may be replaced. */
export const replaceable = (): string[] => heroIds().filter((id) => listedHero(id)?.numbers !== undefined)

/** The present numbers of these heroes: a file to fill in. Heroes without replaceable numbers are left out. */
export const numbersOf = (heroes: readonly string[]): HouseNumbers =>
  Object.fromEntries(replaceable().flatMap((id) => (heroes.includes(id) ? [[id, listedHero(id)!.numbers!]] : [])))

/** The numbers that differ from the present ones; a file without any changes nothing. */
export function checkNumbers(value: unknown): HouseNumbers | typeof NO_HOUSE_NUMBERS {
  if (value === NO_HOUSE_NUMBERS) return NO_HOUSE_NUMBERS
  if (!isRecord(value)) throw fault((say) => say.numbersShape(example()))
  const changed = Object.entries(value).flatMap(([hero, given]) => {
    const ours = checkHero(hero)
    if (!isRecord(given)) throw fault((say, language) => say.numbersOfHero(heroName(hero, language), example(hero)))
    const differing = Object.entries(given).filter(
      ([name, number]) => checkNumber(hero, ours, name, number) !== ours[name],
    )
    return differing.length > 0 ? [[hero, Object.fromEntries(differing) as Numbers] as const] : []
  })
  return changed.length > 0 ? Object.fromEntries(changed) : NO_HOUSE_NUMBERS
}

function checkHero(hero: string): Numbers {
  if (!heroIds().includes(hero)) throw fault((say) => say.numbersHero(hero, replaceable()))
  const { numbers } = listedHero(hero) ?? {}
  if (!numbers) throw fault((say, language) => say.numbersFixed(heroName(hero, language), replaceable()))
  return numbers
}

function checkNumber(hero: string, ours: Numbers, name: string, number: unknown): number {
  if (!Object.hasOwn(ours, name))
    throw fault((say, language) => say.unknownNumber(heroName(hero, language), name, similar(name, Object.keys(ours))))
  const [least, most] = limitsOf(name)
  if (typeof number === 'number' && Number.isInteger(number) && number >= least && number <= most) return number
  throw fault((say, language) =>
    say.numberRange(heroName(hero, language), name, JSON.stringify(number) ?? String(number), least, most),
  )
}

/** Those that begin alike, or all of them. */
function similar(name: string, names: readonly string[]): readonly string[] {
  const start = name.slice(0, 3).toLowerCase()
  const found = names.filter((other) => other.toLowerCase().startsWith(start))
  return found.length > 0 ? found : names
}

/** Nobody has more than five dice to roll, and a roll has at least one. */
export const limitsOf = (name: string): readonly [least: number, most: number] =>
  /Dice(II)?$/.test(name) ? [1, DICE] : [0, MOST]

/** Where a number stands: on an ability of the board, or on a card. */
export interface NumberPlace {
  readonly on: 'ability' | 'card'
  readonly id: string
}

/** Where each replaceable number of a hero stands, found by changing one after the other. The hero's page is loaded. */
export function placesOfNumbers(hero: string): ReadonlyMap<string, readonly NumberPlace[]> {
  const ours = listedHero(hero)?.numbers ?? {}
  const { withNumbers } = pageOf(hero)
  if (!withNumbers) return new Map()
  const present = writtenOn(withNumbers(ours))
  return new Map(
    Object.entries(ours).map(([name, number]) => {
      const other = writtenOn(withNumbers({ ...ours, [name]: number + 1 }))
      const places = present.filter(({ data }, i) => other[i]!.data !== data)
      return [name, places.map(({ on, id }): NumberPlace => ({ on, id }))]
    }),
  )
}

const writtenOn = ({ abilities, otherFace = [], cards }: Hero) => [
  ...[...abilities, ...otherFace].map((data) => ({ on: 'ability' as const, id: data.id, data: JSON.stringify(data) })),
  ...cards.map((data) => ({ on: 'card' as const, id: data.id, data: JSON.stringify(data) })),
]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function example(hero = replaceable()[0] ?? 'hero'): string {
  const [[name, number] = ['name', 1]] = Object.entries(listedHero(hero)?.numbers ?? {})
  return JSON.stringify({ [hero]: { [name]: number } })
}
