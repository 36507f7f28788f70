/** What is wrong with a line of a scenario. */
export const faults = {
  nothingToSet: (subject: string) => `Dice City has no ${subject} to set`,
  nothingOfPlayer: (what: string) => `A player has no ${what} to set`,
  oneDie: (word: string, row: string) => `${word}: the ${row} row has only one die`,
  cellAndCard: (word: string) => `${word}: write a cell and a card, R1:manor, or R1:manor! if deactivated`,
  covered: (cell: string) => `${cell} already holds a card`,
  noneLeft: (name: string) => `no ${name} is left`,
  noneInDeck: (name: string) => `no ${name} is left in the deck`,
  noCard: (name: string, known: readonly string[]) => `${name} is not a location card; they are ${known.join(', ')}`,
  displaySize: (places: number) => `the display has ${places} places`,
  noPile: (name: string, known: readonly string[]) => `${name} is not a pile; the piles are ${known.join(', ')}`,
  endlessAlone: (what: string) => `in a solo match ${what} never run out and are not kept: set p1 points`,
  pileLeft: (pile: string, left: number) => `the ${pile} pile cannot have ${left} left`,
  pileSize: (pile: string, size: number) => `the ${pile} pile has only ${size} ${size === 1 ? 'card' : 'cards'}`,
  threeNumbers: (value: string) => `${value}: write three numbers, small, medium and large`,
  threeResources: (value: string) => `${value}: write wood, stone and iron as 2/0/1`,
  noEnding: (value: string, known: readonly string[]) =>
    `${value} does not make a round the last; what does: ${known.join(', ')}`,
  noPhase: (value: string, known: readonly string[]) => `${value} is not a phase; the phases are ${known.join(', ')}`,
  noCell: (word: string) => `${word} is not a cell; they are W1 to W6, and so on for Y, R, B and K`,
  yesOrNo: (value: string) => `${value}: write yes or no`,
}
