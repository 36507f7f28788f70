/** The emblem and the two colours of every hero, also of those the game does not have yet. */

import AngelOutfit from '~icons/game-icons/angel-outfit'
import BattleAxe from '~icons/game-icons/battle-axe'
import BullHorns from '~icons/game-icons/bull-horns'
import ChessKnight from '~icons/game-icons/chess-knight'
import ElfHelmet from '~icons/game-icons/elf-helmet'
import EvilTree from '~icons/game-icons/evil-tree'
import FallingStar from '~icons/game-icons/falling-star'
import FemaleVampire from '~icons/game-icons/female-vampire'
import FireSpellCast from '~icons/game-icons/fire-spell-cast'
import GearHammer from '~icons/game-icons/gear-hammer'
import HangingSpider from '~icons/game-icons/hanging-spider'
import HoodedAssassin from '~icons/game-icons/hooded-assassin'
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
import type { Icon } from './heroLook.ts'
import { Panther } from './panther.ts'

export interface Crest {
  readonly icon: Icon
  /** Of dice, cards and board. */
  readonly hue: number
  /** Of what is painted on them. */
  readonly trim: number
}

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
  samurai: { icon: SamuraiHelmet, hue: 10, trim: 95 },
  seraph: { icon: AngelOutfit, hue: 232, trim: 95 },
  tactician: { icon: ChessKnight, hue: 190, trim: 80 },
  'vampire-lord': { icon: FemaleVampire, hue: 3, trim: 345 },
  'black-panther': { icon: Panther, hue: 300, trim: 300 },
  'captain-marvel': { icon: FallingStar, hue: 245, trim: 40 },
  loki: { icon: BullHorns, hue: 145, trim: 100 },
  'scarlet-witch': { icon: MagicSwirl, hue: 338, trim: 340 },
  'spider-man': { icon: MaskedSpider, hue: 20, trim: 265 },
  thor: { icon: ThorFist, hue: 222, trim: 250 },
}
