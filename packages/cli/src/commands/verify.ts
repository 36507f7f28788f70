import { parseLog, sayIn } from '@alea/engine'
import { readBundle, type Verdict, verifyFair, verifySecret } from '@alea/protocol'
import { readArguments, readGame } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { fault } from '../fault.ts'
import { inFile, readText } from '../files.ts'
import { readSidecar } from '../play/sidecar.ts'
import { print, printJson } from '../terminal/print.ts'

export const verify: Command = (args, { say }) => {
  const { values, positionals } = readArguments(args, { json: { type: 'boolean', default: false } }, { min: 1, max: 1 })
  const [file = ''] = positionals
  const text = readText(file)
  const verdict = text.trimStart().startsWith('{') ? verifyBundle(file, text) : verifyLog(file, text)
  if (values.json) printJson(verdict)
  else print(say.verify.verified(verdict.rolls, verdict.shuffles))
  return EXIT.success
}

function verifyBundle(file: string, text: string): Verdict {
  const read = readBundle(parsed(text))
  if ('fault' in read) throw fault((say, language) => say.notABundle(file, sayIn(read.fault, language)))
  const { log, proof } = read.value
  return inFile(file, () => verifyFair(readGame(proof.game), log, proof))
}

/** A match played here with `--dice fair`: its secret is in the sidecar file. */
function verifyLog(file: string, text: string): Verdict {
  const { header } = inFile(file, () => parseLog(text))
  const secret = readSidecar(file, header.seats)?.dice.secret
  if (secret === undefined) throw fault((say) => say.noSecret(file))
  return inFile(file, () => verifySecret(readGame(header.game), text, secret))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
