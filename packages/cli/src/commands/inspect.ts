import { rulesOf } from '@alea/catalog/rules'
import { InputError, parseSeat, type Viewer } from '@alea/engine'
import { isFinished } from '@alea/host'
import { findMatch } from '@alea/server'
import { readArguments, readWhole } from '../arguments.ts'
import { type Command, type Context, EXIT } from '../command.ts'
import { DATA_OPTIONS, readPlace } from '../dataFolder.ts'
import { fault } from '../fault.ts'
import { inspectionOf } from '../inspect/inspection.ts'
import { inspectText } from '../inspect/inspectText.ts'
import { print, printError, printJson } from '../terminal/print.ts'

const USUAL_LAST = '10'
const MOST_LAST = 100_000

export const inspect: Command = async (args, context) => {
  const { values, positionals } = readArguments(
    args,
    {
      ...DATA_OPTIONS,
      as: { type: 'string' },
      last: { type: 'string', default: USUAL_LAST },
      chat: { type: 'boolean', default: false },
      secrets: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
    { min: 1, max: 1 },
  )
  const [id = ''] = positionals
  const { secrets, chat } = values
  const last = readWhole('--last', values.last, 0, MOST_LAST)
  const facts = await findMatch(readPlace(values), id, context.language)
  if (!facts) throw fault((say) => say.noMatch(id))
  const as = readViewer(values.as, facts.record.seats.length)
  if ((secrets || as !== undefined) && !isFinished(facts.record)) printError(context.say.inspect.secretsShown)
  const game = await rulesOf(facts.record.game, facts.record.rules)
  const { inspection, match } = inspectionOf(game, facts, { as, last, secrets, chat })
  const problem = inspection.problem && reasonOf(inspection.problem, context)
  if (values.json) printJson({ ...inspection, ...(problem !== undefined && { problem }) })
  else for (const line of inspectText(inspection, game, match, context, problem)) print(line)
  return EXIT.success
}

function readViewer(text: string | undefined, seats: number): Viewer {
  if (text === undefined) return undefined
  const seat = parseSeat(text)
  if (seat === undefined || seat >= seats) throw fault((say) => say.notASeat(text, seats))
  return seat
}

const reasonOf = (problem: Error, { language }: Context): string =>
  problem instanceof InputError ? problem.in(language) : problem.message
