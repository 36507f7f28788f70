import ChessRook from '~icons/game-icons/chess-rook'
import Contract from '~icons/game-icons/contract'
import CrossedSabres from '~icons/game-icons/crossed-sabres'
import StarMedal from '~icons/game-icons/star-medal'
import VerticalBanner from '~icons/game-icons/vertical-banner'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    saber: CrossedSabres,
    banner: VerticalBanner,
    medal: StarMedal,
  },
  tokens: {
    'tactical-advantage': ChessRook,
    constrict: Contract,
  },
}
