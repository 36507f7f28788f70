import { gameOf } from '@alea/catalog'
import { type ChanceQuestion, fair, type Game, InputError, logOf, Match, printLog } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { commitmentTo, hmacSha256, masterSeed, type Proof, saltedDice, verifyFair } from '../src/index.ts'

const bytes = (fill: string): string => fill.repeat(64)
const secret = bytes('a')
const contributions = [bytes('1'), null]

const proofOf = (game: Game): Proof => ({
  match: 'match-one',
  game: game.id,
  rules: game.rulesVersion,
  secret,
  commitment: commitmentTo(secret),
  commitments: [commitmentTo(bytes('1')), commitmentTo(bytes('2'))],
  contributions,
})

/** The first answers of a match, each the first option. */
function played(game: Game, answers: number, salts?: Proof['salts']): string {
  const match = new Match(game, { seats: 2 }, saltedDice(masterSeed(proofOf(game)), salts))
  for (let i = 0; i < answers && match.pending?.kind === 'seats'; i++) {
    const seat = match.pending.seats[0]!
    match.answer({ seat, key: match.offer(seat)!.options[0]!.key })
  }
  return printLog(logOf(match as Match))
}

describe.each(['pig', 'battle-dice', 'dice-throne'])('fair dice of %s', (id) => {
  const game = gameOf(id)!
  const log = played(game, 40)

  test('verify', () => {
    const { rolls, shuffles } = verifyFair(game, log, proofOf(game))
    expect(rolls).toBeGreaterThan(0)
    expect(shuffles > 0).toBe(id === 'dice-throne')
  })

  test.each([
    ['another secret', { secret: bytes('b') }, 'not the one committed'],
    [
      'another secret, with its commitment',
      { secret: bytes('b'), commitment: commitmentTo(bytes('b')) },
      'the seeds give',
    ],
    ['a changed contribution', { contributions: [bytes('3'), null] }, 'p1’s contribution'],
    ['a contribution left out', { contributions: [null, null] }, 'the seeds give'],
    ['another match', { match: 'match-two' }, 'the seeds give'],
    ['another rules version', { rules: 99 }, 'the proof is for'],
  ])('%s does not', (_, change, fault) => {
    const check = () => verifyFair(game, log, { ...proofOf(game), ...change })
    expect(check).toThrow(InputError)
    expect(check).toThrow(fault)
  })
})

test('a changed die is found by its line', () => {
  const game = gameOf('pig')!
  const lines = played(game, 10)
    .split('\n')
    .map((line) => line.replace(/ +#[0-9a-f]{4}$/, ''))
    .filter((line) => !line.startsWith('end'))
  const at = lines.findIndex((line) => line.startsWith('* roll'))
  lines[at] = lines[at] === '* roll 6' ? '* roll 5' : '* roll 6'
  expect(() => verifyFair(game, lines.join('\n'), proofOf(game))).toThrow(`line ${at + 1}: `)
})

describe('salts', () => {
  const game = gameOf('pig')!
  const salts = [
    { from: 5, salt: bytes('c') },
    { from: 11, salt: bytes('d') },
  ]
  const log = played(game, 20, salts)
  const proof = { ...proofOf(game), salts }

  test('are part of the proof, and counted', () => {
    expect(verifyFair(game, log, proof)).toMatchObject({ salts: 2 })
    expect(verifyFair(game, played(game, 20), proofOf(game))).toMatchObject({ salts: 0 })
  })

  test('change the dice from their position on, and none before it', () => {
    const seed = masterSeed(proofOf(game))
    const [plain, salted] = [fair(seed, hmacSha256), saltedDice(seed, salts)]
    const roll = { kind: 'chance', name: 'roll', draw: 'roll', stream: 'dice', count: 12, sides: 6 } as ChanceQuestion
    const same = Array.from({ length: 20 }, (_, at) => `${plain(roll, at)}` === `${salted(roll, at)}`)
    expect(same).toEqual(Array.from({ length: 20 }, (_, at) => at < 5))
  })

  test.each([
    ['left out', undefined, 'the seeds give'],
    ['another', [{ from: 5, salt: bytes('e') }, salts[1]!], 'the seeds give'],
    ['moved', [{ from: 7, salt: bytes('c') }, salts[1]!], 'the seeds give'],
    ['twice at one position', [salts[0]!, salts[0]!], 'salt 2 counts from position 5'],
    ['behind the end', [...salts, { from: 999, salt: bytes('c') }], 'salt 3 counts from position 999'],
  ])('%s: the proof does not fit', (_, given, fault) => {
    const { salts: _s, ...plain } = proof
    expect(() => verifyFair(game, log, { ...plain, ...(given && { salts: given }) })).toThrow(fault)
  })
})
