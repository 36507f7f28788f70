import {
  type Arbitrary,
  array,
  assert,
  constant,
  dictionary,
  integer,
  jsonValue,
  nat,
  oneof,
  property,
  record,
  stringMatching,
} from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  answerLines,
  type Entry,
  endText,
  entryText,
  fast,
  firstTag,
  type Game,
  headerText,
  InputError,
  type Log,
  logOf,
  Match,
  nextTag,
  parseEntry,
  parseLog,
  parseSeat,
  printLog,
  type Question,
  random,
  replay,
  seatName,
  seatsFrom,
  taggedLine,
} from '../src/index.ts'
import { burrow } from './games/burrow.ts'
import { rps } from './games/rps.ts'
import { spells } from './games/spells.ts'

/** A match played at random to its end, taking back now and then what can be taken back. */
function played(game: Game, seats: number, seed: number): Match {
  const match = new Match(game, { seats }, fast(seed))
  const source = random(seed)
  while (match.pending) {
    const seat = (match.pending as Question).seats[0]!
    if (source.below(8) === 0 && match.undo(seat) === undefined) continue
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[source.below(options.length)]!.key })
  }
  return match
}

const burrowLog = () => printLog(logOf(played(burrow as Game, 3, 11)))
const linesOf = (text: string) => text.trimEnd().split('\n')

/** The line an InputError names, or undefined when the text is accepted. */
function faultLine(work: () => unknown): number | undefined {
  try {
    work()
    return undefined
  } catch (error) {
    expect(error).toBeInstanceOf(InputError)
    return (error as InputError).line
  }
}

const name = stringMatching(/^[a-z][a-z0-9-]{0,8}$/).filter((word) => word !== 'undo')
const key = stringMatching(/^[^\s#]\S{0,12}$/)
const seat = nat(98)
const results = array(integer({ min: 1, max: 99 }), { minLength: 1, maxLength: 6 }).map((values) => values.join(' '))
const entry: Arbitrary<Entry> = oneof(
  record({ who: seat, name, key }),
  record({ who: seat, name: constant('undo'), key: constant('') }),
  record({ who: constant<'chance'>('chance'), name, key: results }),
)
const log = record(
  {
    header: record({
      game: stringMatching(/^[a-z][a-z-]{0,12}$/),
      rules: integer({ min: 1, max: 99 }),
      seats: integer({ min: 1, max: 12 }),
      options: dictionary(stringMatching(/^\w{1,8}$/), jsonValue()).map((value) => JSON.parse(JSON.stringify(value))),
    }),
    entries: array(entry),
    end: stringMatching(/^p\d [0-9,]{1,8} [0-9a-f]{16}$/),
  },
  { requiredKeys: ['header', 'entries'] },
)

describe('lines', () => {
  test('[EN-8.1] an entry is one readable line, and the line is the entry', () => {
    assert(
      property(entry, (each) => {
        expect(parseEntry(entryText(each))).toEqual(each)
      }),
    )
    expect(entryText({ who: 0, name: 'keep', key: '1,3,5' })).toBe('p1 keep 1,3,5')
    expect(entryText({ who: 'chance', name: 'roll', key: '6 2 3' })).toBe('* roll 6 2 3')
    expect(entryText({ who: 9, name: 'undo', key: '' })).toBe('p10 undo')
  })

  test('[EN-8.1] what is not a line of answers is not read as one', () => {
    const bad = ['', 'p1', 'p1 keep', 'p0 keep 1', 'p100 keep 1', 'q1 keep 1', 'p1 Keep 1', 'p1 keep 1 2', 'p1 undo 3']
    for (const text of [...bad, '* roll', '*', '* roll six', '* roll 6 #1f3', '* undo x'])
      expect(parseEntry(text), text).toBeUndefined()
  })

  test('[EN-8.1] seats are written from p1 to p99', () => {
    for (let each = 0; each < 99; each++) expect(parseSeat(seatName(each))).toBe(each)
    for (const text of ['p0', 'p01', 'p100', 'P1', 'p', '1', 'p1 ', 'p-1']) expect(parseSeat(text)).toBeUndefined()
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1])
  })

  test('[EN-8.1] printing and reading a log are inverse', () => {
    assert(
      property(log, (each) => {
        const text = printLog(each as Log)
        expect(parseLog(text)).toEqual(each)
        expect(printLog(parseLog(text))).toBe(text)
      }),
      { numRuns: 300 },
    )
  })

  test('[EN-8.1] a program that appends prints the same text as printLog', () => {
    const whole = logOf(played(rps as Game, 2, 3))
    const lines = headerText(whole.header)
    let tag = firstTag(whole.header)
    for (const each of whole.entries) {
      tag = nextTag(tag, entryText(each))
      lines.push(taggedLine(entryText(each), tag))
    }
    expect(`${[...lines, `end ${whole.end}`].join('\n')}\n`).toBe(printLog(whole))
  })
})

describe('tags', () => {
  test('[EN-8.2] any character of any answer, changed, is found at its line', () => {
    const text = burrowLog()
    const lines = linesOf(text)
    let tried = 0
    for (const [i, line] of lines.entries()) {
      if (i < 6 || line.startsWith('end ')) continue
      for (let at = 0; at < line.length; at++)
        for (const other of ['0', 'p', 'a', ' ', '#', '1', 'é', '\t']) {
          if (line[at] === other) continue
          const tampered = lines.with(i, line.slice(0, at) + other + line.slice(at + 1)).join('\n')
          expect(
            faultLine(() => parseLog(tampered)),
            tampered.split('\n')[i],
          ).toBe(i + 1)
          tried++
        }
    }
    expect(tried).toBeGreaterThan(5000)
  })

  test('[EN-8.2] any line but the last, lost, is found at the line that took its place', () => {
    for (const game of [burrow, rps, spells] as unknown as Game[]) {
      const lines = linesOf(printLog(logOf(played(game, 2, 4))))
      const answers = lines.length - 1 - 6
      expect(answers).toBeGreaterThan(1)
      for (let i = 6; i < lines.length - 1; i++) {
        const cut = lines.toSpliced(i, 1).join('\n')
        expect(faultLine(() => replay(game, cut))).toBe(i + 1)
      }
    }
  })

  test('[EN-8.2] lines that are added, repeated or exchanged are found', () => {
    const lines = linesOf(burrowLog())
    for (let i = 6; i < lines.length - 2; i++) {
      expect(faultLine(() => parseLog(lines.toSpliced(i, 0, lines[i]!).join('\n')))).toBe(i + 2)
      const exchanged = lines.with(i, lines[i + 1]!).with(i + 1, lines[i]!)
      if (lines[i] !== lines[i + 1]) expect(faultLine(() => parseLog(exchanged.join('\n')))).toBe(i + 1)
    }
  })

  test('[EN-8.2] a changed header is found by the first answer at the latest', () => {
    const lines = linesOf(burrowLog())
    expect(faultLine(() => parseLog(lines.with(3, 'seats 4').join('\n')))).toBe(7)
    expect(faultLine(() => parseLog(lines.with(2, 'rules 2').join('\n')))).toBe(7)
    expect(faultLine(() => parseLog(lines.with(4, 'options {"cards":7}').join('\n')))).toBe(7)
  })

  test('[EN-8.2] a file cut anywhere in a line is found at that line', () => {
    const text = burrowLog().slice(0, burrowLog().indexOf('\nend '))
    const last = text.lastIndexOf('\n') + 1
    const number = text.slice(0, last).split('\n').length
    for (let length = last + 1; length < text.length; length++)
      expect(faultLine(() => parseLog(text.slice(0, length)))).toBe(number)
    expect(parseLog(text.slice(0, last)).entries).toHaveLength(parseLog(text).entries.length - 1)
  })

  test('[EN-8.2] by luck, one change in 65 536 keeps its tag, and no more', () => {
    const tag = firstTag({ game: 'x', rules: 1, seats: 2, options: {} })
    const seen = new Map<string, number>()
    for (let i = 0; i < 200_000; i++) {
      const next = nextTag(tag, `p1 keep ${i}`)
      seen.set(next, (seen.get(next) ?? 0) + 1)
    }
    expect(seen.size).toBeGreaterThan(61_000)
    expect(Math.max(...seen.values())).toBeLessThan(20)
  })

  test('[EN-8.3] a log written by hand may leave all tags out, but not some', () => {
    const lines = linesOf(burrowLog())
    const bareLines = lines.map((line) => line.replace(/ +#[0-9a-f]{4}$/, ''))
    expect(parseLog(bareLines.join('\n'))).toEqual(parseLog(lines.join('\n')))
    expect(replay(burrow, bareLines.join('\n')).outcome).toBeDefined()
    for (const i of [6, 9, lines.length - 2]) {
      expect(faultLine(() => parseLog(lines.with(i, bareLines[i]!).join('\n')))).toBe(i + 1)
    }
  })

  test('[EN-8.3] empty lines, spaces at the end and Windows line ends do no harm', () => {
    const text = burrowLog()
    const roomy = text.replaceAll('\n', '  \r\n').replace('\r\np', '\r\n\r\n\r\np')
    expect(parseLog(roomy)).toEqual(parseLog(text))
  })
})

describe('headers', () => {
  const header = ['alea log 1', 'game burrow', 'rules 1', 'seats 2', 'options {}', '']
  test('[EN-8.4] what is wrong with a header is reported with its line', () => {
    const cases: [number, string, number][] = [
      [0, 'alea log 2', 1],
      [0, '', 1],
      [1, 'gane burrow', 2],
      [2, 'rules one', 3],
      [2, 'rules 0', 3],
      [3, 'seats 2.5', 4],
      [3, 'rules 1', 4],
      [4, 'options {', 5],
      [4, 'options [1]', 5],
      [4, 'options null', 5],
      [4, 'p1 keep 1', 5],
    ]
    for (const [i, line, number] of cases) {
      const text = header.with(i, line).join('\n')
      expect(
        faultLine(() => parseLog(text)),
        text,
      ).toBe(number)
    }
    for (let length = 0; length < 5; length++)
      expect(faultLine(() => parseLog(header.slice(0, length).join('\n')))).toBe(length + 1)
    expect(parseLog(header.join('\n')).entries).toEqual([])
  })

  test('[EN-8.4] nothing stands after the end', () => {
    expect(faultLine(() => parseLog([...header, 'p1 act end', 'end p1 1 00', 'p1 act end'].join('\n')))).toBe(9)
    expect(faultLine(() => parseLog([...header, 'nonsense here and there'].join('\n')))).toBe(7)
  })
})

describe('replay', () => {
  test('[EN-8.5] a log played again gives the same match, line by line', () => {
    for (const [game, seats] of [
      [burrow, 3],
      [rps, 3],
      [spells, 1],
    ] as unknown as [Game, number][])
      for (let seed = 1; seed <= 15; seed++) {
        const match = played(game, seats, seed)
        const entries: Entry[] = []
        const again = replay(game, printLog(logOf(match)), (_, each) => entries.push(each))
        expect(again.hash).toBe(match.hash)
        expect(again.outcome).toEqual(match.outcome)
        expect(entries).toEqual(match.entries)
      }
  })

  test('[EN-8.5] a log without an end is a match that goes on', () => {
    const lines = linesOf(burrowLog())
    const match = replay(burrow, lines.slice(0, 10).join('\n'))
    expect(match.position).toBe(4)
    expect(match.pending).toBeDefined()
    expect(endText(match as unknown as Match)).toBeUndefined()
  })

  test('[EN-8.6] the wrong game, rules version, number of seats or options are reported with their lines', () => {
    const lines = linesOf(burrowLog()).slice(0, 6)
    const cases: [number, string, number, string][] = [
      [1, 'game rps', 2, 'this is a log of rps, not of burrow'],
      [2, 'rules 2', 3, 'written under rules 2; this is rules 1 of burrow'],
      [3, 'seats 9', 4, 'burrow is for 2 to 4 players, not 9'],
      [4, 'options {"cards":99}', 5, 'Option cards: 99 is not a whole number from 2 to 12'],
      [4, 'options {"kards":9}', 5, 'There is no option kards; known: cards'],
    ]
    for (const [i, line, number, message] of cases)
      expect(() => replay(burrow, lines.with(i, line).join('\n'))).toThrow(new InputError(message, number))
  })

  test('[EN-8.6] an answer the rules do not allow is reported with its line and the reason', () => {
    const dealt = [
      'alea log 1',
      'game burrow',
      'rules 1',
      'seats 2',
      'options {"cards":2}',
      '',
      '* deck 1 2',
      '* deck 1 2',
    ]
    const after = (...more: string[]) => [...dealt, ...more].join('\n')
    const cases: [string[], number, string][] = [
      [['p1 act fly'], 9, 'p1 act fly: not an option'],
      [['p1 act draw'], 9, 'p1 act draw: not an option, see BU-3'],
      [['p2 act end'], 9, 'p2 act end: this seat has nothing to decide'],
      [['p1 throw rock'], 9, 'p1 throw rock: the rules ask p1 for act here'],
      [['* dig 4'], 9, '* dig 4: nothing is rolled here: p1 must act'],
      [['p1 act dig', 'p1 act end'], 10, 'p1 act end: the rules ask for dig here, not for a seat'],
      [['p1 act dig', '* deck 1'], 10, '* deck 1: the rules ask for dig here'],
      [['p1 act dig', '* dig 7'], 10, '* dig 7: 7 is not a face from 1 to 6'],
      [
        ['p1 act dig', '* dig 3', 'p1 undo'],
        11,
        'p1 undo: undo is barred (dice have been rolled or cards shuffled since)',
      ],
      [['p2 undo'], 9, 'p2 undo: undo is barred (dice have been rolled or cards shuffled since)'],
      [['p1 act play-0', 'p1 act play-1', 'p2 act end'], 11, 'p2 act end: the match is already over'],
    ]
    for (const [more, number, message] of cases)
      expect(() => replay(burrow, after(...more)), String(more)).toThrow(new InputError(message, number))
  })

  test('[EN-8.6] an end that the replay does not reach, or reaches otherwise, is reported with its line', () => {
    const lines = linesOf(burrowLog())
    const end = lines.at(-1)!
    const number = lines.length
    for (const other of [end.replace(/[0-9a-f]{16}$/, '0'.repeat(16)), end.replace(/^end p\d/, 'end p4')])
      expect(faultLine(() => replay(burrow, lines.with(-1, other).join('\n')))).toBe(number)
    expect(() => replay(burrow, [...lines.slice(0, 10), end].join('\n'))).toThrow(
      new InputError('the log claims an end, but the match goes on', 11),
    )
  })

  test('[EN-8.7] what was taken back stays in the log, the last decision of a match included', () => {
    const match = new Match(burrow, { seats: 2, options: { cards: 2 } }, fast(1))
    const hand = match.state.hands[0]!
    for (const card of hand) match.answer({ seat: 0, key: `play-${card}` })
    expect(match.outcome).toBeDefined()
    expect(match.undo(0)).toBeUndefined()
    expect(match.outcome).toBeUndefined()
    match.answer({ seat: 0, key: 'end' })
    const again = replay(burrow, printLog(logOf(match as unknown as Match)))
    expect(again.hash).toBe(match.hash)
    expect(again.entries.map(({ name }) => name)).toEqual(['deck', 'deck', 'act', 'act', 'undo', 'act'])
  })
})

test('[EN-8.8] a commitment is part of the header, and the tags depend on it', () => {
  const plain = logOf(played(burrow as Game, 3, 11))
  const commitment = 'ab'.repeat(32)
  const text = printLog({ ...plain, header: { ...plain.header, commitment } })
  expect(text.split('\n')[5]).toBe(`commitment ${commitment}`)
  expect(parseLog(text)).toEqual({ ...plain, header: { ...plain.header, commitment } })
  expect(replay(burrow as Game, text).outcome).toBeDefined()
  expect(answerLines(text)[0]).toBe(8)
  expect(answerLines(printLog(plain))[0]).toBe(7)
  expect(() => parseLog(text.replace(commitment, 'cd'.repeat(32)))).toThrow(/line 8: the tag does not fit/)
  expect(() => parseLog(text.replace(commitment, 'ab'))).toThrow(/line 6: /)
})
