/** Gold buys creatures; what is left is lost. */
import { emit, flow, type Seat, visit } from '@alea/engine'
import { RACE, RACES, type Race } from '../content/races.ts'
import { type BattleEvent, unrolled } from '../events.ts'
import { DONE, keyFor } from '../options.ts'
import { type BattleDice, racesAmong, takeRace, trainer, turnOrder } from '../state.ts'
import type { WhyNot } from '../whyNot.ts'

export const buy = flow<BattleDice, { seat?: Seat; done?: boolean }>('battle-dice/buy', ($) => [
  $.each(
    'seat',
    turnOrder,
    $.run((_, l) => {
      l.done = false
    }),
    $.loop(
      (_, l) => !l.done,
      $.ask<Race | typeof DONE>('buy', {
        who: (_, l) => l.seat!,
        options: (g, l) => [DONE, ...affordable(g, l.seat!)],
        key: keyFor('buy'),
        params: (g, l) => ({ gold: trainer(g, l.seat!).gold }),
        unavailable: (g, l) =>
          RACES.filter((race) => !affordable(g, l.seat!).includes(race)).map((value) => ({
            value,
            ...(racesAmong(g.stock).includes(value)
              ? {
                  rule: 'BD-8.2',
                  why: { is: 'short', gold: RACE[value].cost - trainer(g, l.seat!).gold } satisfies WhyNot,
                }
              : { rule: 'BD-8.4', why: { is: 'none-left' } satisfies WhyNot }),
          })),
        auto: true,
        then: (g, l, race) => {
          if (race === DONE) l.done = true
          else purchase(g, l.seat!, race)
        },
      }),
    ),
    // [BD-8.5] What is not spent is lost.
    $.run((g, l) => {
      trainer(g, l.seat!).gold = 0
    }),
  ),
])

const affordable = (g: BattleDice, seat: Seat): Race[] =>
  racesAmong(g.stock).filter((race) => RACE[race].cost <= trainer(g, seat).gold)

function purchase(g: BattleDice, seat: Seat, race: Race): void {
  const buyer = trainer(g, seat)
  const die = takeRace(g.stock, race)
  buyer.gold -= RACE[race].cost
  buyer.infirmary.push(die)
  g.owner[die] = seat
  visit(() => `creature/${race}`, seat)
  emit<BattleEvent>(() => ({ type: 'bought', seat, creature: unrolled(die), gold: buyer.gold }))
}
