// With the catalogue come the heroes of the content packs.
import '@alea/catalog'
import { checkNumbers, numbersOf, replaceable } from '@alea/dice-throne'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { printJson } from '../terminal/print.ts'

/** A file to fill in for the option `numbers` of Dice Throne. */
export const numbers: Command = (args) => {
  const { positionals } = readArguments(args, {}, { min: 0, max: replaceable().length })
  for (const hero of positionals) checkNumbers({ [hero]: {} })
  printJson(numbersOf(positionals.length > 0 ? positionals : replaceable()))
  return EXIT.success
}
