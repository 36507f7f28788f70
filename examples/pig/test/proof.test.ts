import { join } from 'node:path'
import { prove } from '@alea/testkit/prove'
import { pig } from '../src/index.ts'

prove(pig, { folder: join(import.meta.dirname, '..'), matches: [{ seeds: 4 }] })
