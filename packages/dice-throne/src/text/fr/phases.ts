import type { Phase } from '../../state.ts'

export const phases: Readonly<Record<Phase, string>> = {
  upkeep: 'entretien',
  income: 'revenu',
  'main-1': 'phase principale 1',
  offense: 'lancer offensif',
  targeting: 'ciblage',
  defense: 'lancer défensif',
  'main-2': 'phase principale 2',
  discard: 'défausse',
}
