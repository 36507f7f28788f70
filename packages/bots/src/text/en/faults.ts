/** What is wrong with the name of a bot or a game. */
export const faults = {
  noBot: (name: string, known: readonly string[]) =>
    `There is no bot ${name}; known: ${known.join(', ')}, search:2000 (iterations), search:300ms (time)`,
  noBudget: (name: string, iterations: number, ms: number) =>
    `${name} has no budget: write search:2000 for iterations (up to ${iterations}) or search:300ms for time (up to ${ms}ms)`,
  noGame: (id: string) => `There is no game ${id}`,
}
