/** What is wrong with a match option or with a line of a scenario. */
export const faults = {
  unknownHero: (id: string, known: readonly string[]) => `no hero is called ${id}; the heroes are ${known.join(', ')}`,
  heroNames: (example: string) => `heroes are names: ${example}`,
  heroCount: (seats: number, given: number) => `${seats} players need ${seats} heroes, not ${given}`,
  nothingToSet: (subject: string) => `Dice Throne has no ${subject} to set`,
  nothingOfPlayer: (what: string) => `A player has no ${what} to set`,
  tokenLimit: (id: string, limit: number) => `${id}: at most ${limit}`,
  unknownToken: (id: string) => `no token is called ${id}`,
  unknownCard: (hero: string, id: string) => `${hero} has no card ${id}`,
  unknownLevel: (hero: string, ability: string, level: number) => `${hero} has no level ${level} of ${ability}`,
  notInDeck: (id: string) => `${id} is not in the deck any more`,
  unknownPhase: (value: string, known: readonly string[]) => `${value} is not a phase; write ${known.join(', ')}`,
}
