import { optionOf, SIDES, type View } from '@alea/dice-forge'
import { WORDS } from '../../language/languages.ts'
import type { DockRules } from '../boardModule.ts'
import { NAMES } from './names.ts'

/** Faces stand under their price, faces of dice under their die. */
export const dock: DockRules<View> = {
  declines: (question, value) => ['pass', 'done', 'none'].includes(optionOf(question, value).is),
  // A track says how much one has, not that one may pay, keep or take.
  lists: (question, value) => ['pay', 'again', 'convert', 'hammer', 'triton'].includes(optionOf(question, value).is),
  groupOf: (question, value, view, language, names) => {
    const option = optionOf(question, value)
    const { groups } = WORDS[language].diceForge
    const { amount, die } = NAMES[language]
    switch (option.is) {
      case 'exploit':
      case 'reinforce':
        return groups.cards
      case 'buy': {
        const pool = view.sanctuary.find(({ faces }) => faces.some(({ face }) => face === option.face))
        return pool && groups.faces(amount(pool.price, 'gold'))
      }
      case 'forge':
        return die(option.place < SIDES ? 'light' : 'dark')
      case 'bearer':
        return names[option.seat]
      default:
        return undefined
    }
  },
}
