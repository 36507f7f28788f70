import BurningMeteor from '~icons/game-icons/burning-meteor'
import FireBowl from '~icons/game-icons/fire-bowl'
import FireGem from '~icons/game-icons/fire-gem'
import FireSilhouette from '~icons/game-icons/fire-silhouette'
import Flame from '~icons/game-icons/flame'
import Flamer from '~icons/game-icons/flamer'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    flame: Flamer,
    blaze: FireBowl,
    'fiery-soul': FireSilhouette,
    meteor: BurningMeteor,
  },
  tokens: {
    'fire-mastery': FireGem,
    burn: Flame,
  },
}
