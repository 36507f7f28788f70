/**
 * Dice that nobody can choose (docs/protocol.md, "Fair dice"). The server commits to a secret before anybody sits down; each player's
 * browser commits to 32 bytes of its own and reveals them only after all commitments are made; the dice are computed from all of these.
 * Runs in the server, in browsers and in `alea verify`.
 */
import {
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

export interface Verdict {
  readonly rolls: number
  readonly shuffles: number
}

/** Computes every roll and shuffle of a log again. The first difference is an InputError, with its line if it has one. */
export function verifyFair(game: Game, text: string, proof: Proof): Verdict {
  checkCommitments(proof)
  const { header, entries } = parseLog(text)
  if (header.game !== proof.game || header.rules !== proof.rules)
    throw new InputError((language) => FAULTS[language].otherMatch(proof.game, proof.rules, header.game, header.rules))
  return verifyDraws(game, text, masterSeed(proof), entries)
}

/** As verifyFair, for dice that come from a secret alone, as with `alea play --dice fair`. */
export const verifySecret = (game: Game, text: string, secret: string): Verdict =>
  verifyDraws(game, text, hexToBytes(secret), parseLog(text).entries)

function checkCommitments({ secret, commitment, commitments, contributions }: Proof): void {
  if (commitmentTo(secret) !== commitment) throw new InputError((language) => FAULTS[language].otherSecret)
  for (const [seat, given] of contributions.entries()) {
    if (given !== null && commitmentTo(given) !== commitments[seat])
      throw new InputError((language) => FAULTS[language].otherContribution(seatName(seat)))
  }
}

function verifyDraws(
  game: Game,
  text: string,
  seed: Uint8Array,
  entries: ReturnType<typeof parseLog>['entries'],
): Verdict {
  const source = fair(seed, hmacSha256)
  const lines = lineNumbers(text)
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
  return { rolls: counts.roll, shuffles: counts.shuffle }
}

const HEADER_LINES = 5

/** The line of each answer, by position. */
const lineNumbers = (text: string): number[] =>
  text.split('\n').flatMap((line, i) => (i >= HEADER_LINES && line.trim() !== '' ? [i + 1] : []))
