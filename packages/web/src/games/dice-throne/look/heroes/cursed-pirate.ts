import Barrel from '~icons/game-icons/barrel'
import CrownCoin from '~icons/game-icons/crown-coin'
import DeathSkull from '~icons/game-icons/death-skull'
import OpenTreasureChest from '~icons/game-icons/open-treasure-chest'
import SaberSlash from '~icons/game-icons/saber-slash'
import ShakingHands from '~icons/game-icons/shaking-hands'
import SkeletalHand from '~icons/game-icons/skeletal-hand'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    cutlass: SaberSlash,
    loot: OpenTreasureChest,
    skull: DeathSkull,
  },
  tokens: {
    doubloon: CrownCoin,
    'powder-keg': Barrel,
    parlay: ShakingHands,
    wither: SkeletalHand,
  },
}
