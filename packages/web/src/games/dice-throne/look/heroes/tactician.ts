import ChessRook from '~icons/game-icons/chess-rook'
import Contract from '~icons/game-icons/contract'
import CrossedSabres from '~icons/game-icons/crossed-sabres'
import Medal from '~icons/game-icons/medal'
import VerticalBanner from '~icons/game-icons/vertical-banner'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    saber: CrossedSabres,
    banner: VerticalBanner,
    medal: Medal,
  },
  tokens: {
    'tactical-advantage': ChessRook,
    constrict: Contract,
  },
}
