import { battleDice } from '@alea/battle-dice'
import type { Game } from '@alea/engine'
import type { BoardModule } from '../boardModule.ts'
import { genericModule } from '../generic/genericModule.ts'

export const battleDiceBoard: BoardModule = genericModule(battleDice as unknown as Game, async (language) =>
  language === 'fr'
    ? (await import('@alea/battle-dice/RULES.fr.md?raw')).default
    : (await import('@alea/battle-dice/RULES.md?raw')).default,
)
