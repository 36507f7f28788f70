import Barefoot from '~icons/game-icons/barefoot'
import BroadheadArrow from '~icons/game-icons/broadhead-arrow'
import Knot from '~icons/game-icons/knot'
import Moon from '~icons/game-icons/moon'
import SightDisabled from '~icons/game-icons/sight-disabled'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    arrow: BroadheadArrow,
    foot: Barefoot,
    moon: Moon,
  },
  tokens: {
    blind: SightDisabled,
    entangle: Knot,
  },
}
