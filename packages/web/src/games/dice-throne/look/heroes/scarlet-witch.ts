import Brain from '~icons/game-icons/brain'
import CrackedGlass from '~icons/game-icons/cracked-glass'
import DiceTarget from '~icons/game-icons/dice-target'
import EvilBook from '~icons/game-icons/evil-book'
import FairyWand from '~icons/game-icons/fairy-wand'
import LaserSparks from '~icons/game-icons/laser-sparks'
import Pentacle from '~icons/game-icons/pentacle'
import Vortex from '~icons/game-icons/vortex'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    hex: Pentacle,
    mind: Brain,
    darkhold: EvilBook,
    chaos: Vortex,
  },
  tokens: {
    crackle: LaserSparks,
    'probability-manipulation': DiceTarget,
    conjure: FairyWand,
    'reality-warp': CrackedGlass,
  },
}
