import type { Whose } from '../../../effects/tableDice.ts'
import type { diceVerbs as english } from '../../en/verbs/dice.ts'
import { or } from '../grammar.ts'

/** Un de ces dés, et plusieurs d’entre eux. */
const WHOSE: Readonly<Record<Whose, readonly [one: string, several: string]>> = {
  any: ['un dé de n’importe quel joueur', 'dés de n’importe quels joueurs'],
  own: ['un de vos dés', 'de vos dés'],
  team: ['un de vos dés ou de ceux d’un coéquipier', 'de vos dés ou de ceux d’un coéquipier'],
  opponent: ['un dé d’un adversaire', 'dés d’un adversaire'],
}

/** N’importe lesquels, un seul, ou jusqu’à tant de dés. */
export const ofThese = (upTo: number | undefined): string =>
  upTo === undefined ? 'n’importe lesquels' : upTo === 1 ? 'un' : `jusqu’à ${upTo}`

export const diceVerbs: typeof english = {
  'alter-die': (p) => {
    const several = (p.upTo ?? 1) > 1
    const [one, some] = WHOSE[p.whose]
    const dice = `${several ? `jusqu’à ${p.upTo} ${some}` : one}${p.from ? ' montrant un chiffre pair' : ''}`
    if (p.to === 'neighbour') return `augmentez ou diminuez de 1 ${dice}`
    if (typeof p.to === 'object') return `mettez ${dice} sur ${or(p.to)}`
    return `mettez ${dice} sur ${p.to === 'six' ? '6' : several ? 'les valeurs de votre choix' : 'la valeur de votre choix'}`
  },
  'copy-die': () => 'donnez à un de vos dés la valeur d’un autre dé du même lancer',
  'reroll-die': (p) => {
    if (p.whose === 'opponent') return 'choisissez un dé d’un adversaire, qui doit le relancer'
    return p.upTo === 1 ? 'relancez un de vos dés' : `relancez jusqu’à ${p.upTo} de vos dés`
  },
  'try-again': () =>
    'vous ou un coéquipier pouvez relancer un ou deux de vos propres dés, ou un seul deux fois de suite',
  'extra-attempt': (p) =>
    p.of === 'offense'
      ? 'le joueur en phase de lancer offensif gagne une tentative de lancer'
      : 'le défenseur peut relancer une fois les dés de défense de son choix',
  'offense-again': () => 'au lieu d’activer une capacité, commencez une nouvelle phase de lancer offensif',
  'reroll-any': (p) =>
    p.single ? 'vous pouvez relancer ce dé une fois' : `vous pouvez relancer une fois ${ofThese(p.upTo)} de ces dés`,
  'keep-some': (p) => `gardez-en ${p.dice}`,
}
