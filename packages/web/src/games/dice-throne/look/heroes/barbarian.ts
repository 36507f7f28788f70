import Fist from '~icons/game-icons/fist'
import KnockedOutStars from '~icons/game-icons/knocked-out-stars'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    pow: Fist,
  },
  tokens: {
    concussion: KnockedOutStars,
  },
}
