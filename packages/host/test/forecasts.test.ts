import { gameOf } from '@alea/catalog'
import { expect, test } from 'vitest'
import { type Forecast, type ForecastJob, forecastOf } from '../src/index.ts'
import { ME, type Opened, opened } from './opened.ts'

const me = { kind: 'me' } as const
const wish = { game: 'dice-throne', seats: [me, me] }

/** Forecasts that are made when the test says so. */
function elsewhere() {
  const jobs: ForecastJob[] = []
  const makers: (() => void)[] = []
  const forecast = (job: ForecastJob): Promise<Forecast> => {
    jobs.push(job)
    return new Promise((resolve) => makers.push(() => resolve(forecastOf(gameOf(job.game)!, structuredClone(job)))))
  }
  const make = () => {
    for (const maker of makers.splice(0)) maker()
  }
  return { jobs, forecast, make }
}

async function asked({ host }: Opened) {
  const { sight } = await host.look(null, ME)
  const [seat = 0] = sight.asked!.seats
  const { position, sight: own } = await host.look(seat, ME)
  return { seat, position, keys: own.asked!.offer!.options.map(({ key }) => key) }
}

test('what is found out elsewhere is what the host finds out itself, and the match goes on meanwhile', async () => {
  const { jobs, forecast, make } = elsewhere()
  const table = await opened(wish, { forecast })
  const here = await opened(wish)
  for (let i = 0; i < 25; i++) {
    const { seat, position, keys } = await asked(table)
    const key = keys[i % keys.length]!
    const preview = table.host.preview({ seat, position, key }, ME)
    await table.host.look(seat, ME)
    make()
    expect(await preview).toEqual(await here.host.preview({ seat, position, key }, ME))
    await table.answer(seat, key)
    await here.answer(seat, key)
    const bar = table.host.undoBar(seat, ME)
    await table.host.look(seat, ME)
    make()
    expect(await bar).toBe(await here.host.undoBar(seat, ME))
  }
  expect(jobs.map(({ kind }) => kind)).toContain('hint')
})

test('the same is asked once at one position, again at the next, and again after a failure', async () => {
  const { jobs, forecast, make } = elsewhere()
  let fails = true
  const table = await opened(wish, {
    forecast: (job) => (fails ? Promise.reject(new Error('no thread')) : forecast(job)),
  })
  const { seat, position, keys } = await asked(table)
  const preview = (key = keys[0]!) => table.host.preview({ seat, position, key }, ME)
  await expect(preview()).rejects.toThrow('no thread')
  fails = false
  const several = [preview(), preview(), preview(keys[1])]
  await table.host.look(seat, ME)
  make()
  await Promise.all(several)
  await preview()
  expect(jobs.map(({ key }) => key)).toEqual([keys[0], keys[1]])
})

test('what is not offered is refused without being looked into', async () => {
  const { jobs, forecast } = elsewhere()
  const table = await opened(wish, { forecast })
  const { seat, position } = await asked(table)
  await expect(table.host.preview({ seat, position, key: 'nonsense' }, ME)).rejects.toMatchObject({
    code: 'not-an-option',
  })
  await expect(table.host.preview({ seat: 1 - seat, position, key: 'pass' }, ME)).rejects.toMatchObject({
    code: 'not-an-option',
  })
  expect(jobs).toEqual([])
})

test('an undo waits for what it revealed, and commands wait for the undo', async () => {
  const { jobs, forecast, make } = elsewhere()
  const table = await opened({ game: 'battle-dice', seats: [me, me] }, { forecast })
  const { seat } = await asked(table)
  const position = await table.answer(seat)
  const undone = table.host.undo({ id: 'u1', seat, position }, ME)
  const look = table.host.look(seat, ME)
  await new Promise(setImmediate)
  expect(jobs).toMatchObject([{ kind: 'undo', asker: 'me' }])
  make()
  expect(await undone).toBe(position + 1)
  expect((await look).position).toBe(position + 1)
})

test('a preview is made without what the seat does not know', async () => {
  const { jobs, forecast } = elsewhere()
  const table = await opened(wish, { forecast })
  const { seat, position, keys } = await asked(table)
  void table.host.preview({ seat, position, key: keys[0]! }, ME)
  await table.host.look(seat, ME)
  const game = gameOf('dice-throne')!
  const { state } = table.host.match!
  expect(game.view(jobs[0]!.state, seat)).toEqual(game.view(state, seat))
  expect(jobs[0]!.state).not.toEqual(state)
})
