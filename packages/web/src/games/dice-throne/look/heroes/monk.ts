import ConcentrationOrb from '~icons/game-icons/concentration-orb'
import Hand from '~icons/game-icons/hand'
import Lotus from '~icons/game-icons/lotus'
import YinYang from '~icons/game-icons/yin-yang'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    palm: Hand,
    zen: YinYang,
    lotus: Lotus,
  },
  tokens: {
    chi: ConcentrationOrb,
  },
}
