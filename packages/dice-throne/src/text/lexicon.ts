/** Names both languages look up alike. */
import type { Language } from '@alea/engine'
import { commonCards, heroIds, sheetOf, tokenOf } from '../content/roster.ts'

export function cardName(id: string, language: Language): string {
  const common = commonCards().find((card) => card.id === id)
  if (common) return common.name[language]
  for (const hero of heroIds()) {
    const card = sheetOf(hero).cards.get(id)
    if (card) return card.name[language]
  }
  return id
}

/** `smack.2` or `smack` */
export function abilityName(id: string, language: Language): string {
  const [plain = id] = id.split('.')
  for (const hero of heroIds())
    for (const { byLevel } of sheetOf(hero).slots.flat())
      for (const ability of byLevel.flat()) {
        if (ability.id === plain) return ability.name[language]
        const action = ability.actions?.find((one) => one.id === plain)
        if (action) return action.name[language]
      }
  return plain
}

/** A hero, or the word itself where nobody is called so. */
export const heroName = (id: string, language: Language): string =>
  heroIds().includes(id) ? sheetOf(id).hero.name[language] : id

/** A status effect, or the id itself where it is none. */
export function tokenName(id: string, language: Language): string {
  try {
    return tokenOf(id).name[language]
  } catch {
    return id
  }
}

/** Whatever a line of damage or a question comes from: a card, a token, an ability. */
export function sourceName(id: string, language: Language): string {
  const card = cardName(id, language)
  if (card !== id) return card
  const token = tokenName(id, language)
  return token === id ? abilityName(id, language) : token
}
