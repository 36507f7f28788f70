/** Everything that can be used: every tier, defence, card and token of these heroes; of every hero that is loaded, if none are named. */
import { abilityHome, cardHome, castProgram, companionHome, tokenHome } from './programNames.ts'
import { commonCards, heroIds, isEnlisted, sheetOf } from './roster.ts'

export function contentOf(heroes: readonly string[] = heroIds().filter(isEnlisted)): string[] {
  const ids = commonCards().map(({ id }) => cardHome('played', 'common', id))
  for (const hero of heroes) {
    const { hero: data, slots } = sheetOf(hero)
    for (const { byLevel } of slots.flat())
      for (const [level, abilities] of byLevel.entries())
        for (const { id, tiers, kind } of abilities) {
          for (const tier of (tiers ?? []).keys()) ids.push(`${abilityHome(hero, id, level)}.${tier}`)
          if (kind === 'defensive') ids.push(abilityHome(hero, id, level))
        }
    for (const { id, kind, effects, cast } of data.cards) {
      // A spell that begins on the book is never played.
      if (kind !== 'spell' || effects.length > 0) ids.push(cardHome('played', hero, id))
      if (cast) ids.push(castProgram(hero, id))
    }
    for (const { id } of data.tokens) ids.push(tokenHome(id))
    for (const { id } of data.companions ?? []) ids.push(companionHome(hero, id))
  }
  return [...new Set(ids)]
}
