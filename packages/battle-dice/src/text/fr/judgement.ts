import type { JudgementWords } from '@alea/engine'
import type { TermId } from '../../insight.ts'

/** Why bots prefer an option. The names are those of races, in the plural; of the last of a race, in the singular. */
export const judgement: JudgementWords<TermId> = {
  unit: 'points',
  named: (term, names) => `${term} : ${names}`,
  terms: {
    stable: 'écurie',
    last: 'dernière créature d’une race',
    gold: 'or en main',
    row: 'or que la rangée va rapporter',
    kept: 'dés gardés dans l’arène',
    income: 'or des tours à venir',
    rested: 'créatures prêtes à combattre',
  },
  because: {
    stable: {
      more: (names) => (names ? `renforce l’écurie (${names})` : 'donne une écurie de plus grande valeur'),
      less: (names) => (names ? `se prive de créatures (${names})` : 'donne une écurie de moindre valeur'),
      theirLess: (names) =>
        names ? `coûte des créatures aux autres (${names})` : 'réduit la valeur des écuries adverses',
    },
    last: {
      more: (names) =>
        names ? `prend la dernière créature de cette race (${names})` : 'prend la dernière créature d’une race',
      less: (names) =>
        names
          ? `laisse aux autres la dernière créature de cette race (${names})`
          : 'laisse aux autres la dernière créature d’une race',
      theirLess: (names) =>
        names
          ? `prive les autres de la dernière créature de cette race (${names})`
          : 'prive les autres de la dernière créature d’une race',
    },
    gold: { more: () => 'garde plus d’or en main', less: () => 'dépense de l’or' },
    row: {
      more: () => 'fait gagner plus d’or à la rangée ce tour-ci',
      less: () => 'fait gagner moins d’or à la rangée ce tour-ci',
      theirLess: () => 'coûte de l’or aux autres ce tour-ci',
      theirMore: () => 'laisse les autres gagner plus d’or ce tour-ci',
    },
    kept: { more: () => 'garde un bon dé dans l’arène', less: () => 'renonce à un dé gardé dans l’arène' },
    income: {
      more: () => 'rapporte plus dans les tours à venir',
      less: () => 'rapporte moins dans les tours à venir',
      theirLess: () => 'fait gagner moins aux autres dans les tours à venir',
      theirMore: () => 'laisse les autres gagner plus dans les tours à venir',
    },
    rested: {
      more: () => 'donne plus de créatures prêtes pour le prochain tour',
      less: () => 'donne moins de créatures prêtes pour le prochain tour',
      theirLess: () => 'laisse aux autres moins de créatures prêtes',
    },
  },
}
