import type { scenario as source } from '../en/scenario.ts'
import { count } from './grammar.ts'

export const scenario: typeof source = {
  passedAndFailed: (passed, failed) => `${count(passed, 'réussi')}, ${count(failed, 'échoué')}`,
  expected: 'attendu',
  found: 'obtenu',
  where: 'dans',
}
