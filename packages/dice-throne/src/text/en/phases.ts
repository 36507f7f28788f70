import type { Phase } from '../../state.ts'

export const phases: Readonly<Record<Phase, string>> = {
  upkeep: 'upkeep',
  income: 'income',
  'main-1': 'main phase 1',
  offense: 'offensive roll',
  targeting: 'targeting',
  defense: 'defensive roll',
  'main-2': 'main phase 2',
  discard: 'discard',
}
