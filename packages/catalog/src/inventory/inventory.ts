/** What is on the dice, cards and boards of a game, from the data that the rules use. */
import '../index.ts'
import type { Language, Options } from '@alea/engine'
import { TABLE_WORDS } from '../text/index.ts'
import { battleDiceInventory } from './battleDice.ts'
import type { ContentTable, Inventory } from './contentTable.ts'
import { diceCityInventory } from './diceCity.ts'
import { diceForgeInventory } from './diceForge.ts'
import { diceThroneInventory } from './diceThrone.ts'

export type { ContentTable } from './contentTable.ts'
export { heroTables } from './diceThrone.ts'

/** Above all tables. */
export const tablesHeading = (language: Language): string => TABLE_WORDS[language].heading

const INVENTORIES: Readonly<Record<string, Inventory>> = {
  'battle-dice': battleDiceInventory,
  'dice-city': diceCityInventory,
  'dice-forge': diceForgeInventory,
  'dice-throne': diceThroneInventory,
}

/** A game with nothing printed on it has none. */
export const inventoryOf = (game: string, language: Language, options?: Options): ContentTable[] =>
  INVENTORIES[game]?.(language, options) ?? []
