/** Matches that a bot played against itself, with positions on the way; in a folder, if one is given, so that what has been played once is not played again. */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runOnWorkers } from '../../packages/cli/src/workerPool.ts'
import type { Match, Played } from './play.ts'

/** So many matches are kept together, and lost together if the program is stopped. */
const CHUNK = 50

export interface Matches extends Played {
  readonly matches: number
  readonly threads: number
  /** Positions are kept there, whether they are wanted or not. */
  readonly folder?: string | undefined
}

/** The same for the same seed, whatever the threads. */
export async function matchesOf({ matches, threads, folder, ...played }: Matches): Promise<Match[]> {
  if (folder === undefined) return playedFrom(0, matches, played, threads)
  mkdirSync(folder, { recursive: true })
  const found: Match[] = []
  for (let from = 0; from < matches; from += CHUNK) {
    const count = Math.min(CHUNK, matches - from)
    const file = join(folder, `${[...nameOf(played), from, count].join('-')}.json`)
    if (!existsSync(file)) {
      const chunk = await playedFrom(from, count, { ...played, kept: true }, threads)
      writeFileSync(`${file}.tmp`, JSON.stringify(chunk))
      renameSync(`${file}.tmp`, file)
    }
    found.push(...(JSON.parse(readFileSync(file, 'utf8')) as Match[]))
  }
  return found
}

const nameOf = ({ game, seats, bot, seed, model }: Played) => [
  game,
  seats,
  bot.replaceAll(':', '-'),
  seed,
  ...(model ? [createHash('sha256').update(JSON.stringify(model)).digest('hex').slice(0, 8)] : []),
]

async function playedFrom(from: number, count: number, data: Played, threads: number): Promise<Match[]> {
  const matches: Match[] = []
  await runOnWorkers<number, Match>(
    { worker: new URL('./play.ts', import.meta.url), data, threads },
    Array.from({ length: count }, (_, i) => from + i).values() as Iterator<number, undefined>,
    (match, number) => {
      matches[number - from] = match
      return true
    },
  )
  return matches
}
