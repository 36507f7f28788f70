import { choiceOf, meaningOf, type View } from '@alea/dice-city'
import { WORDS } from '../../language/languages.ts'
import type { DockRules } from '../boardModule.ts'
import { NAMES } from './names.ts'

/** What a die pays for stands under the die, what is taken under its owner, what is bought under what it is. */
export const dock: DockRules<View> = {
  declines: (question, value) => {
    const choice = choiceOf(question, value)
    return choice.act === 'done' || choice.act === 'none'
  },
  // Hourglasses, the deck and the stock do not say what they would be used for.
  lists: (question, value) =>
    ['pass', 'idle', 'glass', 'refresh', 'exchange', 'multiply', 'adorn'].includes(choiceOf(question, value).act),
  groupOf: (question, value, view, language, names) => {
    const meaning = meaningOf(question, value, view)
    const words = WORDS[language].diceCity
    switch (meaning.act) {
      case 'use':
      case 'reactivate':
      case 'pass':
      case 'refresh':
      case 'idle':
        return words.die(NAMES[language].row[meaning.die])
      case 'move':
        return words.die(NAMES[language].row[meaning.by])
      case 'glass':
        return words.hourglasses
      case 'rob':
      case 'raid':
        return names[meaning.seat]
      case 'bandit':
        return words.groups.bandits
      case 'buy':
        return words.groups.locations
      case 'ship':
        return words.groups.ships
      default:
        return undefined
    }
  },
}
