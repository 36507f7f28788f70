/** How races and powers look: never colour alone. */
import type { Race } from '@alea/battle-dice'
import type { DieTone } from '@alea/board'
import type { ComponentType, SVGProps } from 'react'
import Keep from '~icons/game-icons/anchor'
import Heal from '~icons/game-icons/bandaged'
import MinorShield from '~icons/game-icons/bordered-shield'
import Retry from '~icons/game-icons/clockwise-rotation'
import Dwarf from '~icons/game-icons/dwarf-face'
import Goblin from '~icons/game-icons/goblin-head'
import Ko from '~icons/game-icons/knockout'
import Priority from '~icons/game-icons/lightning-helix'
import Orc from '~icons/game-icons/orc-head'
import Pauldron from '~icons/game-icons/pauldrons'
import Reinforce from '~icons/game-icons/hunting-horn'
import Corruption from '~icons/game-icons/puppet'
import Regenerate from '~icons/game-icons/regeneration'
import Death from '~icons/game-icons/scythe'
import Wound from '~icons/game-icons/bleeding-wound'
import Slow from '~icons/game-icons/snail'
import Replace from '~icons/game-icons/body-swapping'
import Troll from '~icons/game-icons/troll'
import Gold from '~icons/game-icons/two-coins'
import MajorShield from '~icons/game-icons/vibrating-shield'
import Mage from '~icons/game-icons/warlock-hood'
import Elf from '~icons/game-icons/woman-elf-face'
import Multiplier from '~icons/game-icons/sparkles'
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
  gold: Gold,
  regenerate: Regenerate,
  pauldron: Pauldron,
}
