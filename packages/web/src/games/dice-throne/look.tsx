/** How symbols, tokens, heroes, cards and effects look: pictures of one family, and hues. What has none yet gets a plain one. Those of heroes are in `look/`. */
import { baseHero, type CardKind, tokenOf } from '@alea/dice-throne'
import type { CSSProperties } from 'react'
import Aura from '~icons/game-icons/aura'
import BrightExplosion from '~icons/game-icons/bright-explosion'
import Broadsword from '~icons/game-icons/broadsword'
import BrokenShield from '~icons/game-icons/broken-shield'
import CardDiscard from '~icons/game-icons/card-discard'
import CardDraw from '~icons/game-icons/card-draw'
import Rotation from '~icons/game-icons/clockwise-rotation'
import CrackedShield from '~icons/game-icons/cracked-shield'
import CrystalShine from '~icons/game-icons/crystal-shine'
import Divergence from '~icons/game-icons/divergence'
import Lightning from '~icons/game-icons/focused-lightning'
import HeartPlus from '~icons/game-icons/heart-plus'
import Hearts from '~icons/game-icons/hearts'
import HighShot from '~icons/game-icons/high-shot'
import Perspective from '~icons/game-icons/perspective-dice-six-faces-random'
import PirateSkull from '~icons/game-icons/pirate-skull'
import PokerHand from '~icons/game-icons/poker-hand'
import Return from '~icons/game-icons/return-arrow'
import RoundShield from '~icons/game-icons/round-shield'
import Running from '~icons/game-icons/run'
import SellCard from '~icons/game-icons/sell-card'
import HalfShield from '~icons/game-icons/shield-bounces'
import SpellBook from '~icons/game-icons/spell-book'
import Token from '~icons/game-icons/token'
import Coins from '~icons/game-icons/two-coins'
import Upgrade from '~icons/game-icons/upgrade'
import Swap from '~icons/game-icons/vibrating-shield'
import { CRESTS, type Crest } from './look/crests.ts'
import type { Icon } from './look/heroLook.ts'
import { drawnSymbol, drawnToken } from './look/loadLooks.ts'
import type { PictureName } from './pictures.ts'
import type { UpgradeKind } from './upgradeKind.ts'

export type { Icon }

const EFFECTS: Readonly<Record<Exclude<PictureName, 'more'>, Icon>> = {
  damage: BrightExplosion,
  undefendable: BrokenShield,
  pure: CrystalShine,
  collateral: Divergence,
  ultimate: Lightning,
  heal: HeartPlus,
  cp: Coins,
  draw: CardDraw,
  dice: Perspective,
  prevent: RoundShield,
  half: HalfShield,
  back: Return,
  avoid: Running,
  hurt: CrackedShield,
  discard: CardDiscard,
  remove: Swap,
  reroll: Rotation,
  spell: SpellBook,
  upgrade: Upgrade,
}

export const effectIcon = (effect: Exclude<PictureName, 'more'>): Icon => EFFECTS[effect]

// What `loadLooks` has not brought yet has a plain picture.
export const symbolIcon = (symbol: string): Icon => drawnSymbol(symbol) ?? Token
/** `doubloon@1` is drawn like any doubloon. */
export const tokenIcon = (token: string): Icon => drawnToken(tokenOf(token).id) ?? Token

export const companionIcon = (companion: string): Icon => drawnToken(companion) ?? Token

const PLAIN: Crest = { icon: Token, hue: 210, trim: 88 }
const crestOf = (hero: string): Crest => CRESTS[baseHero(hero)] ?? PLAIN
export const heroIcon = (hero: string): Icon => crestOf(hero).icon
/** The hue of a hero's dice and cards. */
export const heroHue = (hero: string): number => crestOf(hero).hue
/** The hue of what is painted on them. */
export const heroTrim = (hero: string): number => crestOf(hero).trim
/** Both, for whatever has the class `dt-hued`. */
export const heroHues = (hero: string): CSSProperties =>
  ({ '--hero-hue': heroHue(hero), '--hero-trim': heroTrim(hero) }) as CSSProperties

/** As printed on the real ones: the kind of a card is known by its colour, and said in words. */
const CARD_HUES: Readonly<Record<CardKind, number>> = { main: 250, roll: 55, instant: 25, upgrade: 150, spell: 300 }
export const cardHue = (kind: CardKind): number => CARD_HUES[kind]

/** The sign of an upgrade, which its border shows by colour. */
const UPGRADES: Readonly<Record<UpgradeKind, Icon>> = { offensive: Broadsword, defensive: RoundShield, passive: Aura }
export const upgradeIcon = (kind: UpgradeKind): Icon => UPGRADES[kind]

export const icons = {
  health: Hearts,
  cp: Coins,
  deck: CardDraw,
  hand: PokerHand,
  discard: CardDiscard,
  sell: SellCard,
  book: SpellBook,
  fallen: PirateSkull,
  target: HighShot,
} as const
