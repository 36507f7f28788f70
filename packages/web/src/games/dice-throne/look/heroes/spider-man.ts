import Cobweb from '~icons/game-icons/cobweb'
import InvisibleFace from '~icons/game-icons/invisible-face'
import MaskedSpider from '~icons/game-icons/masked-spider'
import PunchBlast from '~icons/game-icons/punch-blast'
import { lined } from '../drawn.tsx'
import type { HeroLook } from '../heroLook.ts'

const Thwip = lined(
  'M176 336 206 24M176 336l312-30M176 336 472 40M190 196q84-12 86 40 52 2 40 86M202 76q148-12 176 58 70 28 58 176',
  34,
  'M-12 468 148 308l56 56L44 524z',
)
const Web = lined(
  'M256 12v488M12 256h488M84 84l344 344M428 84 84 428M368 256q-35 32-33 79-47-2-79 33-32-35-79-33 2-47-33-79 35-32 33-79 47 2 79-33 32 35 79 33-2 47 33 79M464 256q-66 59-61 147-88-5-147 61-59-66-147-61 5-88-61-147 66-59 61-147 88 5 147-61 59 66 147 61-5 88 61 147',
  26,
)

export const look: HeroLook = {
  symbols: {
    thwip: Thwip,
    web: Web,
    spider: MaskedSpider,
  },
  tokens: {
    combo: PunchBlast,
    webbed: Cobweb,
    invisibility: InvisibleFace,
  },
}
