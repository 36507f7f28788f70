import { onlyFolderOf, restoreBackup } from '@alea/server/operator'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { DATA_OPTIONS, readPlace } from '../dataFolder.ts'
import { print, printJson } from '../terminal/print.ts'

export const restore: Command = async (args, { say }) => {
  const { values, positionals } = readArguments(
    args,
    { ...DATA_OPTIONS, json: { type: 'boolean', default: false } },
    { min: 1, max: 1 },
  )
  const [file = ''] = positionals
  const data = onlyFolderOf(readPlace(values), 'restore')
  const facts = await restoreBackup(file, data, Date.now())
  if (values.json) printJson({ data, ...facts })
  else print(say.backup.restored(file, data, facts.bytes, facts.matches, facts.players))
  return EXIT.success
}
