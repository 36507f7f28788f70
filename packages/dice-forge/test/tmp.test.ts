import { expect, test } from 'vitest'
import { checkConformance, failuresText } from '@alea/testkit'
import { diceForge } from '../src/index.ts'
test('x', () => {
  for (const options of [{}, { cards: 'alternative' }]) {
    const t = performance.now()
    const r = checkConformance(diceForge, { seeds: 3, options })
    console.log(r.matches, r.decisions, performance.now() - t)
    console.log(r.neverReached.join('\n'))
    console.log(failuresText(r.failures).slice(0, 3000), failuresText(r.failures).slice(-600))
  }
})
