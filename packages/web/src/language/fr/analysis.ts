import type { analysis as en } from '../en/analysis.ts'
import { plural } from './grammar.ts'

export const analysis: typeof en = {
  heading: 'Chance ou talent ?',
  waiting: 'Analyse de la partie…',
  refining: 'Les chiffres s’affinent',
  done: (samples) => `Terminé : chaque décision a été essayée à ${samples} tables imaginées.`,
  exact: 'Terminé : ces chiffres sont exacts.',
  chances: 'Chances de gagner au fil de la partie',
  timeline: 'Chances de gagner',
  chanceOf: (name, chance) => `${name} : ${chance}`,
  turn: (turn) => (turn === 0 ? 'Mise en place' : `Tour ${turn}`),
  end: 'Fin',
  turnColumn: 'Tour',
  summary: 'Chance et erreurs de chaque joueur',
  luck: 'Chance',
  adjusted: 'Résultat à chance égale',
  lost: 'Perdu par les décisions',
  perDecision: (decisions) => `Par décision (${decisions})`,
  range: (low, high) => `${low} à ${high}`,
  interval: (value, range) => `${value} (${range})`,
  plusMinus: (value, margin) => `${value} ± ${margin}`,
  unknown: '…',
  verdicts: {
    inaccuracy: (count) => plural(count, 'Imprécision', 'Imprécisions'),
    mistake: (count) => plural(count, 'Erreur', 'Erreurs'),
    blunder: (count) => plural(count, 'Gaffe', 'Gaffes'),
  },
  figuresNote:
    'En chances de gagner : +10 % valent une partie sur dix. « ± » et « à » contiennent le vrai chiffre 95 fois sur 100.',
  moments: 'Les moments décisifs',
  lucky: 'Coup de chance',
  unlucky: 'Coup de malchance',
  luckyFor: (name) => `Coup de chance pour ${name}`,
  better: (option) => `Mieux : ${option}`,
  took: (name, option) => `${name} : ${option}`,
  noMistakes: 'Aucune décision ne ressort comme une erreur.',
  toReplay: 'Revoir la partie',
  problems: {
    rules: (was, now) =>
      `Impossible d’analyser cette partie : elle a été jouée avec la version ${was} des règles, qui n’est plus conservée. Nous en sommes à la version ${now}.`,
    game: (game) => `Impossible d’analyser cette partie : le jeu ${game} n’est pas disponible ici.`,
    log: 'Impossible d’analyser cette partie : son journal n’est pas en ordre.',
    fault: 'L’analyse a échoué.',
  },
}
