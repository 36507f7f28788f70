/** Every kind of expectation: lines that hold, and lines that fail with what was found. */
import type { Game } from '@alea/engine'
import { expect, test } from 'vitest'
import { parseScenarios, runScenario } from '../src/index.ts'
import { climb } from './games/climb.ts'
import { dash } from './games/dash.ts'

const GAMES = [climb('climb'), dash('dash')] as readonly Game[]

function found(table: string, line: string): string {
  const [scenario] = parseScenarios(`${table}\n  ${line}\n`, 'f')
  const { passed, failure } = runScenario((id) => GAMES.find((game) => game.id === id), scenario!)
  return passed ? 'passed' : `${failure!.expected} | ${failure!.found}`
}

/** p1 holds 1, 2 and the 5 just drawn; p2 holds 3 and 4. */
const DRAWN = 'game climb\nseats 2\nscenario T\nchance\n  deck 1 2 3 4 5 6 7 8 9\nplay\n  p1 act draw'
/** As above, and both have drawn twice. */
const CLOSED = `${DRAWN}\n  p2 act draw\n  p1 act draw\n  p2 act draw`
const ENDED = 'game dash\nseats 2\nscenario T\ngiven\n  p2 = 4\nplay\n  * die 6\n  p1 dare again\n  * die 4'

test.each([
  [DRAWN, 'expect p1 hand = 1 2 5'],
  [DRAWN, 'expect  p2  hand  =  3  4'],
  [DRAWN, 'expect waiting = p2 act'],
  [DRAWN, 'expect offers p2 act = draw 4 3'],
  [DRAWN, 'expect refused p2 act 9'],
  [DRAWN, 'expect refused p2 act 9 not-an-option'],
  [DRAWN, 'expect refused p2 draw 3 not-an-option'],
  [DRAWN, 'expect refused p1 act 1 not-your-question'],
  [DRAWN, 'expect refused p1 undo revelation'],
  [DRAWN, 'expect refused p2 undo another-seat'],
  [DRAWN, 'expect event drew seat=p1'],
  [DRAWN, 'expect event p1: drew seat=0 card=5'],
  [DRAWN, 'expect no event drew card=5'],
  [DRAWN, 'expect no event p2: drew card=5'],
  [DRAWN, 'expect no event dealt'],
  [CLOSED, 'expect offers p1 act = 1 2 5 7'],
  [CLOSED, 'expect unavailable p1 act draw'],
  [CLOSED, 'expect unavailable p1 act draw [CL-2.2]'],
  [CLOSED, 'expect refused p1 act draw not-an-option [CL-2.2]'],
  [ENDED, 'expect waiting = nobody'],
  [ENDED, 'expect winners = p1'],
  [ENDED, 'expect scores = 10 4'],
  [ENDED, 'expect places = 1 2'],
  [ENDED, 'expect reason = goal'],
])('%#: %s … %s holds', (table, line) => {
  expect(found(table, line)).toBe('passed')
})

test.each([
  [DRAWN, 'expect p1 hand = 1 2', '1 2 | 1 2 5'],
  [DRAWN, 'expect p1 purse = 1 2', '1 2 | climb knows no "p1 purse"'],
  [DRAWN, 'expect waiting = p1 act', 'p1 act | p2 act'],
  [DRAWN, 'expect offers p2 act = 3 9', '3 9 | 3 4 draw   (missing: 9; not expected: 4 draw)'],
  [DRAWN, 'expect offers p2 act = 3 4', '3 4 | 3 4 draw   (not expected: draw)'],
  [DRAWN, 'expect offers p2 act = 3 4 draw 9', '3 4 draw 9 | 3 4 draw   (missing: 9)'],
  [DRAWN, 'expect offers p1 act = 1', '1 | p1 is not asked for act; waiting: p2 act'],
  [DRAWN, 'expect refused p2 act 3', 'refused | accepted'],
  [DRAWN, 'expect refused p2 act 9 stale', 'refused stale | refused not-an-option'],
  [DRAWN, 'expect refused p2 act 9 [CL-1.1]', 'refused [CL-1.1] | refused not-an-option'],
  [DRAWN, 'expect refused p1 undo chance', 'refused chance | refused revelation'],
  [DRAWN, 'expect unavailable p2 act draw', 'p2 act draw listed as unavailable | nothing is listed as unavailable'],
  [DRAWN, 'expect unavailable p1 act draw', 'p1 act draw listed as unavailable | waiting: p2 act'],
  [CLOSED, 'expect unavailable p1 act draw [CL-1.1]', 'p1 act draw listed as unavailable by CL-1.1 | draw [CL-2.2]'],
  [DRAWN, 'expect event drew card=5', 'event drew card=5, heard by everybody | drew seat=0'],
  [DRAWN, 'expect event p1: drew seat=p2', 'event drew seat=p2, heard by p1 | drew seat=0 card=5'],
  [DRAWN, 'expect no event drew', 'no event drew, heard by everybody | drew seat=0'],
  [DRAWN, 'expect winners = p1', 'p1 | no result yet: waiting for p2 act'],
  [ENDED, 'expect winners = p1 p2', 'p1 p2 | p1'],
  [ENDED, 'expect scores = 10 5', '10 5 | 10 4'],
  [ENDED, 'expect places = 1 1', '1 1 | 1 2'],
  [ENDED, 'expect reason = boredom', 'boredom | goal'],
])('%#: %s … %s fails', (table, line, mismatch) => {
  expect(found(table, line)).toBe(mismatch)
})
