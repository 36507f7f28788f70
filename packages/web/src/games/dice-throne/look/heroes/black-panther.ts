import ChestArmor from '~icons/game-icons/chest-armor'
import Minerals from '~icons/game-icons/minerals'
import VibratingBall from '~icons/game-icons/vibrating-ball'
import type { HeroLook } from '../heroLook.ts'
import { Panther } from '../panther.ts'

export const look: HeroLook = {
  symbols: {
    vibranium: Minerals,
    panther: Panther,
  },
  tokens: {
    'kinetic-energy': VibratingBall,
    'vibranium-suit': ChestArmor,
  },
}
