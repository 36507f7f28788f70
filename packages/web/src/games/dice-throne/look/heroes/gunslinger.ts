import Bullets from '~icons/game-icons/bullets'
import Bullseye from '~icons/game-icons/bullseye'
import CowboyBoot from '~icons/game-icons/cowboy-boot'
import ReloadGunBarrel from '~icons/game-icons/reload-gun-barrel'
import WantedReward from '~icons/game-icons/wanted-reward'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    bullet: Bullets,
    dash: CowboyBoot,
    bullseye: Bullseye,
  },
  tokens: {
    reload: ReloadGunBarrel,
    bounty: WantedReward,
  },
}
