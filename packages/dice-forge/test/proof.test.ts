import { join } from 'node:path'
import { prove } from '@alea/testkit/prove'
import { diceForge } from '../src/index.ts'

prove(diceForge, {
  folder: join(import.meta.dirname, '..'),
  matches: [
    { seeds: 3 },
    { seeds: 3, options: { cards: 'alternative' } },
    { seeds: 2, options: { cards: 'random', reflection: true } },
  ],
  quick: 40,
})
