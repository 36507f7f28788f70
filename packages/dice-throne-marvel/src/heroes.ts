/** The heroes of this pack. In a browser a page is loaded when a match needs it; elsewhere `allHeroes.ts` loads them at once. */
// The roster and its common cards come first.
import '@alea/dice-throne'
import { type ListedHero, listHeroes } from '@alea/dice-throne/hero'
import { numbers as blackPanther } from './black-panther/numbers.ts'
import { numbers as captainMarvel } from './captain-marvel/numbers.ts'
import { numbers as loki } from './loki/numbers.ts'
import { numbers as scarletWitch } from './scarlet-witch/numbers.ts'
import { HERO_NAMES } from './text/index.ts'

export const HEROES: readonly ListedHero[] = [
  { id: 'black-widow', box: 'marvel', difficulty: 4, load: () => import('./black-widow/index.ts') },
  { id: 'doctor-strange', box: 'marvel', difficulty: 5, load: () => import('./doctor-strange/index.ts') },
  {
    id: 'black-panther',
    box: 'marvel',
    difficulty: 2,
    numbers: blackPanther,
    load: () => import('./black-panther/index.ts'),
  },
  {
    id: 'captain-marvel',
    box: 'marvel',
    difficulty: 2,
    numbers: captainMarvel,
    load: () => import('./captain-marvel/index.ts'),
  },
  { id: 'loki', box: 'marvel', difficulty: 4, numbers: loki, load: () => import('./loki/index.ts') },
  {
    id: 'scarlet-witch',
    box: 'marvel',
    difficulty: 4,
    numbers: scarletWitch,
    load: () => import('./scarlet-witch/index.ts'),
  },
  { id: 'spider-man', box: 'marvel', difficulty: 2, load: () => import('./spider-man/index.ts') },
  { id: 'thor', box: 'marvel', difficulty: 3, load: () => import('./thor/index.ts') },
]

listHeroes(HEROES, HERO_NAMES)
