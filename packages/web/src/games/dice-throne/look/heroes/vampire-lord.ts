import BeastEye from '~icons/game-icons/beast-eye'
import BoltDrop from '~icons/game-icons/bolt-drop'
import Drop from '~icons/game-icons/drop'
import { lined } from '../drawn.tsx'
import type { HeroLook } from '../heroLook.ts'

const Mesmerize = lined(
  'M256 256a44 44 0 0 1 88 0 88 88 0 0 1-176 0 132 132 0 0 1 264 0 176 176 0 0 1-352 0 220 220 0 0 1 110-190',
  46,
)

export const look: HeroLook = {
  symbols: {
    gaze: BeastEye,
    drop: Drop,
  },
  tokens: {
    'blood-power': BoltDrop,
    mesmerize: Mesmerize,
  },
}
