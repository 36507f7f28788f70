import Beech from '~icons/game-icons/beech'
import Fairy from '~icons/game-icons/fairy'
import Ghost from '~icons/game-icons/ghost'
import LindenLeaf from '~icons/game-icons/linden-leaf'
import Sprout from '~icons/game-icons/sprout'
import ThornyVine from '~icons/game-icons/thorny-vine'
import Well from '~icons/game-icons/well'
import { drawn } from '../drawn.tsx'
import type { HeroLook } from '../heroLook.ts'

const Branch = drawn(
  'M14 452 150 318 92 170l42-16 62 118 78-78V72h44l4 88L460 18l34 32-156 170 128 22-6 42-166-18L56 496z',
)

export const look: HeroLook = {
  symbols: {
    branch: Branch,
    leaf: LindenLeaf,
    spirit: Ghost,
  },
  tokens: {
    seedling: Sprout,
    sapling: Beech,
    dryad: Fairy,
    wellspring: Well,
    'barbed-vine': ThornyVine,
  },
}
