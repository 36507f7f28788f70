/** What is wrong with house dice, or with a line of a scenario. Races, powers and phases are named as one writes them there. */
const list = (words: readonly (string | number)[]): string => words.join(', ')

export const faults = {
  noSuchTable: (name: string, known: readonly string[]) =>
    `there is no table of dice called ${name}; known: ${list(known)}`,
  notATable: 'a table of dice is an object: each race and its six faces',
  notARace: (word: string, races: readonly string[]) => `${word} is not a race; the races are ${list(races)}`,
  notAList: (race: string) => `${race}: write a list of six faces`,
  missingFaces: (race: string, faces: readonly number[]) =>
    `${race}: ${faces.length > 1 ? 'faces' : 'face'} ${list(faces)} ${faces.length > 1 ? 'are' : 'is'} missing; a die has six faces`,
  tooManyFaces: (race: string, count: number) => `${race}: ${count} faces; a die has six faces`,
  notAVariant: 'variant is true or false',
  tooMuchGold: (most: number) =>
    `a face earns at most ${most} gold; if the table is a variant, it says so: "variant": true`,
  onFace: (race: string, face: number, fault: string) => `${race}, face ${face}: ${fault}`,
  notAFace: 'a face is a text such as "1 + ko 1"',
  notANumber: (text: string) => `"${text}" is neither a number from 0 to 9 nor a multiplier ×2 or ×3`,
  slowAndPriority: 'a face cannot have both priority and slow',
  notAPower: (word: string) => `"${word}" is not a power`,
  powerTwice: (power: string) => `${power} is on the face twice`,
  needsNumber: (power: string, counts: readonly number[]) => `${power} takes a number: ${list(counts)}`,
  takesNoNumber: (power: string) => `${power} takes no number`,

  cannotSet: (subject: string) => `Battle Dice has no ${subject} to set`,
  cannotSetOfPlayer: (subject: string) => `A player has no ${subject} to set`,
  notACreature: (word: string) => `${word}: write a race`,
  notAFighter: (word: string) =>
    `${word}: write a race, its face and, if it is not the player’s own, its owner: orc/2@p2`,
  noneInStock: (race: string) => `no ${race} is left in the stock`,
  tooFewInStock: (race: string, left: number) => `only ${left} ${race} left in the stock`,
  notAPhase: (word: string, phases: readonly string[]) => `${word} is not a phase; the phases are ${list(phases)}`,
}
