const count = (amount: number, one: string, many: string): string => (amount === 1 ? one : many)

/** What made the result. */
export const summary = {
  score: (glory: number) => `${glory} glory`,
  parts: {
    glory: (_: number) => 'Glory',
    deeds: (_: number) => 'In this match',
    gathered: (_: number) => 'Gathered',
  },
  glory: { cards: 'printed on cards', dice: 'dice and effects', hammers: 'hammers' },
  deeds: {
    forged: (n: number) => count(n, 'face forged', 'faces forged'),
    taken: (n: number) => count(n, 'exploit', 'exploits'),
  },
  gathered: {
    gold: (_: number) => 'gold',
    sun: (_: number) => 'sun',
    moon: (_: number) => 'moon',
  },
}
