import { InputError } from '@alea/engine'
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

test('everybody passes, and a shuffle may leave the order alone', () => {
  const [scenario] = parseScenarios(
    'game g\nseats 2\nscenario T\nchance\n  unshuffled\n  deck ... 2\nplay\n  everybody  passes\n  everybody passes until  p1  p2 buy\n  everybody passes until x = 1\n  * deck unshuffled\n',
    'f',
  )
  expect(scenario).toMatchObject({
    chance: [{ results: 'unshuffled' }, { name: 'deck', results: '... 2' }],
    play: [
      { kind: 'pass' },
      { kind: 'pass', until: { of: 'waiting', value: 'p1 p2 buy' } },
      { kind: 'pass', until: { of: 'value', subject: 'x', value: '1' } },
      { kind: 'play', entry: { who: 'chance', name: 'deck', key: 'unshuffled' } },
    ],
  })
  expect(scenario?.play[0]).not.toHaveProperty('until')
})

const HEAD = 'game g\nseats 2\nscenario T\n'

test.each([
  ['', '1:1', /there is no scenario/, /pas de scénario/],
  ['scenario [CL-1.1]\n', '1:1', /a scenario needs a title/, /besoin d’un titre/],
  ['scenario T\nseats 2\nplay\n  expect x = 1\n', '1:1', /does not name its game/, /ne nomme pas son jeu/],
  ['scenario T\ngame g\nplay\n  expect x = 1\n', '1:1', /how many players/, /combien il y a de joueurs/],
  [`${HEAD}play\n  p1 act 4\n`, '3:1', /expects nothing/, /n’attend rien/],
  [`${HEAD}play\n  everybody passes\n`, '3:1', /expects nothing/, /n’attend rien/],
  ['game a b\n', '1:8', /game takes one word/, /game est suivi d’un seul mot/],
  [`${HEAD}game g\ngame g\n`, '5:1', /game is already there/, /game est déjà indiqué/],
  [`${HEAD}play\nplay\n`, '5:1', /play is already there/, /play est déjà indiqué/],
  ['seats  two\n', '1:8', /seats is a whole number/, /seats est un nombre entier/],
  ['option goal\n', '1:1', /an option has a name and a value/, /une option a un nom et une valeur/],
  ['given\n', '1:1', /given belongs to a scenario/, /given appartient à un scénario/],
  [`${HEAD}given x = 1\n`, '4:7', /given stands alone on its line/, /given est seul sur sa ligne/],
  [`${HEAD}p1 act 4\n`, '4:1', /no line begins with p1 here/, /aucune ligne ne commence ici par p1/],
  [`${HEAD}  p1 act 4\n`, '4:3', /an indented line must stand under/, /une ligne en retrait/],
  [`${HEAD}given\n    p1 hand\n`, '5:5', /the table is set as/, /la table se prépare/],
  [`${HEAD}chance\n  die\n`, '5:3', /what does die show\?/, /que montre die/],
  [`${HEAD}play\n  p1 act\n`, '5:3', /not a line of play: p1 act/, /pas une ligne de jeu\s: p1 act/],
  [`${HEAD}play\n  p1 act 4 5\n`, '5:3', /not a line of play/, /pas une ligne de jeu/],
  [`${HEAD}play\n  everybody passes until\n`, '5:3', /not a line of play/, /pas une ligne de jeu/],
  [`${HEAD}play\n  everybody passes until later\n`, '5:3', /an expectation reads/, /une attente s’écrit/],
  [`${HEAD}play\n  * deck shuffled\n`, '5:3', /not a line of play/, /pas une ligne de jeu/],
  [`${HEAD}play\n  expect gold 7\n`, '5:3', /an expectation reads/, /une attente s’écrit/],
  [`${HEAD}play\n  expect offers p1 = 4\n`, '5:3', /options are expected as/, /les choix attendus/],
  [`${HEAD}play\n  expect offers p1 act =\n`, '5:3', /options are expected as/, /les choix attendus/],
  [`${HEAD}play\n  expect refused p1 act 4 nonsense\n`, '5:3', /a refusal is expected as/, /un refus attendu/],
  [`${HEAD}play\n  expect refused * die 4\n`, '5:3', /a refusal is expected as/, /un refus attendu/],
  [`${HEAD}play\n  expect unavailable p1 undo\n`, '5:3', /an unavailable option is/, /un choix indisponible/],
  [`${HEAD}play\n  expect event\n`, '5:3', /an event is expected as/, /un événement attendu/],
  [`${HEAD}play\n  expect event p1: card=4\n`, '5:3', /an event is expected as/, /un événement attendu/],
  [`${HEAD}play\n  expect event drew then\n`, '5:3', /an event is expected as/, /un événement attendu/],
  [`${HEAD}play\n  expect no event played 4\n`, '5:26', /4 is not field=value/, /4 n’a pas la forme/],
  [`${HEAD}play\n  expect event drew card=4 then drew 9\n`, '5:38', /9 is not field=value/, /9 n’a pas la forme/],
])('%j is refused with its line and column', (text, place, english, french) => {
  const fault = refusedText(text)
  for (const [language, message] of [
    ['en', english],
    ['fr', french],
  ] as const) {
    expect(fault.in(language)).toMatch(new RegExp(`^f:${place}\\s?: `))
    expect(fault.in(language)).toMatch(message)
  }
})

function refusedText(text: string): InputError {
  try {
    parseScenarios(text, 'f')
  } catch (error) {
    if (error instanceof InputError) return error
    throw error
  }
  throw new Error('it was accepted')
}
