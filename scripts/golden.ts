/** Rewrites the golden matches of every game, or of the games named; review the diff like code. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES, gameOf } from '@alea/catalog'
import { heroIds, listedHero, modesFor } from '@alea/dice-throne'
import type { Game, MatchSetup } from '@alea/engine'
import { playthrough } from '@alea/testkit'

const root = join(import.meta.dirname, '..')
/** Matches of more players are written for what is special about them. */
const USUAL_SEATS = 4
const named = process.argv.slice(2)
for (const id of named) if (!gameOf(id)) throw new Error(`There is no game ${id}`)

for (const game of GAMES) {
  const home = ['packages', 'examples'].map((group) => join(root, group, game.id)).find((path) => existsSync(path))
  if (!home) throw new Error(`Where does ${game.id} live?`)
  const { min, max } = game.seats
  for (let seats = min; seats <= Math.min(max, USUAL_SEATS); seats++) write(game, home, { seats })
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
const diceThrone = gameOf('dice-throne')!
const [others, marvel] = [heroIds().slice(2), heroIds()].map((ids, isMarvel) =>
  ids.filter((id) => (listedHero(id)?.box === 'marvel') === Boolean(isMarvel)),
)
writePairs('dice-throne', others!)
writePairs('dice-throne-marvel', marvel!)

// And every mode that is not the usual one of its number of players.
for (let seats = diceThrone.seats.min; seats <= diceThrone.seats.max; seats++)
  for (const mode of modesFor(seats).filter((_, i) => i > 0 || seats > USUAL_SEATS))
    write(diceThrone, join(root, 'packages', 'dice-throne'), { seats, options: { mode } }, `-${mode}`)

function writePairs(pack: string, heroes: readonly string[]): void {
  for (let i = 0; i < heroes.length; i += 2) {
    const [one, other] = heroes.slice(i, i + 2)
    const meeting = { seats: 2, options: { heroes: `${one},${other}` } }
    write(diceThrone, join(root, 'packages', pack), meeting, `-${one}-${other}`)
  }
}

function write(game: Game, home: string, setup: MatchSetup, suffix = ''): void {
  if (named.length > 0 && !named.includes(game.id)) return
  const file = join(home, 'golden', `${setup.seats}-players${suffix}.golden`)
  mkdirSync(join(home, 'golden'), { recursive: true })
  writeFileSync(file, playthrough(game, setup, setup.seats))
  console.log(file.slice(root.length + 1))
}
