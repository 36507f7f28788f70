import Achievement from '~icons/game-icons/achievement'
import Kneeling from '~icons/game-icons/kneeling'
import SamuraiHelmet from '~icons/game-icons/samurai-helmet'
import Sunrise from '~icons/game-icons/sunrise'
import SwordClash from '~icons/game-icons/sword-clash'
import { drawn } from '../drawn.tsx'
import type { HeroLook } from '../heroLook.ts'

const Katana = drawn(
  'M346 306C212 232 102 130 20 14c22 146 126 276 278 340zm32-30L276 378l28 28 102-102zm6 72-40 40 112 112 44-44z',
)

export const look: HeroLook = {
  symbols: {
    katana: Katana,
    helm: SamuraiHelmet,
    'rising-sun': Sunrise,
  },
  tokens: {
    honor: Achievement,
    shame: Kneeling,
    'back-strike': SwordClash,
  },
}
