/** Lines that need a game with windows: everybody passes, the order of events, shuffles left alone, other ways to write an answer. */
import type { Game } from '@alea/engine'
import { expect, test } from 'vitest'
import { parseScenarios, runScenario } from '../src/index.ts'
import { heckle } from './games/heckle.ts'

const HECKLE = heckle('heckle') as Game

const run = (rest: string, language: 'en' | 'fr' = 'en') =>
  runScenario(() => HECKLE, parseScenarios(`game heckle\nseats 3\nscenario T\n${rest}\n`, 'f')[0]!, language)

/** p1 has said hello; p2 may shout. */
const SPOKEN = 'play\n  p1 speak hello\n'
/** p1 has said both words; the bow is to be shuffled. */
const DONE = 'given\n  said = hello\nchance\n  claps 3\nplay\n  p1 speak thanks\n  everybody passes\n'

test.each([
  [SPOKEN, 'everybody passes until * claps'],
  [
    SPOKEN,
    'everybody passes until p3 respond\n  p3 respond shout\n  expect event shouted seat=p3 then clapped\n  expect waiting = p1 speak',
    'chance\n  4\n',
  ],
  [SPOKEN, 'everybody passes until event passed seat=p2\n  expect waiting = p3 respond'],
  [SPOKEN, 'everybody passes until applause = 5\n  expect waiting = p1 speak', 'chance\n  claps 5\n'],
  [
    SPOKEN,
    'everybody passes\n  expect waiting = p1 speak\n  expect event passed seat=p2 then passed seat=p3 then clapped hands=5',
    'chance\n  claps 5\n',
  ],
  [SPOKEN, 'expect event spoke word=hello\n  expect no event passed'],
  [SPOKEN, 'everybody passes until p2 respond\n  expect event spoke word=hello'],
  [
    SPOKEN,
    'everybody passes\n  expect no event clapped then passed\n  expect waiting = p1 speak',
    'chance\n  claps 5\n',
  ],
  [DONE, '* bow unshuffled\n  expect bow = 1 2 3 4'],
  [DONE, '* bow ... 2 1\n  expect bow = 3 4 2 1'],
  [DONE, '* bow 4 ...\n  expect bow = 4 1 2 3'],
  [DONE, 'expect said = thanks hello\n  expect said = hello thanks\n  expect waiting = * bow'],
  ['play\n', 'expect offers p1 speak = hi thanks\n  p1 speak hi\n  expect said = hello'],
])('%#: %s%s holds', (table, line, chance = '') => {
  expect(run(`${chance}${table}  ${line}`).failure).toBeUndefined()
})

test.each([
  [SPOKEN, 'everybody passes until p1 speak', 'p1 speak', '* claps (nobody may pass any more; waiting: * claps)'],
  [
    SPOKEN,
    'everybody passes until event shouted',
    'event shouted, heard by everybody',
    'passed seat=1; passed seat=2 (nobody may pass any more; waiting: * claps)',
  ],
  ['play\n', 'everybody passes\n  expect said = -', 'somebody who may pass', 'waiting: p1 speak'],
  [
    SPOKEN,
    'everybody passes until p3 respond\n  p3 respond pass\n  expect event passed seat=p2 then passed seat=p3',
    'event passed seat=p2 then passed seat=p3, heard by everybody',
    'passed seat=2',
  ],
  [
    DONE,
    '* bow ... 5\n  expect waiting = nobody',
    'the line to be accepted',
    '4 values are needed, 5 given (waiting: * bow)',
  ],
  [DONE, 'expect said = thanks', 'thanks', 'hello thanks'],
])('%#: %s%s fails', (table, line, expected, found) => {
  expect(run(`${table}  ${line}`).failure).toMatchObject({ expected, found })
})

test('an order word is no result of dice', () => {
  expect(run(`${SPOKEN}  everybody passes\n  * claps unshuffled\n  expect applause = 1`).failure?.found).toMatch(
    /unshuffled is not a number/,
  )
})

test('the failure of passing is said in French as well', () => {
  expect(run(`${SPOKEN}  everybody passes until p1 speak`, 'fr').failure?.found).toBe(
    '* claps (plus personne ne peut passer\u00a0; on attend\u00a0: * claps)',
  )
})

test('passing until something holds is a check', () => {
  expect(run(`${SPOKEN}  everybody passes until * claps`)).toMatchObject({ passed: true, checks: 1 })
})
