/**
 * Whether the chances a game's judgement gives are what they say. `npm run calibrate -- dice-city --matches 2000` plays matches of a bot against itself,
 * compares five positions of each with who won, and prints ten buckets and the Brier score; with `--write`, it also writes them, with a picture, into docs/analysis.md.
 * `--seats 3` and `--bot adept` change who plays, `--seed` and `--threads` do what they do elsewhere; the result does not depend on the threads.
 * `--kept .scratch/matches` keeps the matches there and goes on with those it finds: another judgement of the same matches takes seconds.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Bucket, brierScore, bucketsOf, type Case } from '@alea/analysis'
import { botOf } from '@alea/bots'
import { GAMES, gameOf } from '@alea/catalog'
import { random, seedOf } from '@alea/engine'
import { wilson } from '@alea/odds'
import { pictureOf } from './calibration/picture.ts'
import { matchesOf } from './learning/matches.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    matches: { type: 'string', default: '300' },
    bot: { type: 'string', default: 'greedy' },
    seats: { type: 'string' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    kept: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const ROOT = join(import.meta.dirname, '..')
const DOCUMENT = join(ROOT, 'docs/analysis.md')
/** A bucket with fewer cases says too little. */
const ENOUGH = 100

const game = gameOf(positionals[0] ?? '')
if (!game) throw new Error(`Which game? ${GAMES.map(({ id }) => id).join(', ')}`)
botOf(values.bot)
const seats = Number(values.seats ?? game.seats.usual)
const matches = Number(values.matches)
/** So many positions of each match, wherever they come: more would only repeat each other. */
const POSITIONS = 5
const seed = Number(values.seed)

const played = await matchesOf({
  game: game.id,
  bot: values.bot,
  seats,
  seed,
  positions: POSITIONS,
  kept: false,
  matches,
  threads: Number(values.threads),
  folder: values.kept,
})
const cases = played.flatMap(({ seen, won }, match): Case[] => {
  const source = random(seedOf(seed + 2, match))
  return seen.map(({ position, predicted }) => {
    // One seat of each position: between two, the other is its mirror image.
    const seat = source.below(seats)
    const chances = position ? game.insight!.evaluate(position) : predicted
    return { predicted: chances[seat]!, won: won[seat]! }
  })
})
const buckets = bucketsOf(cases)
const lines = tableOf(buckets)
const summary = summaryOf()
console.log(`${game.id}, ${seats} seats, ${values.bot}\n\n${lines.join('\n')}\n\n${summary}`)
if (values.write) writeDocument(game.id)

function tableOf(found: readonly Bucket[]): string[] {
  const percent = (share: number) => (100 * share).toFixed(1)
  return [
    '| bucket | cases | predicted % | won % | 95 % interval | off by |',
    '| --- | ---: | ---: | ---: | ---: | ---: |',
    ...found.map(({ from, cases, predicted, won }) => {
      const range = `${Math.round(100 * from)}–${Math.round(100 * from) + 10}`
      if (cases === 0) return `| ${range} | 0 | | | | |`
      const { low, high } = wilson(won * cases, cases)
      return `| ${range} | ${cases} | ${percent(predicted)} | ${percent(won)} | ${percent(low)}–${percent(high)} | ${percent(won - predicted)} |`
    }),
  ]
}

function summaryOf(): string {
  const counted = buckets.filter((bucket) => bucket.cases >= ENOUGH)
  const most = Math.max(0, ...counted.map(({ predicted, won }) => Math.abs(won - predicted)))
  return `Brier score ${brierScore(cases).toFixed(4)} over ${cases.length} positions of ${matches} matches; buckets with ${ENOUGH} cases or more are off by at most ${(100 * most).toFixed(1)} points.`
}

/** The table and the picture of this game, between the marks of its section. */
function writeDocument(id: string): void {
  const name = `${id}-${seats}`
  const picture = `analysis/${name}.svg`
  mkdirSync(join(ROOT, 'docs/analysis'), { recursive: true })
  const title = game!.text.en.title
  writeFileSync(join(ROOT, 'docs', picture), pictureOf(`${title}, ${seats} players`, buckets))
  const [begin, end] = [`<!-- ${name}: written by npm run calibrate -->`, `<!-- end of ${name} -->`]
  const command = `npm run calibrate -- ${id} --matches ${matches} --seats ${seats} --bot ${values.bot} --seed ${values.seed}`
  const section = [
    begin,
    '',
    `${new Date().toISOString().slice(0, 10)}, \`${command}\`. ${summary}`,
    '',
    `![${title}: predicted against actual wins](${picture})`,
    '',
    ...lines,
    '',
    end,
  ].join('\n')
  const text = readFileSync(DOCUMENT, 'utf8')
  if (!text.includes(begin) || !text.includes(end)) throw new Error(`${DOCUMENT} has no section "${begin}" … "${end}"`)
  const after = text.slice(text.indexOf(end) + end.length)
  writeFileSync(DOCUMENT, text.slice(0, text.indexOf(begin)) + section + after)
}
