import AllSeeingEye from '~icons/game-icons/all-seeing-eye'
import BackwardTime from '~icons/game-icons/backward-time'
import CrystalBall from '~icons/game-icons/crystal-ball'
import LinkedRings from '~icons/game-icons/linked-rings'
import MagicPalm from '~icons/game-icons/magic-palm'
import SemiClosedEye from '~icons/game-icons/semi-closed-eye'
import WavyChains from '~icons/game-icons/wavy-chains'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    hand: MagicPalm,
    vision: SemiClosedEye,
    bands: LinkedRings,
    eye: AllSeeingEye,
  },
  tokens: {
    'deja-vu': BackwardTime,
    premonition: CrystalBall,
    'crimson-bands': WavyChains,
  },
}
