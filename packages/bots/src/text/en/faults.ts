/** What is wrong with the name of a bot or a game. */
export const faults = {
  noBot: (name: string, known: readonly string[]) =>
    `There is no bot ${name}; known: ${known.join(', ')}, search:2000 (iterations), search:300ms (time)`,
  badBudget: (name: string, iterations: number, ms: number) =>
    `${name} does not have a budget that is allowed here: from search:1 to search:${iterations} (iterations), or from search:1ms to search:${ms}ms (time)`,
  noGame: (id: string) => `There is no game ${id}`,
}
