import { opened } from '../rules/responseWindow.ts'
import { verb } from './effect.ts'

export interface Then {
  before?: 'damage'
}

const made = verb<Then>({
  name: 'then',
  // Damage always waits for a window: a break before it is only said.
  parts: ($, p) => (p.before ? [] : [opened($)]),
  estimate: () => 0,
})
/** A break in which anybody may act. Not `then`: a module that exports `then` is a thenable, and whoever awaits it waits for ever. */
export const andThen = () => made({})
/** The break between what is done to the target and the damage. */
export const thenDamage = () => made({ before: 'damage' })
