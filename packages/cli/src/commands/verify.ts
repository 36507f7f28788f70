import { InputError, parseLog, SOURCE_LANGUAGE, sayIn } from '@alea/engine'
import { readBundle, type Verdict, verifyFair, verifySecret } from '@alea/protocol'
import { readArguments, readGame, reading, readText } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import type { Messages } from '../messages/messages.ts'
import { readNote } from '../play/note.ts'
import { print, printJson } from '../terminal/print.ts'

export const verify: Command = (args, { say }) => {
  const { values, positionals } = readArguments(
    args,
    { json: { type: 'boolean', default: false } },
    { min: 1, max: 1 },
    say,
  )
  const [file = ''] = positionals
  const text = readText(say, file)
  const verdict = text.trimStart().startsWith('{') ? ofBundle(say, file, text) : ofLog(say, file, text)
  if (values.json) printJson(verdict)
  else print(say.verified(verdict.rolls, verdict.shuffles))
  return EXIT.well
}

function ofBundle(say: Messages, file: string, text: string): Verdict {
  const read = readBundle(parsed(text))
  if ('fault' in read) throw new InputError(say.notABundle(file, sayIn(read.fault, SOURCE_LANGUAGE)))
  const { log, proof } = read.value
  return reading(file, () => verifyFair(readGame(say, proof.game), log, proof))
}

/** A match played here with `--dice fair`: its secret is in the note beside the log. */
function ofLog(say: Messages, file: string, text: string): Verdict {
  const { header } = reading(file, () => parseLog(text))
  const secret = readNote(say, file, header.seats)?.dice.secret
  if (secret === undefined) throw new InputError(say.noSecret(file))
  return reading(file, () => verifySecret(readGame(say, header.game), text, secret))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
