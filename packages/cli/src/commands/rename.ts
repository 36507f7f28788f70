import { renamePlayer } from '@alea/server/operator'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { DATA_OPTIONS, readPlace } from '../dataFolder.ts'
import { fault } from '../fault.ts'
import { print, printJson } from '../terminal/print.ts'

export const rename: Command = async (args, { say, language }) => {
  const { values, positionals } = readArguments(
    args,
    { ...DATA_OPTIONS, json: { type: 'boolean', default: false } },
    { min: 2, max: 2 },
  )
  const [player = '', name = ''] = positionals
  const renamed = await renamePlayer(readPlace(values), { player, name }, Date.now(), language)
  if (!renamed) throw fault((faults) => faults.noPerson(player))
  if (values.json) printJson(renamed)
  else print(say.people.renamed(renamed.name, renamed.id))
  return EXIT.success
}
