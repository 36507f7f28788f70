const count = (amount: number, one: string, many: string): string => (amount === 1 ? one : many)

/** What made the result. */
export const summary = {
  score: (value: number) => `a stable worth ${value}`,
  parts: { stable: (_: number) => 'Value of the stable', deeds: (_: number) => 'In the arena' },
  deeds: {
    killed: (n: number) => count(n, 'creature killed', 'creatures killed'),
    knockedOut: (n: number) => count(n, 'creature knocked out', 'creatures knocked out'),
    corrupted: (n: number) => count(n, 'creature corrupted', 'creatures corrupted'),
    bought: (n: number) => count(n, 'creature bought', 'creatures bought'),
    gold: (_: number) => 'gold earned',
  },
}
