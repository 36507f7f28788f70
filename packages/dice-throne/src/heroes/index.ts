/** The heroes of this package, in the order of the roster. In a browser a page is loaded when a match needs it; elsewhere `all.ts` loads them at once. */
import { eachLanguage } from '@alea/engine'
import { COMMON_CARDS } from '../content/commonCards.ts'
import { enlistCommon } from '../content/enlist.ts'
// Every verb belongs to the game: otherwise each would be bundled with the heroes that happen to use it.
import '../content/heroKit.ts'
import { listHeroes } from '../content/loadHeroes.ts'
import type { ListedHero } from '../content/roster.ts'
import { WORDS } from '../text/words.ts'

export const HEROES: readonly ListedHero[] = [
  { id: 'barbarian', box: 'season-1', difficulty: 1, load: () => import('./barbarian/index.ts') },
  { id: 'paladin', box: 'season-1', difficulty: 5, load: () => import('./paladin/index.ts') },
  { id: 'gunslinger', box: 'season-2', difficulty: 2, load: () => import('./gunslinger/index.ts') },
  { id: 'cursed-pirate', box: 'season-2', difficulty: 4, load: () => import('./cursed-pirate/index.ts') },
  { id: 'monk', box: 'season-1', difficulty: 4, load: () => import('./monk/index.ts') },
  { id: 'moon-elf', box: 'season-1', difficulty: 2, load: () => import('./moon-elf/index.ts') },
  { id: 'ninja', box: 'season-1', difficulty: 2, load: () => import('./ninja/index.ts') },
  { id: 'pyromancer', box: 'season-1', difficulty: 3, load: () => import('./pyromancer/index.ts') },
  { id: 'shadow-thief', box: 'season-1', difficulty: 5, load: () => import('./shadow-thief/index.ts') },
  { id: 'treant', box: 'season-1', difficulty: 6, load: () => import('./treant/index.ts') },
  { id: 'artificer', box: 'season-2', difficulty: 6, load: () => import('./artificer/index.ts') },
  { id: 'huntress', box: 'season-2', difficulty: 5, load: () => import('./huntress/index.ts') },
  { id: 'samurai', box: 'season-2', difficulty: 3, load: () => import('./samurai/index.ts') },
  { id: 'seraph', box: 'season-2', difficulty: 3, load: () => import('./seraph/index.ts') },
  { id: 'tactician', box: 'season-2', difficulty: 5, load: () => import('./tactician/index.ts') },
  { id: 'vampire-lord', box: 'season-2', difficulty: 4, load: () => import('./vampire-lord/index.ts') },
]

enlistCommon(COMMON_CARDS)
listHeroes(
  HEROES,
  eachLanguage((language) => WORDS[language].heroNames),
)
