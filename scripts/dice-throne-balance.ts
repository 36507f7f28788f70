/**
 * Which hero beats which: every pair, from both sides of the table, among bots of one strength.
 * `npm run balance:heroes -- --bot adept --rounds 75` plays 150 matches a pair and prints the table after every round. Stopped and started again, it continues from `--results`.
 * `--heroes monk,ninja` measures these against all the others only, which is enough to tune them.
 * With `--write` it also writes the table and the picture of docs/dice-throne-balance.md; with `--pages`, the figures that the pages of heroes show.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import '@alea/catalog'
import { heroIds, NAMES } from '@alea/dice-throne'
import { runOnWorkers } from '../packages/cli/src/workerPool.ts'
import type { Duel } from './balance/duel.ts'
import { heatMapOf } from './balance/heatMap.ts'
import { emptyMatrix, type Matrix, matchesPerPair, tableOf } from './balance/matrix.ts'

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'adept' },
    rounds: { type: 'string', default: '75' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    results: { type: 'string' },
    heroes: { type: 'string' },
    write: { type: 'boolean', default: false },
    pages: { type: 'boolean', default: false },
  },
})
const ROOT = join(import.meta.dirname, '..')
const DOCUMENT = join(ROOT, 'docs/dice-throne-balance.md')
const PAGES = join(ROOT, 'packages/web/src/games/dice-throne/winRates.json')

const nameOf = (hero: string): string => NAMES.en.hero(hero)
const all = heroIds()
const tuned = values.heroes?.split(',')
const matrix = resumed() ?? emptyMatrix(values.bot, Number(values.seed), all)

while (matrix.rounds < Number(values.rounds)) {
  await playRound(matrix.rounds)
  matrix.rounds++
  if (values.results) writeFileSync(values.results, JSON.stringify(matrix))
  console.log(`\n${matchesPerPair(matrix)} matches a pair, ${values.bot}\n`)
  console.log(tableOf(matrix, nameOf).join('\n'))
}
if (values.write) writeDocument()
if (values.pages) writePages()

function resumed(): Matrix | undefined {
  if (!values.results || !existsSync(values.results)) return undefined
  const found: Matrix = JSON.parse(readFileSync(values.results, 'utf8'))
  if (found.bot !== values.bot || found.heroes.join() !== all.join())
    throw new Error(`${values.results} holds ${found.bot} with ${found.heroes.join(', ')}`)
  return found
}

async function playRound(round: number): Promise<void> {
  const { heroes, points, seed } = matrix
  const isWanted = (one: string, other: string) => !tuned || tuned.includes(one) || tuned.includes(other)
  const duels = heroes.flatMap((one, i) =>
    heroes.flatMap((other, k): Duel[] =>
      i === k || !isWanted(one, other)
        ? []
        : [{ heroes: [one, other], match: (round * heroes.length + i) * heroes.length + k }],
    ),
  )
  const pool = {
    worker: new URL('./balance/duel.ts', import.meta.url),
    data: { bot: values.bot, seed },
    threads: Number(values.threads),
  }
  await runOnWorkers<Duel, number>(pool, duels.values() as Iterator<Duel, undefined>, (share, duel) => {
    const [i, k] = duel.heroes.map((hero) => heroes.indexOf(hero)) as [number, number]
    points[i]![k]! += share
    points[k]![i]! += 1 - share
    return true
  })
}

/** The table and the picture of this bot, between the marks of its section. */
function writeDocument(): void {
  const picture = `dice-throne-balance/${values.bot.replace(':', '-')}.svg`
  mkdirSync(join(ROOT, 'docs/dice-throne-balance'), { recursive: true })
  writeFileSync(join(ROOT, 'docs', picture), heatMapOf(matrix, nameOf))
  const [begin, end] = [`<!-- ${values.bot}: written by npm run balance:heroes -->`, `<!-- end of ${values.bot} -->`]
  const section = [
    begin,
    '',
    `${today()}, \`${values.bot}\`, ${matchesPerPair(matrix)} matches a pair, half of them from each side of the table.`,
    '',
    `![How often each hero beats each other](${picture})`,
    '',
    ...tableOf(matrix, nameOf),
    '',
    end,
  ].join('\n')
  const text = readFileSync(DOCUMENT, 'utf8')
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`${DOCUMENT} has no section "${begin}" … "${end}"`)
  const after = text.slice(text.indexOf(end) + end.length)
  writeFileSync(DOCUMENT, text.slice(0, text.indexOf(begin)) + section + after)
}

/** For each hero and each of the others: points, and of how many matches. */
function writePages(): void {
  const { heroes, points } = matrix
  const row = (i: number) =>
    Object.fromEntries(
      heroes.flatMap((other, k) => (i === k ? [] : [[other, [points[i]![k]!, matchesPerPair(matrix)]] as const])),
    )
  const measured = {
    measured: today(),
    bot: values.bot,
    matches: matchesPerPair(matrix),
    rates: Object.fromEntries(heroes.map((hero, i) => [hero, row(i)])),
  }
  // Pairs of numbers stay on one line, as the formatter wants them.
  const text = JSON.stringify(measured, null, 2).replace(/\[\s+([\d.]+),\s+(\d+)\s+\]/g, '[$1, $2]')
  writeFileSync(PAGES, `${text}\n`)
}

function today(): string {
  return new Date().toISOString().slice(0, 10)
}
