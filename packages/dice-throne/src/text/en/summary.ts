const count = (amount: number, one: string, many: string): string => (amount === 1 ? one : many)

/** What made the result. */
export const summary = {
  score: (health: number) => `${health} health`,
  parts: {
    dealt: (total: number) => `${total} damage dealt`,
    targets: (_: number) => 'Targets',
    health: (_: number) => 'Health',
    cards: (total: number) => `${total} ${count(total, 'card', 'cards')}`,
    tokens: (total: number) => `${total} ${count(total, 'status effect', 'status effects')} spent`,
  },
  health: {
    suffered: (_: number) => 'lost',
    prevented: (_: number) => 'damage prevented',
    healed: (_: number) => 'healed',
  },
  cards: {
    played: (_: number) => 'played',
    upgrades: (amount: number) => count(amount, 'upgrade', 'upgrades'),
    sold: (_: number) => 'sold',
  },
  target: (name: string) => `to ${name}`,
  stolen: 'Stolen health',
}
