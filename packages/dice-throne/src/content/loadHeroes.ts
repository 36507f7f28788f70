/** Pages of heroes, loaded when they are needed. */
import type { ByLanguage } from '@alea/engine'
import { enterNames } from '../text/lexicon.ts'
import { enlist } from './enlist.ts'
import { heroIds, isEnlisted, keepPage, type ListedHero, list, listedHero } from './roster.ts'

/** Adds heroes to the roster without loading them; `names` are by id. */
export function listHeroes(heroes: readonly ListedHero[], names: ByLanguage<Readonly<Record<string, string>>>): void {
  enterNames(names)
  for (const hero of heroes) list(hero)
}

/** Loads and enlists those of these heroes that are not enlisted yet, in the order of the roster. */
export async function loadHeroes(ids: readonly string[]): Promise<void> {
  const missing = heroIds().filter((id) => ids.includes(id) && !isEnlisted(id))
  const pages = await Promise.all(missing.map((id) => listedHero(id)!.load()))
  // Another call may have enlisted some of them meanwhile.
  for (const page of pages) {
    if (isEnlisted(page.hero.id)) continue
    keepPage(page)
    enlist(page.hero, page.texts)
  }
}
