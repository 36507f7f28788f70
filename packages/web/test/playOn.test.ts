/** A match that goes on from a position of another one. */
import { gameOf } from '@alea/catalog'
import { fast, logOf, Match, parseLog, printLog, random } from '@alea/engine'
import { expect, test } from 'vitest'
import { playOn } from '../src/local/playOn.ts'
import { prepared } from '../src/local/preparedMatches.ts'
import { questionBefore } from '../src/replay/replayFrame.ts'
import { replayLog } from '../src/replay/replayLog.ts'
import { savedSource } from '../src/replay/replaySource.ts'
import { openLocal, TestSaves } from './localShell.ts'

function played(game: string) {
  const rules = gameOf(game)!
  const match = new Match(rules, { seats: 2 }, fast(3))
  const will = random(3)
  while (match.pending?.kind === 'seats' && match.position < 60) {
    const seat = match.pending.seats[0]!
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[will.below(options.length)]!.key })
  }
  return { rules, log: parseLog(printLog(logOf(match))) }
}

const SEATS = [
  { kind: 'player', name: 'Camille' },
  { kind: 'bot', bot: 'novice' },
] as const

test.each(['pig', 'dice-throne'])('%s goes on from there: the person in one seat, a bot in the other', async (game) => {
  const { rules, log } = played(game)
  const frames = [...replayLog(rules, printLog(log), null)]
  // A roll is under way there: it goes on from the question before it.
  const rolling = frames.findLastIndex(({ snapshot }) => snapshot.asked?.seats.length === 0)
  const position = questionBefore(frames, rolling)
  expect(position).toBeGreaterThan(0)
  expect(position).toBeLessThan(rolling)
  const saves = new TestSaves()
  const id = await playOn({ log, position, seats: SEATS, mine: 0, name: 'Camille' }, saves, 5)
  const saved = saves.kept.get(id)!
  expect(saved.setup.seats).toEqual([
    { kind: 'me', name: 'Camille' },
    { kind: 'bot', bot: 'novice' },
  ])
  expect(parseLog(saved.log).entries).toEqual(log.entries.slice(0, position))
  // Only one's own seat may be looked at while it is played, and there is nothing to analyse yet.
  expect(savedSource(saved)).toMatchObject({ viewers: [0], isOver: false })
  const { host, troubles } = await openLocal(saved.setup, { saves, chance: fast(9) })
  host.take({ type: 'watch', match: id, as: 0 })
  await expect.poll(() => parseLog(host.log()).entries.length).toBeGreaterThanOrEqual(position)
  expect(parseLog(host.log()).entries.slice(0, position)).toEqual(log.entries.slice(0, position))
  expect(troubles).toEqual([])
  host.close()
})

test('from the beginning it is a new match with the same options', async () => {
  const { log } = played('pig')
  const saves = new TestSaves()
  const id = await playOn({ log, position: 0, seats: SEATS, mine: 1, name: '' }, saves, 5)
  expect(saves.kept.size).toBe(0)
  expect(prepared(id)).toMatchObject({
    game: 'pig',
    options: log.header.options,
    seats: [{ kind: 'bot', bot: 'apprentice' }, { kind: 'me' }],
  })
})
