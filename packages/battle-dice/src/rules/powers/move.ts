/** Multipliers and shields work by their place: using one moves it anywhere in its row. */
import { emit, flow } from '@alea/engine'
import { type BattleEvent, shown } from '../../events.ts'
import { keyFor, NONE, type None } from '../../options.ts'
import { type BattleDice, type Die, remove, trainer } from '../../state.ts'
import type { PowerRules, Use } from './power.ts'

/** A multiplier counts wherever it stands, used or not; to stay is to decline. */
export const multiplier: PowerRules = {
  usable: (g, seat) => trainer(g, seat).arena.length > 1,
  flow: flow<BattleDice, Use>('battle-dice/multiplier', ($) => [
    $.ask<number | None>('multiplier', {
      who: (_, l) => l.seat,
      options: (g, l) => [NONE, ...places(g, l).filter((place) => place !== placeNow(g, l))],
      key: keyFor('multiplier'),
      params: (g, l) => ({ die: l.die, place: placeNow(g, l) }),
      then: (g, l, place) => {
        if (place !== NONE) move(g, l, place)
      },
    }),
  ]),
}

/** A shield protects from its activation on; unused, it protects nobody. */
const shield = (name: 'major-shield' | 'minor-shield'): PowerRules => ({
  usable: () => true,
  flow: flow<BattleDice, Use>(`battle-dice/${name}`, ($) => [
    $.ask<number | None>(name, {
      who: (_, l) => l.seat,
      options: (g, l) => [NONE, ...places(g, l)],
      key: keyFor(name),
      params: (g, l) => ({ die: l.die, place: placeNow(g, l) }),
      then: (g, l, place) => {
        if (place === NONE) return
        move(g, l, place)
        g.shielding.push(l.die)
        emit<BattleEvent>(() => ({ type: 'shielded', seat: l.seat, creature: shown(g, l.die), place }))
      },
    }),
  ]),
})

export const majorShield = shield('major-shield')
export const minorShield = shield('minor-shield')

const places = (g: BattleDice, { seat }: Use): number[] => trainer(g, seat).arena.map((_, i) => i + 1)

const placeNow = (g: BattleDice, { seat, die }: Use): number => trainer(g, seat).arena.indexOf(die) + 1

function move(g: BattleDice, use: Use, place: number): void {
  if (place === placeNow(g, use)) return
  const { arena } = trainer(g, use.seat)
  const die: Die = use.die
  remove(arena, die)
  arena.splice(place - 1, 0, die)
  emit<BattleEvent>(() => ({ type: 'moved', seat: use.seat, creature: shown(g, die), place }))
}
