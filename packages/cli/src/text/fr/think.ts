import type { think as source } from '../en/think.ts'
import { count } from './grammar.ts'

export const think: typeof source = {
  heading: (game, position, turn, bot, seed) =>
    `${game}, après ${count(position, 'réponse')}, tour ${turn} ; ${bot}, graine ${seed}`,
  methods: {
    single: 'Il n’y a qu’une possibilité.',
    guess: 'Les possibilités ne diffèrent que par ce que les autres devineront : il en prend une au hasard.',
    random: 'Il prend une possibilité au hasard.',
    exact: 'Calcul exact.',
    ahead: 'Un coup à l’avance : chaque possibilité est essayée à des tables imaginées.',
    search: 'Recherche à des tables imaginées.',
  },
  columns: {
    option: 'possibilité',
    visits: 'essais',
    chance: 'chances',
    error: 'erreur',
    position: 'position',
    decision: 'décision',
    options: 'possibilités',
    turn: 'tour',
  },
  chosen: 'choisi',
  played: 'joué dans la partie',
  expects: (line) => `Il s’attend par exemple à : ${line}`,
  why: (option) => `Pourquoi « ${option} »`,
  rather: (other, points) => `plutôt que « ${other} » (${points} points) :`,
  noReason: 'Rien à comparer.',
  judgement: (unit) => `De quoi est fait le jugement, en ${unit}, après`,
  inChances: 'parties sur cent',
  alikeOtherwise: 'Tout le reste est pareil.',
  chooseOne: (file) => `Pour en examiner une : alea think ${file}@<position>`,
}
