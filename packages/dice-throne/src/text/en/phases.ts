export const PHASE: Record<string, string> = {
  upkeep: 'upkeep',
  income: 'income',
  'main-1': 'main phase 1',
  offense: 'offensive roll',
  targeting: 'targeting',
  defense: 'defensive roll',
  'main-2': 'main phase 2',
  discard: 'discard',
}
