import { number } from './grammar.ts'

export const scenario = {
  passedAndFailed: (passed: number, failed: number) => `${number(passed)} passed, ${number(failed)} failed`,
  expected: 'expected',
  found: 'found',
  where: 'at',
}
