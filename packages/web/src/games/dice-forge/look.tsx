/** Icons of resources, faces and cards: nothing is told by colour alone. */
import type { CardId, Resource } from '@alea/dice-forge'
import type { ComponentType, SVGProps } from 'react'
import Bear from '~icons/game-icons/bear-head'
import Boar from '~icons/game-icons/boar'
import Ferryman from '~icons/game-icons/boat-fishing'
import Chest from '~icons/game-icons/chest'
import Crab from '~icons/game-icons/crab'
import Helmet from '~icons/game-icons/crested-helmet'
import Cyclops from '~icons/game-icons/cyclops'
import Deer from '~icons/game-icons/deer'
import Sphinx from '~icons/game-icons/egyptian-bird'
import Hammer from '~icons/game-icons/flat-hammer'
import Galleon from '~icons/game-icons/galleon'
import Goat from '~icons/game-icons/goat'
import Spirits from '~icons/game-icons/herbs-bundle'
import Hound from '~icons/game-icons/hound'
import Hydra from '~icons/game-icons/hydra'
import Glory from '~icons/game-icons/laurels'
import Gorgon from '~icons/game-icons/medusa-head'
import Minotaur from '~icons/game-icons/minotaur'
import Mirror from '~icons/game-icons/mirror-mirror'
import Moon from '~icons/game-icons/moon'
import Owl from '~icons/game-icons/owl'
import Ship from '~icons/game-icons/sailboat'
import Shield from '~icons/game-icons/shield'
import GuardiansShield from '~icons/game-icons/shield-reflect'
import Sentinel from '~icons/game-icons/spartan-helmet'
import Sun from '~icons/game-icons/sun'
import Typhon from '~icons/game-icons/tornado'
import Triton from '~icons/game-icons/trident'
import Elder from '~icons/game-icons/wizard-face'
import { Coin } from './Coin.tsx'

export type Drawing = ComponentType<SVGProps<SVGSVGElement>>

export const RESOURCE_ICON: Readonly<Record<Resource, Drawing>> = { gold: Coin, sun: Sun, moon: Moon, glory: Glory }

export const FACE_ICON = { mirror: Mirror, ship: Ship, shield: Shield, boar: Boar } as const

const CARD_ICONS: Readonly<Record<CardId, Drawing>> = {
  hammer: Hammer,
  chest: Chest,
  'silver-hind': Deer,
  'great-bear': Bear,
  satyrs: Goat,
  boar: Boar,
  ferryman: Ferryman,
  cerberus: Hound,
  helmet: Helmet,
  cancer: Crab,
  sentinel: Sentinel,
  hydra: Hydra,
  typhon: Typhon,
  sphinx: Sphinx,
  cyclops: Cyclops,
  gorgon: Gorgon,
  triton: Triton,
  'abyssal-mirror': Mirror,
  owl: Owl,
  'celestial-ship': Galleon,
  minotaur: Minotaur,
  'guardians-shield': GuardiansShield,
  elder: Elder,
  'wild-spirits': Spirits,
}
export const cardIcon = (card: CardId): Drawing => CARD_ICONS[card]
