import BarbedStar from '~icons/game-icons/barbed-star'
import Crosshair from '~icons/game-icons/crosshair'
import Prayer from '~icons/game-icons/prayer'
import Scales from '~icons/game-icons/scales'
import VisoredHelm from '~icons/game-icons/visored-helm'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    helmet: VisoredHelm,
    prayer: Prayer,
  },
  tokens: {
    retribution: Scales,
    crit: BarbedStar,
    accuracy: Crosshair,
  },
}
