import FeatheredWing from '~icons/game-icons/feathered-wing'
import Gladius from '~icons/game-icons/gladius'
import SpikedHalo from '~icons/game-icons/spiked-halo'
import SunRadiations from '~icons/game-icons/sun-radiations'
import Wingfoot from '~icons/game-icons/wingfoot'
import { drawn } from '../drawn.tsx'
import type { HeroLook } from '../heroLook.ts'

const Cross = drawn('M212 16h88l-18 142 142-16v88l-142-16 18 282h-88l18-282-142 16v-88l142 16z')
const Pendant = drawn('M30 16h58l168 176L424 16h58L300 214l100 122-144 162-144-162 100-122zm226 244-64 76 64 76 64-76z')

export const look: HeroLook = {
  symbols: {
    blade: Gladius,
    wings: FeatheredWing,
    cross: Cross,
    pendant: Pendant,
  },
  tokens: {
    flight: Wingfoot,
    'blinding-light': SunRadiations,
    'holy-presence': SpikedHalo,
  },
}
