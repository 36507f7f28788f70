/** Labels that every language makes alike. */
import type { Json, Language } from '@alea/engine'
import { boardNamed } from '../content/board.ts'
import type { Branch } from '../effects/choose.ts'
import type { Effect } from '../effects/effect.ts'
import type { View } from '../view.ts'
import { needText } from './describe.ts'
import { abilityName } from './lexicon.ts'
import { sayFor } from './sayFor.ts'

export const isBranch = (value: Json): value is Branch =>
  typeof value === 'object' && value !== null && 'branch' in value && 'does' in value

/** What a way of a choice does; nothing at all is the empty text. */
export const branchText = ({ does, hero }: Branch, language: Language): string =>
  sayFor(hero, language).list(does as unknown as readonly Effect[])

/** `Revolver (4 Bullet)`: the dice tell the tiers of one ability apart. */
export function tierName(tier: string, view: View, language: Language): string {
  const { board, hero } = view.fighters[view.active]!
  const need = boardNamed(board).tiers.find(({ id }) => id === tier)?.need
  const name = abilityName(tier, language)
  return need ? `${name} (${needText(need, hero, language)})` : name
}
