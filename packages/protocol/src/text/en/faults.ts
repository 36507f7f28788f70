const TYPES: Readonly<Record<string, string>> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a string',
  boolean: 'true or false',
  object: 'an object',
  array: 'an array',
  null: 'null',
}

const orList = (words: readonly string[]): string =>
  words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`

/** What is wrong with data from outside: a frame, a request, a proof. */
export const faults = {
  /** The place of a fault where it is the whole of the data. */
  whole: 'it',
  unknownMember: (place: string) => `${place} is unknown`,
  missingMembers: (place: string, members: readonly string[]) => `${place} lacks ${members.join(', ')}`,
  wrongType: (place: string, types: readonly string[]) =>
    `${place} must be ${orList(types.map((type) => TYPES[type] ?? type))}`,
  tooSmall: (place: string, limit: number) => `${place} must be at least ${limit}`,
  tooLarge: (place: string, limit: number) => `${place} must be at most ${limit}`,
  tooShort: (place: string, limit: number) => `${place} must have at least ${limit} characters`,
  tooLong: (place: string, limit: number) => `${place} must have at most ${limit} characters`,
  tooFew: (place: string, limit: number) => `${place} must have at least ${limit} items`,
  tooMany: (place: string, limit: number) => `${place} must have at most ${limit} items`,
  wrongPattern: (place: string, pattern: string) => `${place} must match ${pattern}`,
  notOneOf: (place: string, values: readonly string[]) => `${place} must be one of ${values.join(', ')}`,
  other: (place: string) => `${place} is not what is expected here`,

  otherMatch: (proof: string, proofRules: number, log: string, logRules: number) =>
    `the proof is for ${proof}, rules ${proofRules}; the log is for ${log}, rules ${logRules}`,
  otherSecret: 'the secret is not the one committed to before the match',
  otherContribution: (seat: string) => `${seat}’s contribution is not the one committed to`,
  misplacedSalt: (number: number, from: number) => `salt ${number} counts from position ${from}, which cannot be`,
  otherDraw: (drawn: string) => `the seeds give ${drawn} here`,
}

export type Faults = typeof faults
