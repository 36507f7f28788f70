/** The six races, cheapest first. A creature's cost is also its value at the end. */
export const RACES = ['goblin', 'orc', 'dwarf', 'elf', 'troll', 'mage'] as const
export type Race = (typeof RACES)[number]

interface RaceFacts {
  readonly dice: number
  readonly cost: number
  /** The rung of the ladder on which the race uses its powers. */
  readonly rung: number
}

export const RACE: Readonly<Record<Race, RaceFacts>> = {
  goblin: { dice: 8, cost: 1, rung: 6 },
  orc: { dice: 6, cost: 2, rung: 5 },
  dwarf: { dice: 6, cost: 2, rung: 5 },
  elf: { dice: 4, cost: 3, rung: 4 },
  troll: { dice: 4, cost: 4, rung: 3 },
  mage: { dice: 4, cost: 5, rung: 2 },
}

/** Everybody begins with one of each. */
export const STARTERS: readonly Race[] = ['goblin', 'orc', 'dwarf']

export const isRace = (word: string): word is Race => (RACES as readonly string[]).includes(word)
