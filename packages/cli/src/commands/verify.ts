import { parseLog, sayIn } from '@alea/engine'
import { commitmentTo, readBundle, type Verdict, verifyFair, verifySecret } from '@alea/protocol'
import { readArguments } from '../arguments.ts'
import { type Command, type Context, EXIT } from '../command.ts'
import { fault } from '../fault.ts'
import { inFile, readText } from '../files.ts'
import { readRules } from '../matchArguments.ts'
import { readSidecar } from '../play/sidecar.ts'
import { screenWidth } from '../terminal/paint.ts'
import { print, printJson } from '../terminal/print.ts'
import { foldText } from '../terminal/text.ts'

/** Dice that fit their secret, and the commitment to it. */
interface Verified extends Verdict {
  readonly from: 'server' | 'terminal'
  readonly commitment: string
  /** Where the commitment was read: none if it only follows from the secret now, which proves nothing about when that was drawn. */
  readonly committed: 'log' | 'proof' | 'nowhere'
}

export const verify: Command = async (args, { say }) => {
  const { values, positionals } = readArguments(
    args,
    { secret: { type: 'string' }, commitment: { type: 'string' }, json: { type: 'boolean', default: false } },
    { min: 1, max: 1 },
  )
  const [file = ''] = positionals
  const noted = readHex('--commitment', values.commitment)
  const secret = readHex('--secret', values.secret)
  const text = readText(file)
  const isBundle = text.trimStart().startsWith('{')
  if (isBundle && secret !== undefined) throw fault((say) => say.secretInProof)
  const verified = isBundle ? await verifyBundle(file, text) : await verifyLog(file, text, secret)
  if (noted !== undefined && noted !== verified.commitment)
    throw fault((say) => say.otherCommitment(file, verified.commitment))
  if (values.json) printJson({ ...verified, noted: noted !== undefined })
  else printVerdict(say, verified, noted !== undefined)
  return EXIT.success
}

function printVerdict({ verify: words }: Context['say'], verified: Verified, isNoted: boolean): void {
  const { rolls, shuffles, salts, from, commitment, committed } = verified
  const folded = (sentence: string) => {
    for (const line of foldText(sentence, screenWidth())) print(line)
  }
  folded(words.verified(rolls, shuffles))
  folded(words.committed[committed])
  print(`  ${commitment}`)
  if (salts > 0) folded(words.salts(salts))
  folded(isNoted ? words.noted : words.compare)
  folded(words.limits[from])
}

async function verifyBundle(file: string, text: string): Promise<Verified> {
  const read = readBundle(parsed(text))
  if ('fault' in read) throw fault((say, language) => say.notABundle(file, sayIn(read.fault, language)))
  const { log, proof } = read.value
  const game = await readRules(proof)
  const verdict = inFile(file, () => verifyFair(game, log, proof))
  return { ...verdict, from: 'server', commitment: proof.commitment, committed: 'proof' }
}

/** A match played in a terminal with `--dice fair`: its secret is in the sidecar file, or given. */
async function verifyLog(file: string, text: string, given: string | undefined): Promise<Verified> {
  const { header } = inFile(file, () => parseLog(text))
  const secret = given ?? readSidecar(file, header.seats)?.dice.secret
  if (secret === undefined) throw fault((say) => say.noSecret(file))
  const game = await readRules(header)
  const verdict = inFile(file, () => verifySecret(game, text, secret))
  const committed = header.commitment === undefined ? 'nowhere' : 'log'
  return { ...verdict, from: 'terminal', commitment: header.commitment ?? commitmentTo(secret), committed }
}

function readHex(option: string, text: string | undefined): string | undefined {
  if (text === undefined || /^[0-9a-f]{64}$/i.test(text)) return text?.toLowerCase()
  throw fault((say) => say.notHex(option, text))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
