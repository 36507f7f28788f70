import type { Game } from '@alea/engine'
import { expect, test } from 'vitest'
import { parseScenarios, resultText, runScenario } from '../src/index.ts'
import { climb } from './games/climb.ts'
import { dash } from './games/dash.ts'

const GAMES = [
  climb('hand'),
  climb('shared', 'shared-list'),
  climb('unsavable', 'unsavable'),
  dash('run'),
] as readonly Game[]

const run = (text: string) =>
  runScenario((id) => GAMES.find((game) => game.id === id), parseScenarios(text, 'table.scenario')[0]!)
const runDash = (rest: string, seats = 2) => run(`game run\nseats ${seats}\nscenario [DA-1] Dash\n${rest}\n`)

test('a scenario that passes counts its expectations', () => {
  const text = runDash(
    'given\n  p1 = 3\nchance\n  die 2\n  1\nplay\n  expect p1 = 5\n  p1 dare again\n  expect event threw face=1\n  expect waiting = * die',
  )
  expect(text).toEqual({ file: 'table.scenario', line: 3, title: 'Dash', rules: ['DA-1'], passed: true, checks: 3 })
})

test('a failure says what differed and where the rules stood', () => {
  const result = runDash('chance\n  die 2\nplay\n  p1 dare stop\n  expect p1 = 7')
  expect(result).toMatchObject({ passed: false, checks: 0 })
  expect(resultText(result)).toBe(
    [
      'FAILED  [DA-1] Dash  (table.scenario:3)',
      '  table.scenario:8: expect p1 = 7',
      '    expected  7',
      '    found     2',
      '    stood at  run/match@2 > run/turn@1:die',
    ].join('\n'),
  )
})

test('options reach the game', () => {
  expect(runDash('option goal 5\nplay\n  * die 5\n  expect winners = p1').passed).toBe(true)
})

test('an undo takes back a line', () => {
  const undone =
    'chance\n  3\nplay\n  p1 dare stop\n  expect waiting = * die\n  p1 undo\n  expect waiting = p1 dare\n  p1 dare again\n  * die 1'
  expect(runDash(`${undone}\n  expect waiting = * die`)).toMatchObject({ passed: true, checks: 3 })
  expect(runDash(`${undone}\n  p1 undo\n  expect p1 = 3`).failure).toMatchObject({
    line: 13,
    found: expect.stringContaining('undo is barred (dice have been rolled or cards shuffled since)'),
  })
})

test.each([
  ['play\n  p1 dare stop\n  expect p1 = 3', 5, 'the rules ask for die here'],
  ['play\n  * die 3\n  p2 dare stop\n  expect p1 = 3', 6, 'this seat has nothing to decide (waiting: p1 dare)'],
  ['play\n  * die 3\n  p1 dare perhaps\n  expect p1 = 3', 6, 'not an option'],
  ['play\n  * die 3\n  * die 4\n  expect p1 = 3', 6, 'nothing is rolled here'],
  ['play\n  * die 7\n  expect p1 = 3', 5, '7 is not a face from 1 to 6'],
  ['chance\n  dice 3\nplay\n  expect p1 = 3', 5, 'dice 3 is prepared'],
  ['chance\n  3 3\nplay\n  expect p1 = 3', 5, '1 value is needed, 2 given'],
  ['chance\n  3\n  4\nplay\n  expect p1 = 3', 6, 'never asked for'],
  ['chance\n  3\nplay\n  expect p1 = 3\n  p1 dare stop', 8, 'ends before that roll'],
  ['play\n  expect p1 = 0', 5, 'ends before that roll'],
  ['given\n  p3 = 3\nplay\n  expect p1 = 3', 5, 'Dash cannot set p3 to 3'],
  ['option goal 99\nplay\n  expect p1 = 3', 3, 'Option goal: 99 is not a whole number'],
])('%j fails at line %i', (rest, line, reason) => {
  expect(runDash(rest).failure).toMatchObject({ line, found: expect.stringContaining(reason) })
})

test('too many seats and unknown games fail before the match', () => {
  expect(runDash('play\n  expect p1 = 0', 9).failure).toMatchObject({ line: 3, where: 'before the match' })
  expect(run('game chess\nseats 2\nscenario T\nplay\n  expect x = 1').failure?.found).toBe('no game is called chess')
})

test.each(['shared', 'unsavable'])('what only works without a save fails: %s', (id) => {
  const play = 'chance\n  deck 1 2 3 4 5 6 7 8 9\nplay\n  p1 act 1\n  expect p1 hand = 2\n'
  expect(run(`game hand\nseats 2\nscenario T\n${play}`).passed).toBe(true)
  expect(run(`game ${id}\nseats 2\nscenario T\n${play}`).failure?.expected).toBe('the same table after a save and load')
})

test('what is wrong is said in the language of whoever reads it', () => {
  const [scenario] = parseScenarios('game chess\nseats 2\nscenario T\nplay\n  expect x = 1', 'table.scenario')
  const result = runScenario(() => undefined, scenario!, 'fr')
  expect(resultText(result, 'fr')).toBe(
    [
      'ÉCHOUÉ  T  (table.scenario:3)',
      '  table.scenario:3: scenario T',
      '    attendu   un jeu connu ici',
      '    obtenu    aucun jeu ne s’appelle chess',
      '    arrêté à  avant la partie',
    ].join('\n'),
  )
})
