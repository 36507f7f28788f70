/** The heroes of this pack. In a browser a page is loaded when a match needs it; elsewhere `allHeroes.ts` loads them at once. */
// The roster and its common cards come first.
import '@alea/dice-throne'
import { type ListedHero, listHeroes } from '@alea/dice-throne/hero'
import { HERO_NAMES } from './text/index.ts'

export const HEROES: readonly ListedHero[] = [
  { id: 'black-widow', box: 'marvel', difficulty: 4, load: () => import('./black-widow/index.ts') },
  { id: 'doctor-strange', box: 'marvel', difficulty: 5, load: () => import('./doctor-strange/index.ts') },
  {
    id: 'black-panther',
    box: 'marvel',
    difficulty: 2,
    reconstructed: true,
    load: () => import('./black-panther/index.ts'),
  },
  {
    id: 'captain-marvel',
    box: 'marvel',
    difficulty: 2,
    reconstructed: true,
    load: () => import('./captain-marvel/index.ts'),
  },
  { id: 'loki', box: 'marvel', difficulty: 4, reconstructed: true, load: () => import('./loki/index.ts') },
  {
    id: 'scarlet-witch',
    box: 'marvel',
    difficulty: 4,
    reconstructed: true,
    load: () => import('./scarlet-witch/index.ts'),
  },
  { id: 'spider-man', box: 'marvel', difficulty: 2, load: () => import('./spider-man/index.ts') },
  { id: 'thor', box: 'marvel', difficulty: 3, load: () => import('./thor/index.ts') },
]

listHeroes(HEROES, HERO_NAMES)
