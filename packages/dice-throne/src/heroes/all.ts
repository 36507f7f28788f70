/** The heroes of this package, all of them loaded: `#heroes` outside of browsers. */
import { loadHeroes } from '../content/loadHeroes.ts'
import { HEROES } from './index.ts'

await loadHeroes(HEROES.map(({ id }) => id))
