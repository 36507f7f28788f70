import DrippingKnife from '~icons/game-icons/dripping-knife'
import NinjaMask from '~icons/game-icons/ninja-mask'
import NinjaStar from '~icons/game-icons/ninja-star'
import RunningNinja from '~icons/game-icons/running-ninja'
import SmokingOrb from '~icons/game-icons/smoking-orb'
import { drawn } from '../drawn.tsx'
import type { HeroLook } from '../heroLook.ts'

const Ninjato = drawn('M340 282 72 14H14v58l268 268zm34-20L262 374l30 30 112-112zm8 72-48 48 114 114 48-48z')

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
