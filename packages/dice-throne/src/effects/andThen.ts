import { opened } from '../rules/responseWindow.ts'
import { verb } from './effect.ts'

export interface AndThen {
  before?: 'damage'
  after?: 'target'
}

const made = verb<AndThen>({
  name: 'then',
  pass: ({ after }) => after ?? 'activation',
  // There is always a window before damage, so a break before it appears only in the text.
  parts: ($, p) => (p.before ? [] : [opened($)]),
  estimate: () => 0,
})
/** A break in which anybody may act. Not `then`: a module that exports `then` is a thenable, and awaiting it never ends. */
export const andThen = () => made({})
/** The break between what is done to the target and the damage. */
export const thenDamage = () => made({ before: 'damage' })
/** The same break, where something is counted or gained after it: what follows is `late`. */
export const thenLate = () => made({ after: 'target' })
