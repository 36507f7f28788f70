import Backstab from '~icons/game-icons/backstab'
import CardAceSpades from '~icons/game-icons/card-ace-spades'
import Hood from '~icons/game-icons/hood'
import PlainDagger from '~icons/game-icons/plain-dagger'
import PoisonBottle from '~icons/game-icons/poison-bottle'
import ShadowFollower from '~icons/game-icons/shadow-follower'
import SwapBag from '~icons/game-icons/swap-bag'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    dagger: PlainDagger,
    bag: SwapBag,
    card: CardAceSpades,
    shadow: Hood,
  },
  tokens: {
    shadows: ShadowFollower,
    'sneak-attack': Backstab,
    poison: PoisonBottle,
  },
}
