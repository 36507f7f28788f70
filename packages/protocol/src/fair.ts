/**
 * Dice that nobody can choose (docs/protocol.md, "Fair dice"). The server commits to a secret before anybody sits down; each player's
 * browser commits to 32 bytes of its own and reveals them only after all commitments are made; the dice are computed from all of these.
 * Runs in the server, in browsers and in `alea verify`.
 */
import {
  answerLines,
  type ChanceSource,
  chanceKey,
  entryError,
  fair,
  type Game,
  type Hmac,
  InputError,
  Match,
  parseLog,
  replayEntry,
  seatName,
} from '@alea/engine'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import type { Proof } from './schema/proof.ts'
import { FAULTS } from './text/index.ts'

export const hmacSha256: Hmac = (key, message) => hmac(sha256, key, utf8ToBytes(message))

export const commitmentTo = (hex: string): string => bytesToHex(sha256(hexToBytes(hex)))

/** The seed of all dice of a match. */
export function masterSeed(
  { match, game, rules, secret, contributions }: Pick<Proof, 'match' | 'game' | 'rules' | 'secret' | 'contributions'>,
  mac: Hmac = hmacSha256,
): Uint8Array {
  const given = contributions.map((each) => each ?? '').join(',')
  return mac(hexToBytes(secret), `alea:seed:${match}:${game}:${rules}:${given}`)
}

export type Salt = NonNullable<Proof['salts']>[number]

/**
 * The dice of a match. A server that was started again mixes a new salt into all later draws: should somebody have restored an older copy
 * of its database, no die that was seen comes again.
 */
export function saltedDice(seed: Uint8Array, salts: readonly Salt[] = [], mac: Hmac = hmacSha256): ChanceSource {
  const seeds = [seed, ...salts.map(({ from, salt }) => mac(seed, `alea:salt:${from}:${salt}`))]
  const sources = seeds.map((each) => fair(each, mac))
  return (question, position) => sources[salts.findLastIndex(({ from }) => from <= position) + 1]!(question, position)
}

export interface Verdict {
  readonly rolls: number
  readonly shuffles: number
  /** How often the server mixed a new salt into the dice. */
  readonly salts: number
}

/** Computes every roll and shuffle of a log again. The first difference is an InputError, with its line if it has one. */
export function verifyFair(game: Game, text: string, proof: Proof): Verdict {
  checkCommitments(proof)
  const { header, entries } = parseLog(text)
  if (header.game !== proof.game || header.rules !== proof.rules)
    throw new InputError((language) => FAULTS[language].otherMatch(proof.game, proof.rules, header.game, header.rules))
  checkSalts(proof, entries.length)
  return verifyDraws(game, text, saltedDice(masterSeed(proof), proof.salts), entries, proof.salts?.length)
}

/** As verifyFair, for dice that come from a secret alone, as with `alea play --dice fair`; the log may state the commitment to it. */
export function verifySecret(game: Game, text: string, secret: string): Verdict {
  const { header, entries } = parseLog(text)
  if (header.commitment !== undefined && header.commitment !== commitmentTo(secret))
    throw new InputError((language) => FAULTS[language].otherSecret)
  return verifyDraws(game, text, fair(hexToBytes(secret), hmacSha256), entries)
}

function checkCommitments({ secret, commitment, commitments, contributions }: Proof): void {
  if (commitmentTo(secret) !== commitment) throw new InputError((language) => FAULTS[language].otherSecret)
  for (const [seat, given] of contributions.entries()) {
    if (given !== null && commitmentTo(given) !== commitments[seat])
      throw new InputError((language) => FAULTS[language].otherContribution(seatName(seat)))
  }
}

/** Each salt counts from a draw of its own. */
function checkSalts({ salts = [] }: Proof, length: number): void {
  for (const [i, { from }] of salts.entries())
    if (from >= length || from <= (salts[i - 1]?.from ?? -1))
      throw new InputError((language) => FAULTS[language].misplacedSalt(i + 1, from))
}

function verifyDraws(
  game: Game,
  text: string,
  source: ChanceSource,
  entries: ReturnType<typeof parseLog>['entries'],
  salts = 0,
): Verdict {
  const lines = answerLines(text)
  const match = new Match(game, parseLog(text).header)
  const counts = { roll: 0, shuffle: 0 }
  for (const [position, entry] of entries.entries()) {
    const { pending } = match
    if (entry.who === 'chance' && pending?.kind === 'chance') {
      const drawn = chanceKey(pending, source(pending, position))
      if (drawn !== entry.key) throw entryError(entry, (language) => FAULTS[language].otherDraw(drawn), lines[position])
      counts[pending.draw]++
    }
    const fault = replayEntry(match, entry)
    if (fault) throw entryError(entry, fault, lines[position])
  }
  return { rolls: counts.roll, shuffles: counts.shuffle, salts }
}
