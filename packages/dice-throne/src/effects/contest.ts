/** Two players roll one die each. */
import { throwDice } from '../rules/throwDice.ts'
import { type Effect, verb } from './effect.ts'

export interface Contest {
  ties: boolean
  win: readonly Effect[]
  lose: readonly Effect[]
  attack: boolean
}

const made = verb<Contest, { won: boolean }>({
  name: 'contest',
  pass: () => 'target',
  inner: ({ win, lose }) => [win, lose],
  vars: () => ({ won: false }),
  parts: ($, p, { own, pass, parts }) => {
    if (p.attack && pass === 'activation')
      return [
        $.run((g) => {
          g.attack!.isAttack = true
        }),
      ]
    return [
      // Both dice are on the table together, so that the player who is losing may still alter one of them.
      $.call(
        throwDice,
        (_, l) => ({
          owner: l.self,
          owners: [l.self, l.target],
          purpose: p.attack ? ('effect' as const) : ('defense' as const),
          count: 2,
          by: l.by,
          dice: [],
        }),
        (_, l, { dice: [mine = 0, theirs = 0] }) => {
          own(l).won = mine > theirs || (p.ties && mine === theirs)
        },
      ),
      $.either((_, l) => own(l).won, parts(p.win, 'whole'), parts(p.lose, 'whole')),
    ]
  },
  estimate: (p, odds) => (odds.list(p.win) + odds.list(p.lose)) / 2,
})
/** Attacker and target roll one die each: an attack whose damage depends on the dice. */
export const showdown = (ties: boolean, win: readonly Effect[], lose: readonly Effect[]) =>
  made({ ties, win, lose, attack: true })
/** Defender and attacker roll one die each; the ability itself has no dice. */
export const duel = (ties: boolean, win: readonly Effect[], lose: readonly Effect[]) =>
  made({ ties, win, lose, attack: false })
