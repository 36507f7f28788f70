import { join } from 'node:path'
import { prove } from '@alea/testkit/prove'
import { battleDice } from '../src/index.ts'

prove(battleDice, { folder: join(import.meta.dirname, '..'), seeds: 40 })
