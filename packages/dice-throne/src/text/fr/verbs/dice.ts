import type { Whose } from '../../../effects/tableDice.ts'
import type { diceVerbs as english } from '../../en/verbs/dice.ts'

const WHOSE: Readonly<Record<Whose, string>> = {
  any: 'de n’importe qui',
  own: 'à vous',
  team: 'à vous ou à un coéquipier',
  opponent: 'd’un adversaire',
}

export const diceVerbs: typeof english = {
  'alter-die': (p) => {
    const several = (p.upTo ?? 1) > 1
    const dice = `${several ? `jusqu’à ${p.upTo} dés` : 'un dé'} ${WHOSE[p.whose]}`
    if (p.to === 'neighbour') return `changez ${dice} de 1, en plus ou en moins`
    return `mettez ${dice} sur ${p.to === 'six' ? '6' : several ? 'les valeurs de votre choix' : 'la valeur de votre choix'}`
  },
  'copy-die': () => 'donnez à un de vos dés la valeur d’un autre du même lancer',
  'reroll-die': (p) => {
    if (p.whose === 'opponent') return 'choisissez un dé d’un adversaire, qui le relance'
    return p.upTo === 1 ? 'relancez un de vos dés' : `relancez jusqu’à ${p.upTo} de vos dés`
  },
  'try-again': () =>
    'vous ou un coéquipier pouvez relancer un ou deux de vos propres dés, ou un seul deux fois de suite',
  'extra-attempt': (p) =>
    p.of === 'offense'
      ? 'le joueur en phase de lancer offensif a une tentative de lancer de plus'
      : 'le défenseur peut relancer une fois les dés de son choix parmi ceux de la défense',
  'offense-again': () => 'au lieu d’activer une capacité, commencez une nouvelle phase de lancer offensif',
  'reroll-any': () => 'vous pouvez relancer une fois ceux de ces dés que vous voulez',
}
