/** What is wrong with a match option or with a line of a scenario. */
export const faults = {
  unknownHero: (id: string, known: readonly string[]) => `no hero is called ${id}; the heroes are ${known.join(', ')}`,
  modeFor: (mode: string, seats: number, modes: readonly string[]) =>
    `${mode} is not for ${seats} players; ${seats} play ${modes.join(' or ')}`,
  heroNames: (example: string) => `heroes are names: ${example}`,
  heroCount: (seats: number, given: number) => `${seats} players need ${seats} heroes, not ${given}`,
  heroTwice: (hero: string) => `${hero} is there twice, and heroes must be distinct (DT-3.5)`,
  draftForTwo: (seats: number) => `a draft is for two players, not ${seats} (DT-3.6)`,
  numbersShape: (example: string) => `house numbers are an object, hero by hero, in a file: ${example} (DT-3.7)`,
  numbersOfHero: (hero: string, example: string) => `the numbers of ${hero} are an object, name by name: ${example}`,
  numbersHero: (hero: string, known: readonly string[]) =>
    `no hero is called ${hero}; those with numbers to replace are ${known.join(', ')} (DT-3.7)`,
  numbersFixed: (hero: string, known: readonly string[]) =>
    `${hero} has no numbers to replace; these heroes have: ${known.join(', ')} (DT-3.7)`,
  unknownNumber: (hero: string, name: string, known: readonly string[]) =>
    `${hero} has no number called ${name}; there are ${known.join(', ')}`,
  numberRange: (hero: string, name: string, value: string, least: number, most: number) =>
    `${hero}, ${name}: ${value} is not a whole number from ${least} to ${most}`,
  nothingToSet: (subject: string) => `Dice Throne has no ${subject} to set`,
  nothingOfPlayer: (what: string) => `A player has no ${what} to set`,
  tokenLimit: (id: string, limit: number) =>
    limit === 0 ? `${id}: there is no room for another one` : `${id}: at most ${limit}`,
  tokenOwner: (id: string) =>
    `${id}: a token that belongs to its maker carries the seat of a hero at this table who makes it, counted from 0, as in doubloon@0; others carry none`,
  oneFace: (hero: string) => `the board of ${hero} has only one face`,
  unknownToken: (id: string) => `no token is called ${id}`,
  unknownCard: (hero: string, id: string) => `${hero} has no card ${id}`,
  unknownLevel: (hero: string, ability: string, level: number) => `${hero} has no level ${level} of ${ability}`,
  notInDeck: (id: string) => `${id} is already somewhere else`,
  unknownPhase: (value: string, known: readonly string[]) => `${value} is not a phase; write ${known.join(', ')}`,
  fiveDice: (dice: number) => `an offensive roll has ${dice} dice: 1 2 2 3 6`,
  nothingRolled: 'no dice are rolled here: set them for phase = roll, targeting or defense',
  attackShape: (tiers: readonly string[], types: readonly string[]) =>
    `an attack is an ability of the active player (${tiers.join(', ')}), its damage and its type (${types.join(', ')}): smack.2 6 normal`,
  companionShape: (id: string, states: readonly string[], most?: number) =>
    `${id} is one of ${states.join(', ')}${most === undefined ? '' : `, then its health from 0 to ${most}`}`,
  noAttack: (what: string) => `${what} needs an attack: attack = smack.2 6 normal`,
  noTarget: 'there are several opponents: say whom it hits, target = p2',
  notAnOpponent: 'the target is not an opponent of the active player',
}
