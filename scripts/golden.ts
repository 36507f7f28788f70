/** Writes the golden matches of every game anew; the diff is then reviewed like code. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@alea/catalog'
import { playthrough } from '@alea/testkit'

const root = join(import.meta.dirname, '..')

for (const game of GAMES) {
  const home = ['packages', 'examples'].map((group) => join(root, group, game.id)).find((path) => existsSync(path))
  if (!home) throw new Error(`Where does ${game.id} live?`)
  mkdirSync(join(home, 'golden'), { recursive: true })
  const { min, max } = game.seats
  for (let seats = min; seats <= Math.min(max, 4); seats++) {
    const file = join(home, 'golden', `${seats}-players.golden`)
    writeFileSync(file, playthrough(game, { seats }, seats))
    console.log(file.slice(root.length + 1))
  }
}
