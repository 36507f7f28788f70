import { sayIn } from '@alea/engine'
import { type CheckReport, checkFolder, type MatchFinding } from '@alea/server'
import { readArguments } from '../arguments.ts'
import { type Command, type Context, EXIT } from '../command.ts'
import { print, printJson } from '../terminal/print.ts'

export const check: Command = async (args, context) => {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } }, { min: 1, max: 1 })
  const report = await checkFolder(positionals[0]!)
  if (values.json) printJson({ ...report, findings: report.findings.map((each) => inWords(each, context)) })
  else for (const line of checkLines(report, context)) print(line)
  return report.sound ? EXIT.success : EXIT.failure
}

/** A finding whose reason is text. */
export const inWords = <T extends MatchFinding>({ why, ...finding }: T, { language }: Context) => ({
  ...finding,
  ...(why !== undefined && { why: sayIn(why, language) }),
})

export function checkLines(report: CheckReport, context: Context): string[] {
  const { say } = context
  const { matches, answers, players, journal, sqlite, findings, rows, setAside, backups, sound, bytes, version } =
    report
  const words = say.check
  return [
    ...(version === undefined
      ? [words.unreadable(bytes)]
      : [words.counts(bytes, version, players), words.matches(matches.total, matches.sound, answers)]),
    ...(matches.otherRules > 0 ? [words.otherRules(matches.otherRules)] : []),
    ...(journal.answers > 0 ? [words.journal(journal.answers)] : []),
    ...sqlite.map((line) => words.sqlite(line)),
    ...(journal.altered > 0 ? [words.journalAltered(journal.altered)] : []),
    ...findings.map((finding) => findingLine(finding, context)),
    ...rows.map(({ table, row, problem }) => words.row(table, row, words.rowProblems[problem])),
    ...(setAside > 0 ? [words.setAside(setAside)] : []),
    ...backups.map(({ file, sound }) => words.backup(file, sound)),
    sound ? words.sound : words.notSound,
  ]
}

export function findingLine(finding: MatchFinding, context: Context): string {
  const { match, problem, game, status, position, why } = inWords(finding, context)
  const words = context.say.check
  const about = [game, status && words.statuses[status as keyof typeof words.statuses]].filter(Boolean).join(', ')
  return words.finding(match, about, words.problems[problem], position, why)
}
