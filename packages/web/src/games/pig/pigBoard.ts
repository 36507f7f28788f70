import type { Game } from '@alea/engine'
import { pig } from '@alea/example-pig'
import type { BoardModule } from '../boardModule.ts'
import { genericModule } from '../generic/genericModule.ts'

export const pigBoard: BoardModule = genericModule(pig as unknown as Game, async (language) =>
  language === 'fr'
    ? (await import('@alea/example-pig/RULES.fr.md?raw')).default
    : (await import('@alea/example-pig/RULES.md?raw')).default,
)
