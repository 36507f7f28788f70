/** How locations, types and resources look: never colour alone. */

import type { DieTone } from '@alea/board'
import type { LocationId, LocationType, Resource, RowName, Size } from '@alea/dice-city'
import type { ComponentType, SVGProps } from 'react'
import Training from '~icons/game-icons/archery-target'
import Bandit from '~icons/game-icons/bandit'
import Barracks from '~icons/game-icons/barracks'
import Blacksmith from '~icons/game-icons/blacksmith'
import Strength from '~icons/game-icons/broadsword'
import TownHall from '~icons/game-icons/capitol'
import MediumShip from '~icons/game-icons/caravel'
import Manor from '~icons/game-icons/castle'
import Catapult from '~icons/game-icons/catapult'
import Cave from '~icons/game-icons/cave-entrance'
import Defense from '~icons/game-icons/checked-shield'
import Church from '~icons/game-icons/church'
import LumberMill from '~icons/game-icons/circular-saw'
import Coins from '~icons/game-icons/coins'
import Off from '~icons/game-icons/cross-mark'
import RegularArmy from '~icons/game-icons/crossed-swords'
import Cultural from '~icons/game-icons/drama-masks'
import Copy from '~icons/game-icons/duality'
import LargeShip from '~icons/game-icons/galleon'
import Cemetery from '~icons/game-icons/graveyard'
import Cathedral from '~icons/game-icons/greek-temple'
import Militia from '~icons/game-icons/halberd'
import Forge from '~icons/game-icons/hammer-drop'
import Guild from '~icons/game-icons/hanging-sign'
import Traveller from '~icons/game-icons/hiking'
import Ride from '~icons/game-icons/horseshoe'
import Hourglass from '~icons/game-icons/hourglass'
import SmallHouse from '~icons/game-icons/house'
import Points from '~icons/game-icons/laurels'
import Adorn from '~icons/game-icons/medal'
import Iron from '~icons/game-icons/metal-bar'
import Mine from '~icons/game-icons/mine-wagon'
import Mountain from '~icons/game-icons/mountains'
import Statue from '~icons/game-icons/obelisk'
import Forest from '~icons/game-icons/pine-tree'
import Reroll from '~icons/game-icons/rolling-dices'
import SmallShip from '~icons/game-icons/sailboat'
import Exchange from '~icons/game-icons/scales'
import Shelter from '~icons/game-icons/shield'
import Bazaar from '~icons/game-icons/shop'
import Stables from '~icons/game-icons/stable'
import Stone from '~icons/game-icons/stone-block'
import Quarry from '~icons/game-icons/stone-crafting'
import Wall from '~icons/game-icons/stone-wall'
import Festival from '~icons/game-icons/theater-curtains'
import Market from '~icons/game-icons/trade'
import Economic from '~icons/game-icons/two-coins'
import Civic from '~icons/game-icons/village'
import Storehouse from '~icons/game-icons/warehouse'
import Tower from '~icons/game-icons/watchtower'
import Well from '~icons/game-icons/well'
import Harvest from '~icons/game-icons/wheat'
import Wood from '~icons/game-icons/wood-pile'
import type { Sign } from './effects.ts'

export type Drawing = ComponentType<SVGProps<SVGSVGElement>>

export { Defense, Hourglass, Off, Points, Strength }

export const LOCATION_ICON: Readonly<Record<LocationId, Drawing>> = {
  'lumber-mill': LumberMill,
  quarry: Quarry,
  mine: Mine,
  'regular-army': RegularArmy,
  barracks: Barracks,
  blacksmith: Blacksmith,
  catapult: Catapult,
  'training-camp': Training,
  'watch-tower': Tower,
  bazaar: Bazaar,
  'market-place': Market,
  'merchant-guild': Guild,
  mint: Coins,
  storehouse: Storehouse,
  cathedral: Cathedral,
  'festival-hall': Festival,
  'grand-statue': Statue,
  'great-wall': Wall,
  manor: Manor,
  cemetery: Cemetery,
  church: Church,
  stables: Stables,
  'town-hall': TownHall,
  well: Well,
  forest: Forest,
  mountain: Mountain,
  cave: Cave,
  militia: Militia,
  'small-house': SmallHouse,
  traveller: Traveller,
}

export const TYPE_ICON: Readonly<Record<LocationType, Drawing>> = {
  resource: Harvest,
  military: Strength,
  economic: Economic,
  cultural: Cultural,
  civic: Civic,
}

export const TYPE_HUE: Readonly<Record<LocationType, number>> = {
  resource: 140,
  military: 25,
  economic: 85,
  cultural: 310,
  civic: 245,
}

export const RESOURCE_ICON: Readonly<Record<Resource, Drawing>> = { wood: Wood, stone: Stone, iron: Iron }

export const SIGN_ICON: Readonly<Record<Sign, Drawing>> = {
  ...RESOURCE_ICON,
  strength: Strength,
  points: Points,
  bandit: Bandit,
  forge: Forge,
  mint: Coins,
  harvest: Harvest,
  recruit: RegularArmy,
  exchange: Exchange,
  pairs: Harvest,
  copy: Copy,
  ride: Ride,
  reroll: Reroll,
  adorn: Adorn,
  shelter: Shelter,
}

export const BANDIT_ICON = Bandit
export const SHIP_ICON: Readonly<Record<Size, Drawing>> = { small: SmallShip, medium: MediumShip, large: LargeShip }

/** Like the printed game's dice. */
export const ROW_TONE: Readonly<Record<RowName, DieTone>> = {
  white: 'ivory',
  yellow: 'gold',
  red: 25,
  blue: 255,
  black: 'ink',
}
