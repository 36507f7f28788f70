/** The heroes of this pack, all of them loaded: `#heroes` outside of browsers. */
import { loadHeroes } from '@alea/dice-throne/hero'
import { HEROES } from './heroes.ts'

await loadHeroes(HEROES.map(({ id }) => id))
