/** Icons and colours of races and powers: nothing is told by colour alone. */
import type { Race } from '@alea/battle-dice'
import type { DieTone } from '@alea/board'
import type { ComponentType, SVGProps } from 'react'
import Keep from '~icons/game-icons/anchor'
import Replace from '~icons/game-icons/body-swapping'
import Reinforce from '~icons/game-icons/bugle-call'
import Retry from '~icons/game-icons/cycle'
import Dwarf from '~icons/game-icons/dwarf-face'
import Elf from '~icons/game-icons/elf-helmet'
import Goblin from '~icons/game-icons/goblin'
import Heal from '~icons/game-icons/health-normal'
import Corruption from '~icons/game-icons/magic-swirl'
import Troll from '~icons/game-icons/ogre'
import Orc from '~icons/game-icons/orc-head'
import Mage from '~icons/game-icons/pointy-hat'
import Priority from '~icons/game-icons/power-lightning'
import Ko from '~icons/game-icons/punch'
import Regenerate from '~icons/game-icons/self-love'
import MinorShield from '~icons/game-icons/shield'
import MajorShield from '~icons/game-icons/shield-echoes'
import Pauldron from '~icons/game-icons/shoulder-armor'
import Death from '~icons/game-icons/skull-crossed-bones'
import Slow from '~icons/game-icons/snail'
import Multiplier from '~icons/game-icons/sparkles'
import Wound from '~icons/game-icons/sword-wound'
import { Coin } from './Coin.tsx'
import type { PowerName } from './faceParts.ts'

export type Drawing = ComponentType<SVGProps<SVGSVGElement>>

export const RACE_ICON: Readonly<Record<Race, Drawing>> = {
  goblin: Goblin,
  orc: Orc,
  dwarf: Dwarf,
  elf: Elf,
  troll: Troll,
  mage: Mage,
}

/** As the real dice: white goblins, yellow orcs, red dwarves, green elves, blue trolls, black mages. */
export const RACE_TONE: Readonly<Record<Race, DieTone>> = {
  goblin: 'ivory',
  orc: 'gold',
  dwarf: 25,
  elf: 148,
  troll: 255,
  mage: 'ink',
}

export const POWER_ICON: Readonly<Record<PowerName, Drawing>> = {
  multiplier: Multiplier,
  keep: Keep,
  corruption: Corruption,
  death: Death,
  ko: Ko,
  'major-shield': MajorShield,
  'minor-shield': MinorShield,
  retry: Retry,
  replace: Replace,
  reinforce: Reinforce,
  wound: Wound,
  heal: Heal,
  priority: Priority,
  slow: Slow,
  gold: Coin,
  regenerate: Regenerate,
  pauldron: Pauldron,
}
