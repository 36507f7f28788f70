import { sayIn } from '@alea/engine'
import {
  isSound,
  type Migration,
  migrateFolder,
  plainDifference,
  type Survey,
  surveyFolder,
  type VersionSurvey,
  wouldClose,
} from '@alea/server'
import { readArguments } from '../arguments.ts'
import { type Command, type Context, EXIT } from '../command.ts'
import { print, printJson } from '../terminal/print.ts'

/** Differing matches that are listed for each version; `--json` lists all. */
const LISTED = 20

export const migrate: Command = async (args, context) => {
  const { values, positionals } = readArguments(
    args,
    { 'dry-run': { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
    { min: 1, max: 1 },
  )
  const [folder = ''] = positionals
  const isDry = values['dry-run']
  const { survey, ...done }: Pick<Migration, 'survey'> & Partial<Migration> = isDry
    ? { survey: await surveyFolder(folder) }
    : await migrateFolder(folder, Date.now())
  if (values.json) printJson({ ...plain(survey), ...done })
  else printSurvey(survey, done, context)
  return isDry && !isSound(survey) ? EXIT.failure : EXIT.success
}

const plain = ({ matches, versions, damaged }: Survey): object => ({
  matches,
  damaged,
  versions: versions.map((version) => ({
    ...version,
    closing: wouldClose(version),
    differing: version.differing.map(plainDifference),
  })),
})

function printSurvey(survey: Survey, { backup, closed }: Partial<Migration>, { say, language }: Context): void {
  const { migrate } = say
  print(migrate.matches(survey.matches))
  for (const version of survey.versions) {
    print(migrate.version(version))
    for (const { match, answer, finished, why } of version.differing.slice(0, LISTED))
      print(`  ${migrate.differs(match, answer, finished, sayIn(why, language))}`)
    if (version.differing.length > LISTED) print(`  ${migrate.more(version.differing.length - LISTED)}`)
  }
  for (const match of survey.damaged.slice(0, LISTED)) print(migrate.damaged(match))
  if (survey.damaged.length > LISTED) print(migrate.more(survey.damaged.length - LISTED))
  print()
  if (backup !== undefined) print(migrate.backedUp(backup))
  if (closed) print(migrate.closed(closed.length))
  else
    print(
      migrate.verdict(
        isSound(survey),
        sum(survey.versions, wouldClose),
        sum(survey.versions, readOnly),
        survey.damaged.length,
      ),
    )
}

const sum = (versions: readonly VersionSurvey[], count: (version: VersionSurvey) => number): number =>
  versions.reduce((total, version) => total + count(version), 0)

/** Finished matches that can only be read, not shown move by move. */
const readOnly = ({ runs, finished, differing }: VersionSurvey): number =>
  runs === 'none' ? finished : differing.filter((one) => one.finished).length
