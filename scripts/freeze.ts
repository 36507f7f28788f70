/**
 * Writes the frozen build of every game at its present rules, so that matches can go on under them after the rules have changed. A build of older rules is
 * never written again.
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { GAMES } from '@alea/catalog'
import { FROZEN, type Frozen, frozenFile } from '@alea/catalog/rules'
import { fast, type Game, logOf, Match, printLog, random } from '@alea/engine'
import { frozenBuild } from './frozenBuild.ts'

const root = join(import.meta.dirname, '..')
const release: string = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).version

const packageOf = (id: string): string =>
  existsSync(join(root, 'packages', id)) ? `@alea/${id}` : `@alea/example-${id}`

const frozen: Frozen[] = FROZEN.filter(({ game, rules }) => GAMES.find(({ id }) => id === game)?.rulesVersion !== rules)
const superseded = frozen.map(({ game, rules }) => `${game}@${rules}`)
for (const game of GAMES) {
  const { id, rulesVersion: rules } = game
  const text = await frozenBuild(game, packageOf(id))
  const sha256 = createHash('sha256').update(text).digest('hex')
  writeFileSync(frozenFile(id, rules), text)
  writeFileSync(frozenFile(id, rules).replace(/js$/, 'log'), sampleLog(game))
  frozen.push({ game: id, rules, release, sha256 })
  console.log(`${id}@${rules}  ${text.length} bytes`)
}
frozen.sort((one, other) => one.game.localeCompare(other.game, 'en') || one.rules - other.rules)
const folder = join(root, 'packages', 'catalog', 'frozen')
writeFileSync(join(folder, 'manifest.json'), `${JSON.stringify(frozen, null, 2)}\n`)
const lines = superseded.sort().map((name) => `  '${name}': () => import('./${name}.js'),\n`)
writeFileSync(
  join(folder, 'superseded.js'),
  `export const SUPERSEDED = {${lines.length > 0 ? `\n${lines.join('')}` : ''}}\n`,
)

/** A whole match with random answers: a later engine must replay it with the frozen build. */
function sampleLog(game: Game): string {
  const match = new Match(game, { seats: game.seats.usual }, fast(1))
  const picks = random(1)
  for (let { pending } = match; pending?.kind === 'seats'; { pending } = match) {
    const seat = pending.seats[0]!
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[picks.below(options.length)]!.key })
  }
  return printLog(logOf(match))
}
