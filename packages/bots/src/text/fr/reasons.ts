import type { reasons as en } from '../en/reasons.ts'

const percent = (share: number): string => `${Math.round(100 * share)} %`

export const reasons: typeof en = {
  alike: 'ne peut pas en être distingué',
  sentence: (favours, costs) =>
    costs.length > 0 ? `${favours.join(' ; ')} (mais ${costs.join(' ; ')})` : favours.join(' ; '),
  own: (term, more) => (more ? `fait gagner : ${term}` : `fait perdre : ${term}`),
  others: (term, more) => (more ? `fait gagner aux autres : ${term}` : `fait perdre aux autres : ${term}`),
  wins: (share) => `gagne plus souvent la partie sur-le-champ (de ${percent(share)})`,
  survives: (share) => `perd moins souvent la partie sur-le-champ (de ${percent(share)})`,
  shorter: 'donne plus de poids à une avance dans ce qui reste de la partie',
}
