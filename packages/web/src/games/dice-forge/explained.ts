import { eitherText, FACES, RESOURCES, SHIELD_GLORY, SHIP_DISCOUNT } from '@alea/dice-forge'
import type { Language } from '@alea/engine'
import { diceForgeWords } from '../../language/diceForgeWords.ts'

/** What a special face does. Nothing for those that say it all themselves. */
export function explained(face: string, language: Language): string | undefined {
  const { power } = FACES.find(({ id }) => id === face)!
  const words = diceForgeWords[language].explained
  switch (power.kind) {
    case 'gain':
    case 'choice':
      return undefined
    case 'ship':
      return words.ship(SHIP_DISCOUNT)
    case 'shield':
      return words.shield(SHIELD_GLORY[RESOURCES.indexOf('glory')]!)
    case 'boar':
      return words.boar(eitherText(power.among, language))
    default:
      return words[power.kind]
  }
}
