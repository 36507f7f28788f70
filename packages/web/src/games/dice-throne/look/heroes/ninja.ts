import DrippingKnife from '~icons/game-icons/dripping-knife'
import NinjaMask from '~icons/game-icons/ninja-mask'
import NinjaStar from '~icons/game-icons/ninja-star'
import RunningNinja from '~icons/game-icons/running-ninja'
import SmokingOrb from '~icons/game-icons/smoking-orb'
import { drawn } from '../drawn.tsx'
import type { HeroLook } from '../heroLook.ts'

const Ninjato = drawn('M172 282 440 14h58v58L230 340zM138 262l112 112-30 30-112-112zm-8 72 48 48L64 496l-48-48z')

export const look: HeroLook = {
  symbols: {
    ninjato: Ninjato,
    shuriken: NinjaStar,
    mask: NinjaMask,
  },
  tokens: {
    ninjutsu: RunningNinja,
    'delayed-poison': DrippingKnife,
    'smoke-bomb': SmokingOrb,
  },
}
