import { type DiceForge, diceForge } from '@alea/dice-forge'
import { advance, awaited, checkOptions, LANGUAGES, start } from '@alea/engine'
import { expect, it } from 'vitest'
import { confirmationOf } from '../src/tables/confirmations.ts'
import { MESSAGES } from '../src/text/index.ts'

const asked = (gold: string, language: 'en' | 'fr' = 'en') => {
  const g = start<DiceForge>(diceForge.setup(2, checkOptions(diceForge.options, {}, 2)), diceForge.rules)
  for (const [subject, value] of Object.entries({ step: 'action', 'p1 reserve': `${gold} 0 0 0` }))
    diceForge.vocabulary.set(g, subject, value)
  const offer = awaited(g, advance(g), 0)!.offer!
  return (key: string) =>
    confirmationOf('dice-forge')(offer, key, diceForge.view(g, 0), { language, say: MESSAGES[language] })
}

it.each(LANGUAGES)('asks again before a turn ends with seven gold in hand (%s)', (language) => {
  expect(asked('7', language)('pass')).toMatch(/7\s(gold|or)/)
  expect(asked('6', language)('pass')).toBeUndefined()
  expect(asked('7', language)('g3')).toBeUndefined()
})
