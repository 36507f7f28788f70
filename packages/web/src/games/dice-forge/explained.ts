import { FACES, GLORY, SHIELD_GLORY, SHIP_DISCOUNT } from '@alea/dice-forge'
import type { Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { NAMES } from './names.ts'

/** What a special face does; undefined for faces that only show amounts. */
export function explained(face: string, language: Language): string | undefined {
  const { power } = FACES.find(({ id }) => id === face)!
  const words = WORDS[language].diceForge.explained
  switch (power.kind) {
    case 'gain':
    case 'choice':
      return undefined
    case 'ship':
      return words.ship(SHIP_DISCOUNT)
    case 'shield':
      return words.shield(SHIELD_GLORY[GLORY])
    case 'boar':
      return words.boar(NAMES[language].either(power.among))
    default:
      return words[power.kind]
  }
}
