import { move as moveAll } from '@alea/server'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { print, printJson } from '../terminal/print.ts'

export const move: Command = async (args, { say }) => {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } }, { min: 2, max: 2 })
  const [from = '', to = ''] = positionals
  const moved = await moveAll(from, to, (table, rows) => {
    if (!values.json && rows > 0) print(say.move.table(table, rows))
  })
  if (values.json) printJson(moved)
  else print(say.move.done(moved.rows, moved.hash.slice(0, 16), moved.isResumed))
  return EXIT.success
}
