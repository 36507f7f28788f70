/** Rewrites the golden matches of every game, or of the games named; review the diff like code. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES, gameOf } from '@alea/catalog'
import { heroIds, listedHero } from '@alea/dice-throne'
import type { Game, MatchSetup } from '@alea/engine'
import { playthrough } from '@alea/testkit'

const root = join(import.meta.dirname, '..')
const named = process.argv.slice(2)
for (const id of named) if (!gameOf(id)) throw new Error(`There is no game ${id}`)

for (const game of GAMES) {
  const home = ['packages', 'examples'].map((group) => join(root, group, game.id)).find((path) => existsSync(path))
  if (!home) throw new Error(`Where does ${game.id} live?`)
  const { min, max } = game.seats
  for (let seats = min; seats <= Math.min(max, 4); seats++) write(game, home, { seats })
}

// Dice Forge has two sets of cards.
for (const seats of [2, 3, 4])
  write(
    gameOf('dice-forge')!,
    join(root, 'packages', 'dice-forge'),
    { seats, options: { cards: 'alternative' } },
    '-alternative',
  )

// Solo Dice City has a hard level.
write(gameOf('dice-city')!, join(root, 'packages', 'dice-city'), { seats: 1, options: { level: 'hard' } }, '-hard')

// Every hero of Dice Throne has a match; the first two have theirs above.
const heroes = heroIds().filter((id) => listedHero(id)?.box !== 'marvel')
for (let i = 2; i < heroes.length; i += 2) {
  const [one, other] = heroes.slice(i, i + 2)
  const meeting = { seats: 2, options: { heroes: `${one},${other}` } }
  write(gameOf('dice-throne')!, join(root, 'packages', 'dice-throne'), meeting, `-${one}-${other}`)
}

// A content pack pins a match of its own.
const marvel = { seats: 2, options: { heroes: 'black-widow,doctor-strange' } }
write(gameOf('dice-throne')!, join(root, 'packages', 'dice-throne-marvel'), marvel)

function write(game: Game, home: string, setup: MatchSetup, suffix = ''): void {
  if (named.length > 0 && !named.includes(game.id)) return
  const file = join(home, 'golden', `${setup.seats}-players${suffix}.golden`)
  mkdirSync(join(home, 'golden'), { recursive: true })
  writeFileSync(file, playthrough(game, setup, setup.seats))
  console.log(file.slice(root.length + 1))
}
