import type { View as BattleDiceView } from '@alea/battle-dice'
import { gameOf } from '@alea/catalog'
import type { View as DiceCityView } from '@alea/dice-city'
import type { View as DiceForgeView } from '@alea/dice-forge'
import type { View as DiceThroneView } from '@alea/dice-throne'
import { drawBattleDice } from './battleDice.ts'
import { drawDiceCity } from './diceCity.ts'
import { groupDiceCity } from './diceCityMenu.ts'
import { drawDiceForge } from './diceForge.ts'
import { drawDiceThrone } from './diceThrone.ts'
import type { Draw } from './drawContext.ts'
import type { GroupOptions } from './optionGroups.ts'
import { drawPlain } from './plain.ts'

const TABLES: Readonly<Record<string, Draw>> = {
  'battle-dice': (view, context) => drawBattleDice(view as BattleDiceView, context),
  'dice-city': (view, context) => drawDiceCity(view as DiceCityView, context),
  'dice-forge': (view, context) => drawDiceForge(view as DiceForgeView, context),
  'dice-throne': (view, context) => drawDiceThrone(view as DiceThroneView, context),
}

/**
 * How a game's table is drawn; a game without a table of its own shows its view as it is, and so do older rules whose views the present table
 * cannot draw.
 */
export function tableOf(game: string, rules = gameOf(game)?.rulesVersion): Draw {
  const table = TABLES[game] ?? drawPlain
  return rules === gameOf(game)?.rulesVersion ? table : orPlain(table)
}

const orPlain =
  (table: Draw): Draw =>
  (view, context) => {
    try {
      return table(view, context)
    } catch {
      return drawPlain(view, context)
    }
  }

const GROUPS: Readonly<Record<string, GroupOptions>> = {
  'dice-city': (offer, view, context) => groupDiceCity(offer, view as DiceCityView, context),
}

/** How the options of a question belong together, for games that say so. */
export const groupsOf = (game: string): GroupOptions => GROUPS[game] ?? (() => undefined)

/** Tables of which only the lines that changed are drawn again between two questions of a turn. */
const REDRAWN_BY_LINES: readonly string[] = ['dice-forge']
export const redrawsChanges = (game: string): boolean => REDRAWN_BY_LINES.includes(game)
