import type { summary as en } from '../en/summary.ts'

const count = (amount: number, one: string, many: string): string => (amount < 2 ? one : many)

export const summary: typeof en = {
  score: (value) => `écurie de valeur ${value}`,
  parts: { stable: () => 'Valeur de l’écurie', deeds: () => 'Dans l’arène' },
  deeds: {
    killed: (n) => count(n, 'créature tuée', 'créatures tuées'),
    knockedOut: (n) => count(n, 'créature mise KO', 'créatures mises KO'),
    corrupted: (n) => count(n, 'créature corrompue', 'créatures corrompues'),
    bought: (n) => count(n, 'créature achetée', 'créatures achetées'),
    gold: () => 'or gagné',
  },
}
