import type { lab as source } from '../en/lab.ts'

export const lab: typeof source = {
  ready: 'Expériences toutes prêtes :',
  start: (name) =>
    `Pour en lancer une : alea lab ${name}. Pour lancer la vôtre : alea lab ma-question.json (docs/lab.md).`,
  matchFailed: (match, variant, seed) =>
    `la partie ${match} de la variante ${variant} avec la graine ${seed} a échoué :`,
}
