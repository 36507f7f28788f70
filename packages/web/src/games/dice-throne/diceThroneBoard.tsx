import { diceThrone } from '@alea/dice-throne'
import '@alea/dice-throne-marvel'
import type { Game } from '@alea/engine'
import type { BoardModule } from '../boardModule.ts'
import { genericModule } from '../generic/genericModule.ts'

export const diceThroneBoard: BoardModule = genericModule(diceThrone as unknown as Game, async (language) =>
  language === 'fr'
    ? (await import('@alea/dice-throne/RULES.fr.md?raw')).default
    : (await import('@alea/dice-throne/RULES.md?raw')).default,
)
