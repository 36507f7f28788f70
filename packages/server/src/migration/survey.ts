/** What becomes of every stored match under the installed rules. */
import { gameOf } from '@alea/catalog'
import { rulesOf } from '@alea/catalog/rules'
import { type Game, InputError, Match, RulesError, replayEntry, type Sentence, sayIn } from '@alea/engine'
import { entryOf, isFinished, type Loaded, type MatchRecord } from '@alea/host'
import { DamagedMatch } from '../storage/damagedMatch.ts'
import type { Storage } from '../storage/storage.ts'
import { FAULTS } from '../text/index.ts'

/** Which rules run a match: those of today, a frozen build, or none that are installed. */
export type Runs = 'present' | 'frozen' | 'none'

/** All matches of one game under one version of its rules. */
export interface VersionSurvey {
  readonly game: string
  readonly rules: number
  readonly runs: Runs
  finished: number
  unfinished: number
  /** Matches whose answers do not fit these rules. */
  readonly differing: Difference[]
}

export interface Difference {
  readonly match: string
  readonly finished: boolean
  /** The number of the first answer that does not fit, from 1; 0 if the match cannot even be set up. */
  readonly answer: number
  readonly why: Sentence
}

export interface Survey {
  readonly matches: number
  readonly versions: readonly VersionSurvey[]
  /** Matches whose bytes were altered: `alea check` says more. */
  readonly damaged: readonly string[]
}

/** Unfinished matches that cannot be played on. */
export const wouldClose = ({ runs, unfinished, differing }: VersionSurvey): number =>
  runs === 'none' ? unfinished : differing.filter(({ finished }) => !finished).length

/** Would everything go on, and be shown, as it is? */
export const isSound = ({ versions, damaged }: Survey): boolean =>
  damaged.length === 0 && versions.every(({ runs, differing }) => runs !== 'none' && differing.length === 0)

export async function surveyOf(storage: Storage, each: (done: number) => void = () => {}): Promise<Survey> {
  const versions = new Map<string, VersionSurvey>()
  const damaged: string[] = []
  const ids = await storage.matchIds()
  for (const [i, id] of ids.entries()) {
    const loaded = await readable(storage, id)
    if (loaded === 'damaged') damaged.push(id)
    if (!loaded || loaded === 'damaged') continue
    const { game: gameId, rules, id: match } = loaded.record
    const game = await rulesOf(gameId, rules)
    const key = `${gameId}@${rules}`
    const version = versions.get(key) ?? newVersion(gameId, rules, game)
    versions.set(key, version)
    const finished = isFinished(loaded.record)
    if (finished) version.finished++
    else version.unfinished++
    const difference = game && differenceOf(game, loaded)
    if (difference) version.differing.push({ match, finished, ...difference })
    each(i + 1)
  }
  const sorted = [...versions.values()].sort((a, b) => a.game.localeCompare(b.game, 'en') || a.rules - b.rules)
  return { matches: ids.length, versions: sorted, damaged }
}

async function readable(storage: Storage, match: string): Promise<Loaded | 'damaged' | undefined> {
  try {
    return await storage.load(match)
  } catch (error) {
    if (error instanceof DamagedMatch) return 'damaged'
    throw error
  }
}

const newVersion = (game: string, rules: number, found: Game | undefined): VersionSurvey => ({
  game,
  rules,
  runs: !found ? 'none' : found === gameOf(game) ? 'present' : 'frozen',
  finished: 0,
  unfinished: 0,
  differing: [],
})

/** The first answer that does not fit the rules; undefined if all do and lead to the recorded ending. */
export function differenceOf(
  game: Game,
  { record, entries }: Pick<Loaded, 'record' | 'entries'>,
): Pick<Difference, 'answer' | 'why'> | undefined {
  if (record.started === undefined) return undefined
  let answer = 0
  try {
    const match = new Match(game, { seats: record.seats.length, options: record.options })
    for (const stored of entries) {
      answer++
      const why = replayEntry(match, entryOf(stored))
      if (why) return { answer, why }
      match.forgetEvents()
    }
    return isEndingOf(match, record) ? undefined : { answer, why: (language) => FAULTS[language].otherEnding }
  } catch (error) {
    if (error instanceof InputError) return { answer, why: (language) => error.in(language) }
    if (error instanceof RulesError) return { answer, why: error.reason }
    throw error
  }
}

/** A match that the rules have ended must end as it did. */
function isEndingOf({ outcome }: Match, { status, ending }: MatchRecord): boolean {
  if (status !== 'over' || ending?.by !== 'rules') return true
  return JSON.stringify(outcome?.places) === JSON.stringify(ending.places)
}

/** As JSON has it: sentences in English. */
export const plainDifference = ({ why, ...rest }: Difference) => ({ ...rest, why: sayIn(why, 'en') })
