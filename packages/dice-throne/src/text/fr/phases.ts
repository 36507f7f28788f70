export const PHASE: Record<string, string> = {
  upkeep: 'entretien',
  income: 'revenu',
  'main-1': 'phase principale 1',
  offense: 'lancer offensif',
  targeting: 'ciblage',
  defense: 'lancer défensif',
  'main-2': 'phase principale 2',
  discard: 'défausse',
}
