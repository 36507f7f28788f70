import BarbedSpear from '~icons/game-icons/barbed-spear'
import OppositeHearts from '~icons/game-icons/opposite-hearts'
import PawHeart from '~icons/game-icons/paw-heart'
import SaberTooth from '~icons/game-icons/saber-tooth'
import SaberToothedCatHead from '~icons/game-icons/saber-toothed-cat-head'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    spear: BarbedSpear,
    'bonded-soul': OppositeHearts,
    sabertooth: SaberTooth,
  },
  tokens: {
    'nyras-bond': PawHeart,
    nyra: SaberToothedCatHead,
  },
}
