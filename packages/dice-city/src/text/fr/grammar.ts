import type { LocationId } from '../../content/locations.ts'
import { names } from './names.ts'

const MASCULINE: readonly LocationId[] = [
  'traveller',
  'training-camp',
  'bazaar',
  'manor',
  'cemetery',
  'well',
  'mint',
  'storehouse',
  'town-hall',
]
const PLURAL: readonly LocationId[] = ['stables']

const isElided = (name: string): boolean => /^[AEÉH]/.test(name)

/** « la Forêt », « le Puits », « l’Église », « les Écuries » */
export function the(id: LocationId): string {
  const name = names.location[id]
  if (PLURAL.includes(id)) return `les ${name}`
  if (isElided(name)) return `l’${name}`
  return `${MASCULINE.includes(id) ? 'le' : 'la'} ${name}`
}

/** « le », « la » ou « les », devant un verbe. */
export const pronoun = (id: LocationId): string => (PLURAL.includes(id) ? 'les' : MASCULINE.includes(id) ? 'le' : 'la')

/** « de la Forêt », « du Puits », « de l’Église », « des Écuries » */
export const ofThe = (id: LocationId): string => `de ${the(id)}`.replace(/^de le /, 'du ').replace(/^de les /, 'des ')

/** « une Scierie », « un Manoir », « des Écuries » */
export function one(id: LocationId): string {
  const article = PLURAL.includes(id) ? 'des' : MASCULINE.includes(id) ? 'un' : 'une'
  return `${article} ${names.location[id]}`
}

/** « de » devant un nom de joueur, élidé au besoin. */
export const of = (name: string): string => (/^[aeiouyàâéèêëîïôùûh]/i.test(name) ? `d’${name}` : `de ${name}`)
