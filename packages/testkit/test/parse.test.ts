import { expect, test } from 'vitest'
import { parseScenarios } from '../src/index.ts'

const WHOLE = `
# Settled on a Sunday afternoon.
game climb
seats 2
option level 3

scenario [CL-1.1] [CL-2.2] A card   higher than the last   # why not
option level "3"
option faces {"a": [1, 2]}
option mood  merry
given
  p1 hand  =  4 5
  table =
chance
  deck 1 3 2      # named, then bare, then as in a log
  2 1
  * die 6
play
  p1 act 4
  expect p1 hand = 5
  * die 6 2
  p1 undo         #90bc

scenario Another, with its own game
game dash
seats 3
play
  expect waiting = nobody
`

test('a file is read, line by line', () => {
  const [first, second] = parseScenarios(WHOLE, 'a.scenario')
  expect(first).toMatchObject({
    file: 'a.scenario',
    line: 7,
    title: 'A card higher than the last',
    rules: ['CL-1.1', 'CL-2.2'],
    game: 'climb',
    seats: 2,
    options: { level: '3', faces: { a: [1, 2] }, mood: 'merry' },
    given: [
      { line: 12, subject: 'p1 hand', value: '4 5' },
      { line: 13, subject: 'table', value: '' },
    ],
    chance: [{ name: 'deck', results: '1 3 2' }, { results: '2 1' }, { name: 'die', results: '6' }],
    play: [
      { kind: 'play', entry: { who: 0, name: 'act', key: '4' } },
      { kind: 'expect', text: 'expect p1 hand = 5' },
      { kind: 'play', entry: { who: 'chance', name: 'die', key: '6 2' } },
      { kind: 'play', line: 22, entry: { who: 0, name: 'undo', key: '' } },
    ],
  })
  expect(first?.chance[1]).not.toHaveProperty('name')
  expect(second).toMatchObject({ line: 24, game: 'dash', seats: 3, options: { level: 3 }, rules: [] })
})

test('a key may contain #, and lines may end as on Windows', () => {
  const [scenario] = parseScenarios(
    'game g\r\nseats 2\r\nscenario T\r\nplay\r\n  p1 pick a#2\r\n  expect x = 1\r\n',
    'f',
  )
  expect(scenario?.play[0]).toMatchObject({ entry: { key: 'a#2' } })
})

const HEAD = 'game g\nseats 2\nscenario T\n'

test.each([
  ['', /^f:1: there is no scenario/],
  ['scenario [CL-1.1]\n', /^f:1: a scenario needs a title/],
  ['scenario T\nseats 2\nplay\n  expect x = 1\n', /^f:1: .*does not name its game/],
  ['scenario T\ngame g\nplay\n  expect x = 1\n', /^f:1: .*how many players/],
  [`${HEAD}play\n  p1 act 4\n`, /^f:3: .*expects nothing/],
  ['game a b\n', /^f:1: game takes one word/],
  [`${HEAD}game g\ngame g\n`, /^f:5: game is already there/],
  [`${HEAD}play\nplay\n`, /^f:5: play is already there/],
  ['seats two\n', /^f:1: seats is a whole number/],
  ['option goal\n', /^f:1: an option has a name and a value/],
  ['given\n', /^f:1: given belongs to a scenario/],
  [`${HEAD}given x = 1\n`, /^f:4: given stands alone on its line/],
  [`${HEAD}p1 act 4\n`, /^f:4: no line begins with p1 here/],
  [`${HEAD}  p1 act 4\n`, /^f:4: an indented line must stand under/],
  [`${HEAD}given\n  p1 hand\n`, /^f:5: the table is set as/],
  [`${HEAD}chance\n  die\n`, /^f:5: what does die show\?/],
  [`${HEAD}play\n  p1 act\n`, /^f:5: not a line of play: p1 act/],
  [`${HEAD}play\n  p1 act 4 5\n`, /^f:5: not a line of play/],
  [`${HEAD}play\n  expect gold 7\n`, /^f:5: an expectation reads/],
  [`${HEAD}play\n  expect offers p1 = 4\n`, /^f:5: options are expected as/],
  [`${HEAD}play\n  expect offers p1 act =\n`, /^f:5: options are expected as/],
  [`${HEAD}play\n  expect refused p1 act 4 nonsense\n`, /^f:5: a refusal is expected as/],
  [`${HEAD}play\n  expect refused * die 4\n`, /^f:5: a refusal is expected as/],
  [`${HEAD}play\n  expect unavailable p1 undo\n`, /^f:5: an unavailable option is expected as/],
  [`${HEAD}play\n  expect event\n`, /^f:5: an event is expected as/],
  [`${HEAD}play\n  expect event p1: card=4\n`, /^f:5: an event is expected as/],
  [`${HEAD}play\n  expect no event played 4\n`, /^f:5: 4 is not field=value/],
])('%j is refused with its line', (text, message) => {
  expect(() => parseScenarios(text, 'f')).toThrow(message)
})
