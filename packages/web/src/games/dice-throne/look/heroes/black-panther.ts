import ChestArmor from '~icons/game-icons/chest-armor'
import CrystalCluster from '~icons/game-icons/crystal-cluster'
import VibratingBall from '~icons/game-icons/vibrating-ball'
import type { HeroLook } from '../heroLook.ts'
import { Panther } from '../panther.ts'

export const look: HeroLook = {
  symbols: {
    vibranium: CrystalCluster,
    panther: Panther,
  },
  tokens: {
    'kinetic-energy': VibratingBall,
    'vibranium-suit': ChestArmor,
  },
}
