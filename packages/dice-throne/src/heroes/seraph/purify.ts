/** Only the Seraph has this: an ability for a player of her choice, an attack on an opponent or a kindness to a friend. */
import {
  areFoes,
  type DiceThrone,
  type Effect,
  isRemovable,
  NOBODY,
  nobodyPicked,
  opened,
  type Picked,
  pick,
  poolDamage,
  tokenIdsOn,
  verb,
} from '../../content/heroKit.ts'

export interface Purify {
  foe: readonly Effect[]
  friend: readonly Effect[]
  either: readonly Effect[]
}

const made = verb<Purify, Picked>({
  name: 'seraph/purify',
  inner: ({ foe, friend, either }) => [foe, friend, either],
  reaches: (g) => g.attack!.target !== NOBODY,
  vars: nobodyPicked,
  parts: ($, p, { own, pass, parts }) =>
    pass === 'target'
      ? [
          // [SER-4.3] The damage is known, and what the opponent spends against it is not removed.
          $.run(poolDamage),
          $.when(hasSomethingToLose, opened($)),
          ...parts([...p.foe, ...p.either]),
        ]
      : [
          ...pick($, own, 'chosen-player'),
          $.run((g, l) => {
            l.target = own(l).seats[0]!
            if (areFoes(g, l.self, l.target)) g.attack!.target = l.target
          }),
          $.either(
            (g, l) => areFoes(g, l.self, l.target),
            parts([...p.foe, ...p.either]),
            parts([...p.friend, ...p.either], 'whole'),
          ),
          $.run((_, l) => {
            l.target = NOBODY
          }),
        ],
  estimate: (p, odds) => odds.list(p.foe) + odds.list(p.either),
})
/** Choose a player, who is the target of these effects. */
export const purify = (foe: readonly Effect[], friend: readonly Effect[], either: readonly Effect[]) =>
  made({ foe, friend, either })

const hasSomethingToLose = (g: DiceThrone): boolean => tokenIdsOn(g, g.attack!.target).some(isRemovable)
