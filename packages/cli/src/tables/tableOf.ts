import type { View as BattleDiceView } from '@alea/battle-dice'
import type { View as DiceCityView } from '@alea/dice-city'
import type { View as DiceForgeView } from '@alea/dice-forge'
import type { View as DiceThroneView } from '@alea/dice-throne'
import { drawBattleDice } from './battleDice.ts'
import { drawDiceCity } from './diceCity.ts'
import { drawDiceForge } from './diceForge.ts'
import { drawDiceThrone } from './diceThrone.ts'
import type { Draw } from './drawContext.ts'
import { drawPlain } from './plain.ts'

const TABLES: Readonly<Record<string, Draw>> = {
  'battle-dice': (view, context) => drawBattleDice(view as BattleDiceView, context),
  'dice-city': (view, context) => drawDiceCity(view as DiceCityView, context),
  'dice-forge': (view, context) => drawDiceForge(view as DiceForgeView, context),
  'dice-throne': (view, context) => drawDiceThrone(view as DiceThroneView, context),
}

/** How a game's table is drawn; a game without a table of its own shows its view as it is. */
export const tableOf = (game: string): Draw => TABLES[game] ?? drawPlain
