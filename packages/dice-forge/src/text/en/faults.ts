/** What is wrong with a choice of cards, or with a line of a scenario. Cards and faces are named as one writes them there. */
const list = (words: readonly string[]): string => words.join(', ')

export const faults = {
  notACardList: (sets: readonly string[]) => `write ${list(sets)}, or cards: great-bear,typhon`,
  twoSets: (one: string, other: string) => `${one} and ${other}: write only one of them`,
  noSuchCard: (word: string, cards: readonly string[]) =>
    `there is no card called ${word}; the cards are ${list(cards)}`,
  cardTwice: (card: string) => `${card} is named twice`,
  onePile: (one: string, other: string) => `${one} and ${other} share one pile: name only one of them`,

  cannotSet: (subject: string) => `Dice Forge has no ${subject} to set`,
  cannotSetOfHero: (subject: string) => `A hero has no ${subject} to set`,
  tooManyTokens: (token: string, limit: number) => `${token}: this table has only ${limit}`,
  notAToken: (word: string, tokens: readonly string[]) => `${word} is not a token; the tokens are ${list(tokens)}`,
  notAReserve: 'a reserve is four numbers: gold, sun, moon, glory',
  notADie: 'a die has six faces: write the first ones',
  notTwoFaces: 'the dice show two faces: light, then dark',
  noneLeft: (thing: string) => `no ${thing} is left`,
  tooFewInTemple: (face: string, left: number) => `the temple has only ${left} of ${face}`,
  noHammer: 'no hammer is open: give the hero the card first',
  notAPass: 'write the pass and the space: II 13',
  occupied: (island: number) => `another hero is on island ${island}`,
  notAStep: (word: string, steps: readonly string[]) => `${word} is not a step; the steps are ${list(steps)}`,
  notAFace: (word: string) => `${word} is not a face`,
  noPile: (card: string) => `no pile of ${card} is in play`,
}
