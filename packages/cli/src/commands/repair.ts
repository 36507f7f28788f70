import { repairFolder } from '@alea/server'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { print, printJson } from '../terminal/print.ts'
import { checkLines, findingLine, inWords } from './check.ts'

export const repair: Command = async (args, context) => {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } }, { min: 1, max: 1 })
  const report = await repairFolder(positionals[0]!, Date.now())
  const { before, salvaged, matches, rows, after } = report
  const { check: words, repair: done } = context.say
  if (values.json) printJson({ ...report, matches: matches.map((each) => inWords(each, context)) })
  else {
    print(done.kept(before))
    if (salvaged) print(done.salvaged(salvaged.matches ?? 0, salvaged.entries ?? 0, salvaged.players ?? 0))
    for (const each of matches) print(`${findingLine(each, context)} ${done.done[each.done]}`)
    for (const { table, row, problem } of rows)
      print(`${words.row(table, row, words.rowProblems[problem])} ${done.done['set-aside']}`)
    if (matches.length + rows.length === 0 && !salvaged) print(done.nothing)
    print()
    for (const line of checkLines(after, context)) print(line)
  }
  return after.sound ? EXIT.success : EXIT.failure
}
