/** Only one print of the Shadow Thief has this: every negative status effect of the player is removed at once. */
import { isRemovable, takeToken, tokenIdsOn, tokenOf, tokensOn, verb } from '../../content/heroKit.ts'

const made = verb<object>({
  name: 'shadow-thief/shake-off',
  parts: ($) => [
    $.run((g, l) => {
      for (const id of tokenIdsOn(g, l.self))
        if (tokenOf(id).kind === 'negative' && isRemovable(id)) takeToken(g, l.self, id, tokensOn(g, l.self, id))
    }),
  ],
  estimate: () => 2,
})
export const shakeOff = () => made({})
