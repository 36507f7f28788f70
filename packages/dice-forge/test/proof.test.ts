import { join } from 'node:path'
import { prove } from '@alea/testkit/prove'
import { diceForge } from '../src/index.ts'

prove(diceForge, {
  folder: join(import.meta.dirname, '..'),
  matches: [{ seeds: 6 }, { seeds: 6, options: { cards: 'alternative' } }, { seeds: 4, options: { cards: 'random', reflection: true } }],
})
