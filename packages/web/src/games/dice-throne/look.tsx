/** How symbols, tokens, heroes, cards and effects look: pictures of one family, and hues. What has none yet gets a plain one. */
import { type CardKind, tokenOf } from '@alea/dice-throne'
import type { ComponentType, SVGProps } from 'react'
import Acrobatic from '~icons/game-icons/acrobatic'
import AllSeeingEye from '~icons/game-icons/all-seeing-eye'
import AngelWings from '~icons/game-icons/angel-wings'
import Aura from '~icons/game-icons/aura'
import BackwardTime from '~icons/game-icons/backward-time'
import BarbedStar from '~icons/game-icons/barbed-star'
import Barrel from '~icons/game-icons/barrel'
import BattleAxe from '~icons/game-icons/battle-axe'
import BrightExplosion from '~icons/game-icons/bright-explosion'
import Broadsword from '~icons/game-icons/broadsword'
import BrokenShield from '~icons/game-icons/broken-shield'
import Bullets from '~icons/game-icons/bullets'
import Bullseye from '~icons/game-icons/bullseye'
import CardDiscard from '~icons/game-icons/card-discard'
import CardDraw from '~icons/game-icons/card-draw'
import Rotation from '~icons/game-icons/clockwise-rotation'
import CowboyBoot from '~icons/game-icons/cowboy-boot'
import CrackedShield from '~icons/game-icons/cracked-shield'
import Crosshair from '~icons/game-icons/crosshair'
import Crown from '~icons/game-icons/crown'
import CrownCoin from '~icons/game-icons/crown-coin'
import CrystalBall from '~icons/game-icons/crystal-ball'
import CrystalShine from '~icons/game-icons/crystal-shine'
import DeathSkull from '~icons/game-icons/death-skull'
import Divergence from '~icons/game-icons/divergence'
import Dodge from '~icons/game-icons/dodge'
import Falling from '~icons/game-icons/falling'
import Fist from '~icons/game-icons/fist'
import Lightning from '~icons/game-icons/focused-lightning'
import Spider from '~icons/game-icons/hanging-spider'
import HeartPlus from '~icons/game-icons/heart-plus'
import Hearts from '~icons/game-icons/hearts'
import HighShot from '~icons/game-icons/high-shot'
import KnockedOut from '~icons/game-icons/knocked-out-stars'
import Linked from '~icons/game-icons/linked-rings'
import EvilHand from '~icons/game-icons/magic-palm'
import Baton from '~icons/game-icons/nunchaku'
import Loot from '~icons/game-icons/open-treasure-chest'
import Perspective from '~icons/game-icons/perspective-dice-six-faces-random'
import PirateCaptain from '~icons/game-icons/pirate-captain'
import PirateSkull from '~icons/game-icons/pirate-skull'
import Prayer from '~icons/game-icons/prayer'
import Reload from '~icons/game-icons/reload-gun-barrel'
import Return from '~icons/game-icons/return-arrow'
import Revolver from '~icons/game-icons/revolver'
import RoundShield from '~icons/game-icons/round-shield'
import Running from '~icons/game-icons/run'
import Saber from '~icons/game-icons/saber-slash'
import Scales from '~icons/game-icons/scales'
import SellCard from '~icons/game-icons/sell-card'
import SemiClosedEye from '~icons/game-icons/semi-closed-eye'
import Truce from '~icons/game-icons/shaking-hands'
import HalfShield from '~icons/game-icons/shield-bounces'
import Poison from '~icons/game-icons/skeletal-hand'
import SpellBook from '~icons/game-icons/spell-book'
import Spy from '~icons/game-icons/spy'
import Stun from '~icons/game-icons/star-swirl'
import TimeBomb from '~icons/game-icons/time-bomb'
import TimeTrap from '~icons/game-icons/time-trap'
import Token from '~icons/game-icons/token'
import Coins from '~icons/game-icons/two-coins'
import Upgrade from '~icons/game-icons/upgrade'
import Swap from '~icons/game-icons/vibrating-shield'
import VisoredHelm from '~icons/game-icons/visored-helm'
import Wanted from '~icons/game-icons/wanted-reward'
import Handcuffs from '~icons/game-icons/wavy-chains'
import Winged from '~icons/game-icons/winged-shield'
import Sword from '~icons/game-icons/winged-sword'
import type { PictureName } from './pictures.ts'
import type { UpgradeKind } from './upgradeKind.ts'

export type Icon = ComponentType<SVGProps<SVGSVGElement>>

const SYMBOLS: Readonly<Record<string, Icon>> = {
  sword: Broadsword,
  life: Hearts,
  pow: Fist,
  cutlass: Saber,
  loot: Loot,
  skull: DeathSkull,
  bullet: Bullets,
  dash: CowboyBoot,
  bullseye: Bullseye,
  helmet: VisoredHelm,
  prayer: Prayer,
  espionage: Spy,
  batons: Baton,
  widow: Spider,
  hand: EvilHand,
  vision: SemiClosedEye,
  bands: Linked,
  eye: AllSeeingEye,
}

const TOKENS: Readonly<Record<string, Icon>> = {
  concussion: KnockedOut,
  stun: Stun,
  evasive: Dodge,
  knockdown: Falling,
  protect: Winged,
  'blessing-of-divinity': AngelWings,
  doubloon: CrownCoin,
  'powder-keg': Barrel,
  parlay: Truce,
  wither: Poison,
  reload: Reload,
  bounty: Wanted,
  retribution: Scales,
  crit: BarbedStar,
  accuracy: Crosshair,
  'covert-ops': Spy,
  agility: Acrobatic,
  'time-bomb-2': TimeTrap,
  'time-bomb-1': TimeBomb,
  'deja-vu': BackwardTime,
  premonition: CrystalBall,
  'crimson-bands': Handcuffs,
}

const HEROES: Readonly<Record<string, { readonly icon: Icon; readonly hue: number }>> = {
  barbarian: { icon: BattleAxe, hue: 25 },
  paladin: { icon: Sword, hue: 85 },
  gunslinger: { icon: Revolver, hue: 55 },
  'cursed-pirate': { icon: PirateCaptain, hue: 175 },
  'black-widow': { icon: Spider, hue: 350 },
  'doctor-strange': { icon: SpellBook, hue: 295 },
}

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

export const symbolIcon = (symbol: string): Icon => SYMBOLS[symbol] ?? Token
/** `doubloon@1` is drawn like any doubloon. */
export const tokenIcon = (token: string): Icon => TOKENS[tokenOf(token).id] ?? Token
export const effectIcon = (effect: Exclude<PictureName, 'more'>): Icon => EFFECTS[effect]
export const heroIcon = (hero: string): Icon => HEROES[hero]?.icon ?? Sword
/** The hue of a hero's dice and cards. */
export const heroHue = (hero: string): number => HEROES[hero]?.hue ?? 210

/** As printed on the real ones: the kind of a card is known by its colour, and said in words. */
const CARD_HUES: Readonly<Record<CardKind, number>> = { main: 250, roll: 55, instant: 25, upgrade: 150, spell: 300 }
export const cardHue = (kind: CardKind): number => CARD_HUES[kind]

/** The sign of an upgrade, which its border shows by colour. */
const UPGRADES: Readonly<Record<UpgradeKind, Icon>> = { offensive: Broadsword, defensive: RoundShield, passive: Aura }
export const upgradeIcon = (kind: UpgradeKind): Icon => UPGRADES[kind]

export const icons = {
  health: Hearts,
  cp: Coins,
  crown: Crown,
  deck: CardDraw,
  discard: CardDiscard,
  sell: SellCard,
  book: SpellBook,
  fallen: PirateSkull,
  target: HighShot,
} as const
