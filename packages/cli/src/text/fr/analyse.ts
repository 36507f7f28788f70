import type { analyse as source } from '../en/analyse.ts'
import { count, de, list, number, signed } from './grammar.ts'

const points = (value: number) => (value < 0 ? signed : number)(100 * value, 1)
/** `d’Ada et de Bruno` */
const of = (names: readonly string[]) => names.map(de).join(' et ')
const within = (error: number) => (error === 0 ? '' : ` ± ${points(error)}`)

export const analyse: typeof source = {
  progress: (secondsLeft) => `encore ${count(secondsLeft, 'seconde')}`,
  running: 'La partie n’est pas finie.',
  chancesOf: (names) => `Chances de gagner : ${list(names)}`,
  turn: 'tour',
  inTurn: (turn) => `tour ${turn}`,
  figures: {
    luck: 'chance',
    decisions: 'décisions',
    cost: 'coût des décisions',
    each: 'coût d’une décision',
    inaccuracy: 'imprécisions',
    mistake: 'erreurs',
    blunder: 'gaffes',
    result: 'résultat',
    adjusted: 'résultat à chance égale',
  },
  amount: (value, error) => `${points(value)}${within(error)}`,
  change: (value, error) => `${signed(100 * value, 1)}${within(error)}`,
  each: (value) => number(100 * value, 2),
  interval: (mean, low, high) => `${mean} (de ${low} à ${high})`,
  luckiest: (names) => `Coups de chance ${of(names)}`,
  unluckiest: (names) => `Coups de malchance ${of(names)}`,
  bothWays: (winners, losers) => `Coups de chance ${of(winners)}, coups de malchance ${of(losers)}`,
  rolled: (faces) => `Les dés donnent ${faces}.`,
  costliest: 'Décisions les plus coûteuses',
  noneCostly: 'Aucune décision n’a été moins bonne qu’une autre au-delà de ce que le hasard explique.',
  played: 'joué',
  better: 'mieux',
  verdicts: {
    inaccuracy: (cost) => `coûte ${cost} points : une imprécision`,
    mistake: (cost) => `coûte ${cost} points : une erreur`,
    blunder: (cost) => `coûte ${cost} points : une gaffe`,
  },
  units: (samples, seed) =>
    `En points : 1 point vaut une partie sur cent. ± est l’erreur type. Chaque décision a été essayée à ${count(samples, 'table imaginée', 'tables imaginées')}, avec la graine ${seed}.`,
  evenDice: 'L’intervalle du résultat à chance égale est celui à 95 %.',
  interrupted: (share) =>
    `interrompu : ${share} du travail fait ; la chance et les coûts ne portent que sur cette partie`,
}
