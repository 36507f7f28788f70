import Cobweb from '~icons/game-icons/cobweb'
import InvisibleFace from '~icons/game-icons/invisible-face'
import MaskedSpider from '~icons/game-icons/masked-spider'
import PunchBlast from '~icons/game-icons/punch-blast'
import { lined } from '../drawn.tsx'
import type { HeroLook } from '../heroLook.ts'

const Thwip = lined(
  'M336 336 306 24m30 312L24 306m312 30L40 40m282 156q-84-12-86 40-52 2-40 86M310 76Q162 64 134 134q-70 28-58 176',
  34,
  'M524 468 364 308l-56 56 160 160z',
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
