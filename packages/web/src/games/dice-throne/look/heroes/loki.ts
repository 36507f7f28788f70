import CrystalWand from '~icons/game-icons/crystal-wand'
import DualityMask from '~icons/game-icons/duality-mask'
import FingersCrossed from '~icons/game-icons/fingers-crossed'
import GhostAlly from '~icons/game-icons/ghost-ally'
import MagickTrick from '~icons/game-icons/magick-trick'
import Padlock from '~icons/game-icons/padlock'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    scepter: CrystalWand,
    illusion: GhostAlly,
    lie: FingersCrossed,
    deceit: DualityMask,
  },
  tokens: {
    illusion: GhostAlly,
    'bag-of-tricks': MagickTrick,
    spellbound: Padlock,
  },
}
