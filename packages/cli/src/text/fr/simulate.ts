import type { simulate as source } from '../en/simulate.ts'
import { list, number } from './grammar.ts'

export const simulate: typeof source = {
  progress: (done, total, perSecond, secondsLeft) =>
    `${number(done)} sur ${number(total)}, ${number(perSecond, perSecond < 10 ? 1 : 0)}/s, encore ${number(secondsLeft)} s`,
  heading: (matches, game, seed, seconds, perSecond) =>
    `${matches} parties de ${game} avec la graine ${seed} en ${seconds} s (${perSecond}/s)`,
  columns: {
    seat: 'place',
    bot: 'robot',
    wins: 'victoires',
    share: 'part',
    interval: 'intervalle à 95 %',
    score: 'score moyen',
    scores: 'de – à',
  },
  ties: 'victoires partagées',
  decisions: 'décisions par partie',
  spread: (mean, median, min, max) => `moyenne ${mean}, médiane ${median}, de ${min} à ${max}`,
  interrupted: (played, wanted) =>
    `interrompu : ${number(played)} ${played > 1 ? 'parties jouées' : 'partie jouée'} sur ${number(wanted)}`,
  matchFailed: (match, seed, matchSeed) =>
    `la partie ${match} de la graine ${seed} a échoué (sa propre graine est ${matchSeed}) :`,
  timedBots: (bots) => `${list(bots)} : le temps de réflexion est fixe, les résultats dépendent donc de la machine`,
}
