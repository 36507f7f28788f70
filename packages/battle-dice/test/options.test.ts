import { fromRandom, Match, random } from '@alea/engine'
import { expect, test } from 'vitest'
import { HOUSE } from '../src/content/faces.ts'
import { type BattleDice, battleDice, keyOf, optionOf, QUESTIONS } from '../src/index.ts'

test('every option offered in random matches is read as one of the union, and written with the key it has', () => {
  const asked = new Set<string>()
  for (const seed of [1, 2, 3, 4, 5, 6])
    for (const dice of ['standard', HOUSE]) {
      const match = new Match(battleDice, { seats: 2 + (seed % 3), options: { dice } })
      const chance = random(seed)
      const roll = fromRandom(chance)
      for (let { pending } = match; pending; pending = match.pending) {
        if (pending.kind === 'chance') {
          match.settle(roll(pending, match.position))
          continue
        }
        const { name, seat, options } = match.offer(pending.seats[0]!)!
        asked.add(name)
        const g = match.state as BattleDice
        for (const { key, value } of options) expect(keyOf(optionOf(name, value), g), name).toBe(key)
        match.answer({ seat, key: options[chance.below(options.length)]!.key, position: match.position })
      }
    }
  expect([...asked].sort()).toEqual([...QUESTIONS].sort())
})
