import { parseRules } from '@alea/engine'
import { expect, test } from 'vitest'
import { checkCitations, parseScenarios } from '../src/index.ts'

const RULES = parseRules('# Cards\n\n**[CL-1.1]** Play a card.\n\n**[CL-2.2]** Draw twice.\n\n**[CL-3]** Tidy up.\n')
const SCENARIOS = parseScenarios(
  'game climb\nseats 2\nscenario [CL-1.1] [CL-9] One\nplay\n  expect refused p1 act draw [CL-2.2]\n  expect unavailable p1 act draw [CL-8]\n',
  'f',
)

test('rules without a scenario and numbers without a rule are found', () => {
  expect(checkCitations(RULES, SCENARIOS)).toEqual({
    uncited: ['CL-3'],
    unknown: [
      { rule: 'CL-9', file: 'f', line: 3 },
      { rule: 'CL-8', file: 'f', line: 6 },
    ],
  })
})
