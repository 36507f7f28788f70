import type { tournament as source } from '../en/tournament.ts'
import { count } from './grammar.ts'

export const tournament: typeof source = {
  heading: (matches, game, seats, seed, seconds) =>
    `${matches} parties de ${game} à ${seats} joueurs, avec la graine ${seed} en ${seconds} s`,
  setups: (setups, matches) =>
    `Chaque rencontre se joue dans ${count(setups, 'configuration')}, depuis chaque place : un tour complet demande ${count(matches, 'partie')}.`,
  pairings: {
    bot: 'robot',
    against: 'contre',
    wins: 'victoires',
    share: 'part',
    interval: 'intervalle à 95 %',
    ties: 'égalités',
    losses: 'défaites',
  },
  ranking: { bot: 'robot', rating: 'cote', interval: 'à 95 %', wins: 'victoires', share: 'part' },
}
