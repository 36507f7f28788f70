import type { AlterDie } from '../../../effects/alterDie.ts'
import type { ExtraAttempt } from '../../../effects/extraAttempt.ts'
import type { KeepSome } from '../../../effects/keepSome.ts'
import type { RerollDie } from '../../../effects/rerollDie.ts'
import type { RerollThese } from '../../../effects/rerollThese.ts'
import type { Whose } from '../../../effects/tableDice.ts'
import { or } from '../grammar.ts'

/** One of these dice, and several of them. */
const WHOSE: Readonly<Record<Whose, readonly [one: string, several: string]>> = {
  any: ['one die of any player', 'dice of any players'],
  own: ['one of your dice', 'of your dice'],
  team: ['one of your dice or a teammate’s', 'of your dice or a teammate’s'],
  opponent: ['one of an opponent’s dice', 'of an opponent’s dice'],
}

/** Any, one, or up to so many of some dice. */
export const ofThese = (upTo: number | undefined): string =>
  upTo === undefined ? 'any' : upTo === 1 ? 'one' : `up to ${upTo}`

export const diceVerbs = {
  'alter-die': (p: AlterDie) => {
    const several = (p.upTo ?? 1) > 1
    const [one, some] = WHOSE[p.whose]
    const dice = `${several ? `up to ${p.upTo} ${some}` : one}${p.from ? ' showing an even number' : ''}`
    if (p.to === 'neighbour') return `raise or lower ${dice} by 1`
    if (typeof p.to === 'object') return `set ${dice} to ${or(p.to)}`
    return `set ${dice} to ${p.to === 'six' ? '6' : several ? 'values of your choice' : 'a value of your choice'}`
  },
  'copy-die': () => 'set one of your dice to the value of another die of the same roll',
  'reroll-die': (p: RerollDie): string => {
    if (p.whose === 'opponent') return 'choose one of an opponent’s dice, which they must reroll'
    return p.upTo === 1 ? 'reroll one of your dice' : `reroll up to ${p.upTo} of your dice`
  },
  'try-again': () => 'you or a teammate may reroll one or two of your own dice, or one die twice in a row',
  'extra-attempt': (p: ExtraAttempt): string =>
    p.of === 'offense'
      ? 'the player in the offensive roll phase gets one more roll attempt'
      : 'the defender may reroll any of the defence dice once',
  'offense-again': () => 'instead of activating an ability, start a new offensive roll phase',
  'reroll-any': (p: RerollThese) =>
    p.single ? 'you may reroll this die once' : `you may reroll ${ofThese(p.upTo)} of these dice once`,
  'keep-some': (p: KeepSome) => `keep ${p.dice} of them`,
}
