/**
 * Random matches of every mode of Dice Throne with random heroes, all of them played twice: none may fail, and both times must agree.
 *
 *     npm run simulate:modes -- [matches] [seed]
 */
import '@alea/catalog'
import { heroIds, MODES, type Mode } from '@alea/dice-throne'
import type { Random } from '@alea/engine'
import { playRandomly } from './simulate/randomMatches.ts'

const [matches = '1000', seed = '1'] = process.argv.slice(2)

for (const mode of Object.keys(MODES) as Mode[])
  for (const seats of Object.keys(MODES[mode].health).map(Number)) {
    const began = performance.now()
    const [one, other] = [played(mode, seats), played(mode, seats)]
    if (one.hash !== other.hash) throw new Error(`${mode} for ${seats}: the second time differs`)
    const { answers, draws, hash, heroes } = one
    const seconds = Math.round((performance.now() - began) / 1000)
    console.log(
      `${mode} for ${seats}: ${matches} matches twice, ${answers / Number(matches)} answers each, ${draws} draws, ${heroes} heroes, ${hash}, ${seconds} s`,
    )
  }

function played(mode: Mode, seats: number) {
  const met = new Set<string>()
  const result = playRandomly(seats, Number(matches), Number(seed), (luck) => {
    const heroes = drawn(luck, seats)
    for (const hero of heroes) met.add(hero)
    return { mode, heroes: heroes.join() }
  })
  return { ...result, heroes: met.size }
}

function drawn(luck: Random, count: number): string[] {
  const left = [...heroIds()]
  return Array.from({ length: count }, () => left.splice(luck.below(left.length), 1)[0]!)
}
