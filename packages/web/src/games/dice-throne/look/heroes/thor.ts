import Crown from '~icons/game-icons/crown'
import FlatHammer from '~icons/game-icons/flat-hammer'
import LightningHelix from '~icons/game-icons/lightning-helix'
import LightningStorm from '~icons/game-icons/lightning-storm'
import ShieldImpact from '~icons/game-icons/shield-impact'
import ThorHammer from '~icons/game-icons/thor-hammer'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    hammer: FlatHammer,
    worthy: Crown,
    thunder: LightningStorm,
  },
  tokens: {
    electrokinesis: LightningHelix,
    'guard-break': ShieldImpact,
    mjolnir: ThorHammer,
  },
}
