import { fighter } from '../state.ts'
import { verb } from './effect.ts'

export interface Mark {
  name: string
  value: number
}

const made = verb<Mark>({
  name: 'mark',
  parts: ($, p) => [
    $.run((g, l) => {
      fighter(g, l.self).marks[p.name] = p.value
    }),
  ],
  estimate: () => 0,
})
/** Sets a number of the player that `{ mark, is }` reads later; names that end in `-this-turn` are forgotten at the end of the turn. */
export const mark = (name: string, value = 1) => made({ name, value })
