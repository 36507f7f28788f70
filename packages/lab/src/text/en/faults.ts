/** What is wrong with the file of an experiment. */
const list = (words: readonly string[]): string => words.join(', ')

export const faults = {
  ofField: (field: string, fault: string) => `${field}: ${fault}`,
  missing: (known: readonly string[]) => `this is missing; possible: ${list(known)}`,
  notOneOf: (value: string, known: readonly string[]) => `${value} is not possible; possible: ${list(known)}`,
  twice: (value: string) => `${value} is there twice`,
  notAList: 'write a list in square brackets',
  notAnObject: 'write an object in curly brackets',
  notSoMany: (count: number, min: number, max: number) => `${count} entries; there may be ${min} to ${max}`,
  notWhole: (value: string, min: number, max: number) => `${value} is not a whole number from ${min} to ${max}`,
  notPositive: (value: string) => `${value} is not a number greater than 0`,
  notALabel: 'write a text, or an object with a text for each language: { "en": "…", "fr": "…" }',
  tooLong: (length: number, most: number) => `${length} characters; at most ${most} are possible`,
  unknownField: (field: string, known: readonly string[]) => `there is no field ${field}; possible: ${list(known)}`,
  timedBot: (bot: string) =>
    `${bot} thinks for a fixed time, so the results would depend on the machine; take novice, apprentice, adept or, with a number of iterations, search:400`,
  oneVariant: 'there is only one variant, so there is no difference',
  otherExperiment: 'this was begun with another experiment',
  otherRules: (begun: number, present: number) => `this was begun under rules ${begun}; they are now rules ${present}`,
  notAResult: 'this is not the state of an experiment',
}
