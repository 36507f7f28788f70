/** What several heroes have on their dice and boards. */

import AngelWings from '~icons/game-icons/angel-wings'
import Broadsword from '~icons/game-icons/broadsword'
import ClawSlashes from '~icons/game-icons/claw-slashes'
import Dodge from '~icons/game-icons/dodge'
import Droplets from '~icons/game-icons/droplets'
import Falling from '~icons/game-icons/falling'
import Fist from '~icons/game-icons/fist'
import Hearts from '~icons/game-icons/hearts'
import HumanTarget from '~icons/game-icons/human-target'
import StarSwirl from '~icons/game-icons/star-swirl'
import WaterSplash from '~icons/game-icons/water-splash'
import WingedShield from '~icons/game-icons/winged-shield'
import type { HeroLook } from './heroLook.ts'

export const SHARED: HeroLook = {
  symbols: {
    sword: Broadsword,
    life: Hearts,
    fist: Fist,
    claw: ClawSlashes,
  },
  tokens: {
    evasive: Dodge,
    knockdown: Falling,
    stun: StarSwirl,
    protect: WingedShield,
    'blessing-of-divinity': AngelWings,
    cleanse: WaterSplash,
    targeted: HumanTarget,
    bleed: Droplets,
  },
}
