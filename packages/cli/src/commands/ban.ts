import { banPlayer, listBans } from '@alea/server/operator'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { DATA_OPTIONS, readPlace } from '../dataFolder.ts'
import { fault } from '../fault.ts'
import { print, printJson } from '../terminal/print.ts'

const LONGEST_REASON = 200

export const ban: Command = async (args, { say, language }) => {
  const { values, positionals } = readArguments(
    args,
    {
      ...DATA_OPTIONS,
      until: { type: 'string' },
      reason: { type: 'string', default: '' },
      json: { type: 'boolean', default: false },
    },
    { min: 0, max: 1 },
  )
  const data = readPlace(values)
  const [player] = positionals
  const now = Date.now()
  if (player === undefined) {
    const bans = await listBans(data, now, language)
    if (values.json) printJson(bans)
    else if (bans.length === 0) print(say.people.nobody)
    else for (const one of bans) print(say.people.ban(one.name, one.player, dateOf(one.until), one.reason))
    return EXIT.success
  }
  const until = values.until === undefined ? null : readFuture(values.until, now)
  const ask = { player, until, reason: values.reason.slice(0, LONGEST_REASON) }
  const banned = await banPlayer(data, ask, now, language)
  if (!banned) throw fault((faults) => faults.noPerson(player))
  if (values.json) printJson({ ...banned, until })
  else print(say.people.banned(banned.name, banned.id, dateOf(until)))
  return EXIT.success
}

const dateOf = (until: number | null): string | undefined =>
  until === null ? undefined : new Date(until).toISOString()

function readFuture(text: string, now: number): number {
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN
  if (time > now) return time
  throw fault((faults) => faults.notAFutureDate(text))
}
