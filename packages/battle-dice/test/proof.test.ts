import { join } from 'node:path'
import { prove } from '@alea/testkit/prove'
import { battleDice } from '../src/index.ts'

prove(battleDice, { folder: join(import.meta.dirname, '..'), matches: [{ seeds: 40 }] })
