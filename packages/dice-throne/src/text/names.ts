/** Names and sentences for boards and tables, in one language. */
import type { Language } from '@alea/engine'
import { boardNamed } from '../content/board.ts'
import { sheetOf } from '../content/roster.ts'
import type { Line } from '../state.ts'
import { abilityText, cardText, needText } from './describe.ts'
import { abilityName, cardName, sourceName, tokenName } from './lexicon.ts'

export const namesIn = (
  language: Language,
  phases: Readonly<Record<string, string>>,
  lineText: (line: Line) => string,
) => ({
  phase: (id: string): string => phases[id] ?? id,
  hero: (id: string): string => sheetOf(id).hero.name[language],
  /** The symbol on a die of this hero. */
  symbol: (hero: string, die: number): string => {
    const { faces, hero: data } = sheetOf(hero)
    const symbol = faces[die - 1] ?? ''
    return data.symbols[symbol]?.[language] ?? symbol
  },
  ability: (id: string): string => abilityName(id, language),
  /** What the dice must show for a tier of a board: `3 Sword + 2 Pow`. */
  need: (board: string, tier: string): string => {
    const found = boardNamed(board).tiers.find(({ id }) => id === tier)
    return found ? needText(found.need, sheetOf(board.split('|')[0] ?? '').hero, language) : ''
  },
  token: (id: string): string => tokenName(id, language),
  source: (id: string): string => sourceName(id, language),
  line: lineText,
  card: (id: string): string => cardName(id, language),
  /** What a card costs and says. */
  cardLine: (hero: string, id: string): { cost: number; text: string } => {
    const { cards, hero: data } = sheetOf(hero)
    const card = cards.get(id)
    return { cost: card?.cost ?? 0, text: card ? cardText(card, data, language) : '' }
  },
  /** Every ability of a board as it stands: `id` of a tier is what an announcement names. */
  board: (board: string): { id: string; level: number; text: string; tiers: string[] }[] => {
    const { abilities, tiers } = boardNamed(board)
    return abilities.map(({ ability, level }) => ({
      id: ability.id,
      level,
      text: abilityText(ability, sheetOf(board.split('|')[0] ?? '').hero, language),
      tiers: tiers.filter((tier) => tier.ability === ability).map(({ id }) => id),
    }))
  },
})

export type Names = ReturnType<typeof namesIn>
