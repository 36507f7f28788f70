import { optionOf, type View } from '@alea/battle-dice'
import type { DockRules } from '../boardModule.ts'

/** Targets stand under the player they belong to. */
export const dock: DockRules<View> = {
  declines: (question, value) => ['none', 'done'].includes(optionOf(question, value).is),
  // How many reinforcements are called, or that a creature is kept, no die can say.
  lists: (question) => question === 'keep' || question === 'reinforce',
  groupOf: (question, value, view, _, names) => {
    const option = optionOf(question, value)
    if (option.is === 'wound') return names[option.seat]
    if (!('die' in option)) return undefined
    return names[view.trainers.findIndex(({ arena }) => arena.some(({ die }) => die === option.die))]
  },
}
