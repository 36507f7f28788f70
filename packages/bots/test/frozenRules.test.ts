/** What a worker does for a match under rules that have changed since. */
import { rulesOf } from '@alea/catalog/rules'
import { type Game, Match, random } from '@alea/engine'
import { expect, test, vi } from 'vitest'
import { serve } from '../src/index.ts'

vi.mock('@alea/example-pig', async (original) => {
  const all = await original<{ pig: Game }>()
  return { ...all, pig: { ...all.pig, rulesVersion: 1000 } }
})

test('a bot thinks, and the coach advises, under the rules of the match', async () => {
  const own = (await rulesOf('pig', 1))!
  const match = new Match(own, { seats: 2 })
  const job = { game: 'pig', rules: 1, seat: 0, world: match.imagine(0, random(1)), seed: 1 }
  expect(await serve({ id: 1, job: { ...job, bot: 'greedy' } })).toEqual({ id: 1, key: 'roll' })
  expect(await serve({ id: 2, advise: job })).toMatchObject({ id: 2, advice: [{ key: 'roll' }] })
})

test('it never thinks under other rules than those of the match', async () => {
  const match = new Match((await rulesOf('pig', 1))!, { seats: 2 })
  const job = { game: 'pig', rules: 7, seat: 0, bot: 'greedy', world: match.imagine(0, random(1)), seed: 1 }
  expect(await serve({ id: 1, job })).toEqual({ id: 1, fault: 'There is no game pig@7' })
})
