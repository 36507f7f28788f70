import { closeReport, listReports, type StoredReport } from '@alea/server/operator'
import { readArguments, readWhole } from '../arguments.ts'
import { type Command, type Context, EXIT } from '../command.ts'
import { DATA_OPTIONS, readPlace } from '../dataFolder.ts'
import { fault } from '../fault.ts'
import { print, printJson } from '../terminal/print.ts'

const CLOSE = 'close'
const LAST_NUMBER = 999_999_999
const LONGEST_NOTE = 500

export const reports: Command = async (args, context) => {
  const { values, positionals } = readArguments(
    args,
    {
      ...DATA_OPTIONS,
      all: { type: 'boolean', default: false },
      note: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    { min: 0, max: 2 },
  )
  const data = readPlace(values)
  const [what, id] = positionals
  if (what !== undefined) {
    if (what !== CLOSE) throw fault((say) => say.extraArgument(what))
    if (id === undefined) throw fault((say) => say.missingArgument)
    const number = readWhole(CLOSE, id, 1, LAST_NUMBER)
    const note = (values.note ?? '').slice(0, LONGEST_NOTE)
    if (!(await closeReport(data, number, note, Date.now(), context.language)))
      throw fault((say) => say.noOpenReport(number))
    if (values.json) printJson({ closed: number })
    else print(context.say.reports.closed(number))
    return EXIT.success
  }
  const found = await listReports(data, values.all, context.language)
  if (values.json) printJson(found)
  else if (found.length === 0) print(context.say.reports.none)
  else for (const report of found) for (const line of linesOf(report, context)) print(line)
  return EXIT.success
}

function linesOf(report: StoredReport, { say: { reports: say } }: Context): string[] {
  const { number, at, player, playerName, reporter, reporterName, reason, match, text, closed, note = '' } = report
  return [
    say.head(number, new Date(at).toISOString(), say.reasons[reason]),
    say.about(playerName, player, reporterName, reporter),
    ...(match === undefined ? [] : [say.match(match)]),
    ...(text === '' ? [] : [say.text(text)]),
    ...(closed === undefined ? [] : [say.closedAt(new Date(closed).toISOString(), note)]),
  ]
}
