import type { faults as source } from '../en/faults.ts'

const list = (words: readonly string[]): string => words.join(', ')

export const faults: typeof source = {
  ofField: (field, fault) => `${field} : ${fault}`,
  missing: (known) => `ce champ manque ; possible : ${list(known)}`,
  notOneOf: (value, known) => `${value} n’est pas possible ; possible : ${list(known)}`,
  twice: (value) => `${value} y figure deux fois`,
  notAList: 'écrivez une liste entre crochets',
  notAnObject: 'écrivez un objet entre accolades',
  notSoMany: (count, min, max) => `${count} éléments ; il en faut de ${min} à ${max}`,
  notWhole: (value, min, max) => `${value} n’est pas un nombre entier de ${min} à ${max}`,
  notPositive: (value) => `${value} n’est pas un nombre supérieur à 0`,
  notALabel: 'écrivez un texte, ou un objet avec un texte par langue : { "en": "…", "fr": "…" }',
  tooLong: (length, most) => `${length} caractères ; il en faut ${most} au plus`,
  unknownField: (field, known) => `il n’y a pas de champ ${field} ; possible : ${list(known)}`,
  timedBot: (bot) =>
    `${bot} réfléchit pendant un temps fixe, les résultats dépendraient donc de la machine ; prenez novice, apprentice, adept ou, avec un nombre d’itérations, search:400`,
  oneVariant: 'il n’y a qu’une variante, donc aucune différence',
  otherExperiment: 'ceci a été commencé avec une autre expérience',
  otherRules: (begun, present) =>
    `ceci a été commencé avec les règles ${begun} ; ce sont maintenant les règles ${present}`,
  notAResult: 'ceci n’est pas l’état d’une expérience',
}
