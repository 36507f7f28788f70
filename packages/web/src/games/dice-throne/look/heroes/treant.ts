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
  'M498 452 362 318l58-148-42-16-62 118-78-78V72h-44l-4 88L52 18 18 50l156 170-128 22 6 42 166-18 238 230z',
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
