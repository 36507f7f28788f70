/** The emblem and the two colours of every hero, also of those the game does not have yet. */

import AngelOutfit from '~icons/game-icons/angel-outfit'
import BattleAxe from '~icons/game-icons/battle-axe'
import ChessKnight from '~icons/game-icons/chess-knight'
import ElfHelmet from '~icons/game-icons/elf-helmet'
import EvilTree from '~icons/game-icons/evil-tree'
import FemaleVampire from '~icons/game-icons/female-vampire'
import FireSpellCast from '~icons/game-icons/fire-spell-cast'
import GearHammer from '~icons/game-icons/gear-hammer'
import HangingSpider from '~icons/game-icons/hanging-spider'
import HoodedAssassin from '~icons/game-icons/hooded-assassin'
import HornedHelm from '~icons/game-icons/horned-helm'
import MagicSwirl from '~icons/game-icons/magic-swirl'
import MaskedSpider from '~icons/game-icons/masked-spider'
import Meditation from '~icons/game-icons/meditation'
import NinjaHead from '~icons/game-icons/ninja-head'
import PirateCaptain from '~icons/game-icons/pirate-captain'
import Revolver from '~icons/game-icons/revolver'
import SamuraiHelmet from '~icons/game-icons/samurai-helmet'
import SpearFeather from '~icons/game-icons/spear-feather'
import SpellBook from '~icons/game-icons/spell-book'
import ThorFist from '~icons/game-icons/thor-fist'
import WingedSword from '~icons/game-icons/winged-sword'
import { drawn } from './drawn.tsx'
import type { Icon } from './heroLook.ts'
import { Panther } from './panther.ts'

export interface Crest {
  readonly icon: Icon
  /** Of dice, cards and board. */
  readonly hue: number
  /** Of what is painted on them. */
  readonly trim: number
}

const StarTrail = drawn(
  'M386 145 387 276 508 326 383 368 373 499 295 393 168 424 244 317 175 205 301 245zM20 20 196 150 150 196zM180 24 300 120 262 146zM24 180 146 262 120 300z',
)

export const CRESTS: Readonly<Record<string, Crest>> = {
  barbarian: { icon: BattleAxe, hue: 25, trim: 75 },
  paladin: { icon: WingedSword, hue: 85, trim: 95 },
  gunslinger: { icon: Revolver, hue: 55, trim: 90 },
  'cursed-pirate': { icon: PirateCaptain, hue: 175, trim: 150 },
  'black-widow': { icon: HangingSpider, hue: 350, trim: 20 },
  'doctor-strange': { icon: SpellBook, hue: 295, trim: 80 },
  monk: { icon: Meditation, hue: 70, trim: 200 },
  'moon-elf': { icon: ElfHelmet, hue: 258, trim: 225 },
  ninja: { icon: NinjaHead, hue: 280, trim: 15 },
  pyromancer: { icon: FireSpellCast, hue: 40, trim: 100 },
  'shadow-thief': { icon: HoodedAssassin, hue: 318, trim: 160 },
  treant: { icon: EvilTree, hue: 130, trim: 115 },
  artificer: { icon: GearHammer, hue: 205, trim: 70 },
  huntress: { icon: SpearFeather, hue: 105, trim: 45 },
  samurai: { icon: SamuraiHelmet, hue: 30, trim: 235 },
  seraph: { icon: AngelOutfit, hue: 232, trim: 95 },
  tactician: { icon: ChessKnight, hue: 190, trim: 80 },
  'vampire-lord': { icon: FemaleVampire, hue: 2, trim: 85 },
  'black-panther': { icon: Panther, hue: 300, trim: 300 },
  'captain-marvel': { icon: StarTrail, hue: 245, trim: 40 },
  loki: { icon: HornedHelm, hue: 145, trim: 100 },
  'scarlet-witch': { icon: MagicSwirl, hue: 338, trim: 340 },
  'spider-man': { icon: MaskedSpider, hue: 14, trim: 330 },
  thor: { icon: ThorFist, hue: 222, trim: 250 },
}
