/** Dice rolled by an effect, and contests of dice. */
import { throwDice } from '../rules/throwDice.ts'
import { type Effect, partsOf, verb } from './effect.ts'

const rolling = verb<{ dice: number; effects: readonly Effect[]; by?: 'target' }>({
  name: 'roll',
  inner: ({ effects }) => [effects],
  parts: ($, p, pass) => [
    ...(pass === 'target'
      ? [
          $.run((g, l) => {
            l.dice = [...g.attack!.rolled]
          }),
        ]
      : [
          $.call(
            throwDice,
            (_, l) => ({
              owner: p.by === 'target' ? l.target : l.self,
              purpose: 'effect' as const,
              count: p.dice,
              by: l.by,
              dice: [],
            }),
            (g, l, thrown) => {
              l.dice = thrown.dice
              if (pass === 'activation') g.attack!.rolled = [...thrown.dice]
            },
          ),
        ]),
    ...partsOf($, p.effects, pass),
  ],
  describe: {
    en: (p, say) =>
      `${p.by ? `${say.who('target')} rolls` : 'roll'} ${p.dice} ${p.dice > 1 ? 'dice' : 'die'}: ${say.list(p.effects)}`,
    fr: (p, say) =>
      `${p.by ? `${say.who('target')} lance` : 'lancez'} ${p.dice} dé${p.dice > 1 ? 's' : ''} : ${say.list(p.effects)}`,
  },
  estimate: (p, odds) => odds.rolling(p.dice).list(p.effects),
})
/** Roll so many dice, then read the effects off them. */
export const rollDice = (dice: number, effects: readonly Effect[]) => rolling({ dice, effects })
/** The target rolls. */
export const theyRoll = (dice: number, effects: readonly Effect[]) => rolling({ dice, effects, by: 'target' })

const contesting = verb<{ ties: boolean; win: readonly Effect[]; lose: readonly Effect[]; attack: boolean }>({
  name: 'contest',
  pass: () => 'target',
  inner: ({ win, lose }) => [win, lose],
  parts: ($, p, pass) => {
    if (p.attack && pass === 'activation')
      return [
        $.run((g) => {
          g.attack!.isAttack = true
        }),
      ]
    return [
      // Both dice lie open together: whoever is losing may still alter one of them.
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
        (_, l, { dice: [own = 0, theirs = 0] }) => {
          l.picked = own > theirs || (p.ties && own === theirs) ? 'win' : 'lose'
        },
      ),
      $.either((_, l) => l.picked === 'win', partsOf($, p.win, 'whole'), partsOf($, p.lose, 'whole')),
    ]
  },
  describe: {
    en: (p, say) =>
      `you and ${p.attack ? 'the opponent' : 'the attacker'} each roll a die; if yours is ${p.ties ? 'at least as high' : 'higher'}, ${say.list(p.win)}; otherwise, ${say.list(p.lose)}`,
    fr: (p, say) =>
      `vous et ${p.attack ? 'l’adversaire' : 'l’attaquant'} lancez chacun un dé; si le vôtre est ${p.ties ? 'au moins aussi haut' : 'plus haut'}, ${say.list(p.win)}; sinon, ${say.list(p.lose)}`,
  },
  estimate: (p, odds) => (odds.list(p.win) + odds.list(p.lose)) / 2,
})
/** Attacker and target roll one die each: an attack whose damage the dice decide. */
export const showdown = (ties: boolean, win: readonly Effect[], lose: readonly Effect[]) =>
  contesting({ ties, win, lose, attack: true })
/** Defender and attacker roll one die each; the ability itself asks for no dice. */
export const duel = (ties: boolean, win: readonly Effect[], lose: readonly Effect[]) =>
  contesting({ ties, win, lose, attack: false })
