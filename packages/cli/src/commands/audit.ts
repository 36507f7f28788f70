import { readAudit } from '@alea/server/operator'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { DATA_OPTIONS, readPlace } from '../dataFolder.ts'
import { fault } from '../fault.ts'
import { print, printJson } from '../terminal/print.ts'

export const audit: Command = async (args, { say, language }) => {
  const { values } = readArguments(
    args,
    { ...DATA_OPTIONS, since: { type: 'string' }, json: { type: 'boolean', default: false } },
    { min: 0, max: 0 },
  )
  const since = values.since === undefined ? 0 : readTime('--since', values.since)
  const lines = await readAudit(readPlace(values), since, language)
  if (values.json) printJson(lines.map(({ at, ...line }) => ({ at: timeOf(at), ...line })))
  else if (lines.length === 0) print(say.audit.nothing)
  else for (const line of lines) print(`${timeOf(line.at)}  ${say.audit.line(line)}`)
  return EXIT.success
}

const timeOf = (at: number): string => new Date(at).toISOString()

function readTime(option: string, text: string): number {
  const at = /^\d{4}-\d\d-\d\d(?:T|$)/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isNaN(at)) throw fault((say) => say.notATime(option, text))
  return at
}
