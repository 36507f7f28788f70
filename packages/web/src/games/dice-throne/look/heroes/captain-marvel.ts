import ExplosionRays from '~icons/game-icons/explosion-rays'
import LaserPrecision from '~icons/game-icons/laser-precision'
import PolarStar from '~icons/game-icons/polar-star'
import RoundStar from '~icons/game-icons/round-star'
import { lined } from '../drawn.tsx'
import type { HeroLook } from '../heroLook.ts'

const Photon = lined('M22 256c20-160 84-160 104 0s84 160 104 0 84-160 104 0', 52, 'M340 130 500 256 340 382z')

export const look: HeroLook = {
  symbols: {
    photon: Photon,
    star: RoundStar,
  },
  tokens: {
    'cosmic-ray': LaserPrecision,
    'cosmic-flare': ExplosionRays,
    radiance: PolarStar,
  },
}
