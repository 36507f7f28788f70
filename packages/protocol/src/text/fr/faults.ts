import type { Faults } from '../en/faults.ts'

const TYPES: Readonly<Record<string, string>> = {
  integer: 'un nombre entier',
  number: 'un nombre',
  string: 'une chaîne',
  boolean: 'true ou false',
  object: 'un objet',
  array: 'un tableau',
  null: 'null',
}

export const faults: Faults = {
  whole: 'l’ensemble',
  unknownMember: (place) => `${place} est inconnu`,
  missingMembers: (place, members) => `il manque à ${place} : ${members.join(', ')}`,
  wrongType: (place, types) => `${place} doit être ${types.map((type) => TYPES[type] ?? type).join(' ou ')}`,
  tooSmall: (place, limit) => `${place} doit être au moins ${limit}`,
  tooLarge: (place, limit) => `${place} doit être au plus ${limit}`,
  tooShort: (place, limit) => `${place} doit avoir au moins ${limit} caractère${limit > 1 ? 's' : ''}`,
  tooLong: (place, limit) => `${place} doit avoir au plus ${limit} caractère${limit > 1 ? 's' : ''}`,
  tooFew: (place, limit) => `${place} doit avoir au moins ${limit} élément${limit > 1 ? 's' : ''}`,
  tooMany: (place, limit) => `${place} doit avoir au plus ${limit} élément${limit > 1 ? 's' : ''}`,
  wrongPattern: (place, pattern) => `${place} doit correspondre à ${pattern}`,
  notOneOf: (place, values) => `${place} doit avoir l’une de ces valeurs : ${values.join(', ')}`,
  other: (place) => `${place} n’est pas ce qu’on attend ici`,

  otherMatch: (proof, proofRules, log, logRules) =>
    `la preuve concerne ${proof}, règles ${proofRules} ; le journal ${log}, règles ${logRules}`,
  otherSecret: 'le secret ne correspond pas à l’engagement pris avant la partie',
  otherContribution: (seat) => `la contribution de ${seat} ne correspond pas à son engagement`,
  misplacedSalt: (number, from) => `le sel nº ${number} vaut à partir de la position ${from}, ce qui est impossible`,
  otherDraw: (drawn) => `les graines donnent ${drawn} ici`,
}
