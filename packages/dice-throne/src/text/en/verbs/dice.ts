import type { AlterDie } from '../../../effects/alterDie.ts'
import type { ExtraAttempt } from '../../../effects/extraAttempt.ts'
import type { RerollDie } from '../../../effects/rerollDie.ts'
import type { Whose } from '../../../effects/tableDice.ts'

const WHOSE: Readonly<Record<Whose, string>> = {
  any: 'of anybody',
  own: 'of your own',
  team: 'of yours or of a teammate',
  opponent: 'of an opponent',
}

export const diceVerbs = {
  'alter-die': (p: AlterDie) => {
    const several = (p.upTo ?? 1) > 1
    const dice = `${several ? `up to ${p.upTo} dice` : 'one die'} ${WHOSE[p.whose]}`
    if (p.to === 'neighbour') return `change ${dice} by 1, up or down`
    return `set ${dice} to ${p.to === 'six' ? '6' : several ? 'any values' : 'any value'}`
  },
  'copy-die': () => 'set one of your dice to the value of another of the same roll',
  'reroll-die': (p: RerollDie): string => {
    if (p.whose === 'opponent') return 'choose one die of an opponent, who rolls it again'
    return p.upTo === 1 ? 'roll one of your dice again' : `roll up to ${p.upTo} of your dice again`
  },
  'try-again': () => 'you or a teammate may roll one or two of your own dice again, or one die twice in a row',
  'extra-attempt': (p: ExtraAttempt): string =>
    p.of === 'offense'
      ? 'the player in the offensive roll phase has one more roll attempt'
      : 'the defender may roll any of the dice of the defence again once',
  'offense-again': () => 'instead of activating an ability, start a new offensive roll phase',
  'reroll-any': () => 'you may roll any of these dice again once',
}
