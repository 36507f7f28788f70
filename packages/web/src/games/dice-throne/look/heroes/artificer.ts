import BatteryPack from '~icons/game-icons/battery-pack'
import HexagonalNut from '~icons/game-icons/hexagonal-nut'
import PowerLightning from '~icons/game-icons/power-lightning'
import Spanner from '~icons/game-icons/spanner'
import SpiderBot from '~icons/game-icons/spider-bot'
import { drawn } from '../drawn.tsx'
import type { HeroLook } from '../heroLook.ts'

/** A robot; its sign is cut out of its chest. */
const bot = (sign: string) =>
  drawn(
    `M240 66a30 30 0 1 1 32 0v54h104a44 44 0 0 1 44 44v212a44 44 0 0 1-44 44h-14v72h-76v-72h-60v72h-76v-72h-14a44 44 0 0 1-44-44V164a44 44 0 0 1 44-44h104zM28 210h40v120H28zm416 0h40v120h-40z${sign}`,
  )
const Nanobot = bot('M256 164a38 38 0 1 0 .1 0zm-74 122a38 38 0 1 0 .1 0zm148 0a38 38 0 1 0 .1 0z')
const ShockBot = bot('M292 148 166 290h68l-22 104 128-148h-68z')
const HealBot = bot('M224 174v60h-60v64h60v60h64v-60h60v-64h-60v-60z')

export const look: HeroLook = {
  symbols: {
    wrench: Spanner,
    nut: HexagonalNut,
    bolt: PowerLightning,
  },
  tokens: {
    synth: BatteryPack,
    nanite: SpiderBot,
    nanobot: Nanobot,
    'shock-bot': ShockBot,
    'heal-bot': HealBot,
  },
}
