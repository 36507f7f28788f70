const count = (amount: number, one: string, many: string): string => (amount === 1 ? one : many)

/** What made the result. */
export const summary = {
  score: (points: number) => `${points} ${count(points, 'victory point', 'victory points')}`,
  parts: { points: (_: number) => 'Victory points', deeds: (_: number) => 'In this match' },
  points: {
    locations: 'locations',
    ships: 'trade ships',
    bandits: 'bandits',
    raids: 'attacks on cities',
    adornments: 'the Grand Statue',
    abilities: 'abilities',
  },
  deeds: {
    built: (n: number) => count(n, 'location built', 'locations built'),
    shipped: (n: number) => count(n, 'ship filled', 'ships filled'),
    bandits: (n: number) => count(n, 'victory over bandits', 'victories over bandits'),
    raids: (n: number) => count(n, 'location attacked', 'locations attacked'),
    robberies: (n: number) => count(n, 'robbery', 'robberies'),
  },
}
