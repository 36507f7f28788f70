import { listedHero, optionOf, type View } from '@alea/dice-throne'
import { WORDS } from '../../language/languages.ts'
import type { DockRules } from '../boardModule.ts'
import { NAMES } from './names.ts'

const DECLINES: ReadonlySet<string> = new Set([
  'pass',
  'end',
  'none',
  'done',
  'decline',
  'skip',
  'keep',
  'give-up',
  'no-defense',
  'nobody',
])

/** Cards stand under what is done with them, values of a die under the die, tokens under their owner, heroes under their box. */
export const dock: DockRules<View> = {
  declines: (question, value) => DECLINES.has(optionOf(question, value).is),
  // How many, of what price, or who was proposed, nothing on the table can say.
  lists: (question, value, view) =>
    question === 'agree' ||
    ['foresee', 'shed', 'pay-price', 'stand-up', 'look', 'reveal'].includes(optionOf(question, value, view).is),
  groupOf: (question, value, view, language, names) => {
    const option = optionOf(question, value, view)
    const { groups, face } = WORDS[language].diceThrone
    switch (option.is) {
      case 'play':
        return groups.play
      case 'sell':
        return groups.sell
      case 'hero': {
        const box = listedHero(option.hero)?.box
        return box && NAMES[language].box(box)
      }
      case 'put-back':
        return NAMES[language].card(option.card)
      case 'announce':
      case 'defend':
      case 'ability':
        return groups.abilities
      case 'spend':
      case 'own-token':
        return groups.tokens
      case 'use':
        return groups.actions
      case 'token':
        return names[option.seat]
      case 'turn-die': {
        const roll = view.rolls.at(-1)
        if (!roll) return undefined
        const hero = roll.foreign?.at === option.place - 1 ? roll.foreign.hero : view.fighters[roll.owner]!.hero
        const shown = roll.dice[option.place - 1]!
        return face(NAMES[language].symbol(hero, shown), shown)
      }
      default:
        return undefined
    }
  },
}
