import Achievement from '~icons/game-icons/achievement'
import Kneeling from '~icons/game-icons/kneeling'
import SamuraiHelmet from '~icons/game-icons/samurai-helmet'
import Sunrise from '~icons/game-icons/sunrise'
import SwordClash from '~icons/game-icons/sword-clash'
import { drawn } from '../drawn.tsx'
import type { HeroLook } from '../heroLook.ts'

const Katana = drawn(
  'M166 306C300 232 410 130 492 14 470 160 366 290 214 354zM134 276l102 102-28 28-102-102zm-6 72 40 40L56 500l-44-44z',
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
