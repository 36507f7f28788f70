/** [DF-10.1] [DF-10.3] Gains and losses: what does not fit is lost, and no reserve falls below 0. */
import { emit, type Seat, visit } from '@alea/engine'
import { HAMMER } from '../content/effects.ts'
import type { Amounts } from '../content/resources.ts'
import type { ForgeEvent } from '../events.ts'
import { type DiceForge, goldCap, type Hero, heroOf, shardCap } from '../state.ts'

/** Adds to the reserves, after `struck` of the gold has gone to the hammer. */
export function collect(
  g: DiceForge,
  seat: Seat,
  gold: number,
  sun: number,
  moon: number,
  glory: number,
  struck = 0,
): void {
  const hero = heroOf(g, seat)
  if (struck > 0) strike(hero, seat, struck)
  const kept = gold - struck
  const room = Math.min(kept, goldCap(hero) - hero.gold)
  const sunny = Math.min(sun, shardCap(hero) - hero.sun)
  const lunar = Math.min(moon, shardCap(hero) - hero.moon)
  hero.gold += room
  hero.sun += sunny
  hero.moon += lunar
  hero.glory += glory
  if (kept + sun + moon + glory === 0) return
  emit<ForgeEvent>(() => ({
    type: 'gained',
    seat,
    gold: room,
    sun: sunny,
    moon: lunar,
    glory,
    wasted: kept + sun + moon - room - sunny - lunar,
  }))
}

export const collectAll = (g: DiceForge, seat: Seat, [gold, sun, moon, glory]: Amounts): void =>
  collect(g, seat, gold, sun, moon, glory)

/** [DF-10.5] [DF-10.7] Fifteen spaces, 10 glory; fifteen more, 15 glory; then the next hammer. */
function strike(hero: Hero, seat: Seat, gold: number): void {
  emit<ForgeEvent>(() => ({ type: 'hammered', seat, gold }))
  let pass = Math.floor(hero.struck / HAMMER.spaces)
  hero.struck += gold
  while (hero.struck >= (pass + 1) * HAMMER.spaces) {
    const glory = HAMMER.rewards[pass]!
    hero.glory += glory
    const finished = pass + 1
    emit<ForgeEvent>(() => ({ type: 'hammer-pass', seat, pass: finished, glory }))
    visit(`hammer/${finished}`, seat)
    pass++
    if (pass < HAMMER.rewards.length) continue
    hero.struck -= HAMMER.rewards.length * HAMMER.spaces
    hero.hammers--
    pass = 0
  }
}

export function lose(g: DiceForge, seat: Seat, gold: number, sun: number, moon: number, glory: number): void {
  if (gold + sun + moon + glory === 0) return
  const hero = heroOf(g, seat)
  const gone = {
    gold: Math.min(gold, hero.gold),
    sun: Math.min(sun, hero.sun),
    moon: Math.min(moon, hero.moon),
    glory: Math.min(glory, hero.glory),
  }
  hero.gold -= gone.gold
  hero.sun -= gone.sun
  hero.moon -= gone.moon
  hero.glory -= gone.glory
  emit<ForgeEvent>(() => ({ type: 'lost', seat, ...gone }))
}
