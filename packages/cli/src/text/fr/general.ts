import type { general as source } from '../en/general.ts'
import { number, range } from './grammar.ts'

export const general: typeof source = {
  number,
  percent: (share, digits = 1) => `${number(100 * share, digits)} %`,
  pair: (label, text) => `${label} : ${text}`,
  players: (min, max) => `${range(min, max)} ${max === 1 ? 'joueur' : 'joueurs'}`,
  range,
  byDefault: (value) => `(par défaut : ${value})`,
  file: 'fichier',
  over: 'la partie est finie',
  winners: (names) => {
    const [name, ...others] = names
    if (name === undefined) return 'Personne ne gagne.'
    return others.length === 0 ? `${name} gagne !` : `${names.join(' et ')} se partagent la victoire !`
  },
}
