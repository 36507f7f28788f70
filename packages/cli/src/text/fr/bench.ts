import type { bench as source } from '../en/bench.ts'

export const bench: typeof source = {
  pig: (ours, boardgameio, ratio) =>
    `Cochon, décisions par seconde : ${ours} ; avec boardgame.io : ${boardgameio} (${ratio} fois plus ici)`,
  pigAlone: (ours) =>
    `Cochon, décisions par seconde : ${ours} ; aucune comparaison : boardgame.io n’est pas installé ici (npm install sans --omit=dev l’installe)`,
  columns: {
    game: 'jeu',
    seats: 'places',
    decisions: 'décisions/s',
    best: 'au mieux',
    matches: 'parties/s',
    clone: 'copie µs',
    view: 'vue µs',
    searches: 'itér./s',
  },
}
