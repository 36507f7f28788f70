import Acrobatic from '~icons/game-icons/acrobatic'
import HangingSpider from '~icons/game-icons/hanging-spider'
import Nunchaku from '~icons/game-icons/nunchaku'
import Spy from '~icons/game-icons/spy'
import TimeBomb from '~icons/game-icons/time-bomb'
import TimeTrap from '~icons/game-icons/time-trap'
import type { HeroLook } from '../heroLook.ts'

export const look: HeroLook = {
  symbols: {
    espionage: Spy,
    batons: Nunchaku,
    widow: HangingSpider,
  },
  tokens: {
    'covert-ops': Spy,
    agility: Acrobatic,
    'time-bomb-2': TimeTrap,
    'time-bomb-1': TimeBomb,
  },
}
