/**
 * A hero with the numbers of a house is enlisted beside the hero itself, under an id of its own: `loki~1f…`. Rules, boards and programs find it
 * by that id; names, pictures and lists are those of `baseHero`. Tokens are shared, so what is printed on them cannot be replaced.
 */
import { hash, type Json } from '@alea/engine'
import { enlist } from './enlist.ts'
import { type HouseNumbers, NO_HOUSE_NUMBERS } from './houseNumbers.ts'
import { houseId, isEnlisted, listedHero, type Numbers, pageOf } from './roster.ts'

const changes = new Map<string, string>()

/** For each hero that a checked option `numbers` changes, and whose page is here: the id it plays under. */
export function houseHeroes(option: Json | undefined): Readonly<Record<string, string>> {
  if (option === undefined || option === NO_HOUSE_NUMBERS) return {}
  const heroes = Object.entries(option as HouseNumbers).filter(([hero]) => isEnlisted(hero))
  return Object.fromEntries(heroes.map(([hero, changed]) => [hero, houseHero(hero, changed)]))
}

function houseHero(hero: string, changed: Numbers): string {
  const id = houseId(hero, hash(changed))
  const written = JSON.stringify(Object.entries(changed).sort())
  const known = changes.get(id)
  if (known === written) return id
  if (known !== undefined) throw new Error(`${id} already stands for other numbers`)
  const { withNumbers, texts } = pageOf(hero)
  enlist({ ...withNumbers!({ ...listedHero(hero)!.numbers, ...changed }), id }, texts)
  changes.set(id, written)
  return id
}
