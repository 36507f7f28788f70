import { join } from 'node:path'
import { resultText, runScenario } from '@alea/testkit'
import { readScenarios } from '@alea/testkit/files'
import { expect, test } from 'vitest'
import { gameOf } from '../src/index.ts'

const docs = join(import.meta.dirname, '../../../docs')

test.each(readScenarios([join(docs, 'scenarios.md')]))('the page on scenarios is true: $title', (scenario) => {
  const result = runScenario(gameOf, scenario)
  expect(result.failure, resultText(result)).toBeUndefined()
})
