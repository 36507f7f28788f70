import { unbanPlayer } from '@alea/server/operator'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { DATA_OPTIONS, readPlace } from '../dataFolder.ts'
import { fault } from '../fault.ts'
import { print, printJson } from '../terminal/print.ts'

export const unban: Command = async (args, { say, language }) => {
  const { values, positionals } = readArguments(
    args,
    { ...DATA_OPTIONS, json: { type: 'boolean', default: false } },
    { min: 1, max: 1 },
  )
  const [player = ''] = positionals
  const unbanned = await unbanPlayer(readPlace(values), player, Date.now(), language)
  if (!unbanned) throw fault((faults) => faults.notBanned(player))
  if (values.json) printJson(unbanned)
  else print(say.people.unbanned(unbanned.name, unbanned.id))
  return EXIT.success
}
