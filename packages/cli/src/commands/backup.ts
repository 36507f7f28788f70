import { backUp } from '@alea/server/operator'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { DATA_OPTIONS, readPlace } from '../dataFolder.ts'
import { print, printJson } from '../terminal/print.ts'

export const backup: Command = async (args, { say, language }) => {
  const { values } = readArguments(
    args,
    { ...DATA_OPTIONS, to: { type: 'string' }, json: { type: 'boolean', default: false } },
    { min: 0, max: 0 },
  )
  const made = await backUp(readPlace(values), values.to, Date.now(), language)
  if (values.json) printJson(made)
  else print(say.backup.made(made.file, made.bytes, made.matches, made.players))
  return EXIT.success
}
