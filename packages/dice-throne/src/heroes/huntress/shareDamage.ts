/** Only the Huntress has this: the damage of an attack is divided between her and Nyra. */
import { countFor, type DiceThroneEvent, emit, hasToken, takeToken, verb } from '../../content/heroKit.ts'
import { atStake, BOND, mayStepIn, passToNyra } from './nyra.ts'

export interface ShareDamage {
  /** The Bond was spent before. */
  paid: boolean
}

const made = verb<ShareDamage>({
  name: 'huntress/share',
  options: { 'nyras-share': countFor('share') },
  // A single point cannot be divided; Nyra takes it without a Bond.
  possible: (g, self) => mayStepIn(g, self) && hasToken(g, self, BOND) && atStake(g, self) > 1,
  parts: ($, p) => [
    $.run((g, l) => {
      if (p.paid) return
      emit<DiceThroneEvent>(() => ({ type: 'spent', seat: l.self, token: BOND }))
      takeToken(g, l.self, BOND, 1)
    }),
    $.ask<number>('nyras-share', {
      who: (_, l) => l.self,
      options: (g, l) => {
        const whole = atStake(g, l.self)
        if (whole === 0) return []
        return p.paid
          ? Array.from({ length: whole + 1 }, (_, part) => part)
          : Array.from({ length: whole - 1 }, (_, part) => part + 1)
      },
      params: () => ({ by: BOND }),
      then: (g, l, part) => passToNyra(g, l.self, part),
    }),
  ],
  estimate: () => 2.5,
})
export const shareDamage = (paid = false) => made({ paid })
