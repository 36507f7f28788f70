/** What a position costs: each viewer's view and each asked seat's offer is made once, however many look and whatever the host does. */
import { gameOf } from '@alea/catalog'
import { type Game, instructionsOf } from '@alea/engine'
import { expect, test } from 'vitest'
import { ME, opened } from './opened.ts'

test('one view a viewer and one offer a seat, at every position', async () => {
  const game = gameOf('dice-throne')!
  const views = new Map<string, number>()
  let position = 0
  const counted: Game = {
    ...game,
    view(g, viewer) {
      const key = `${position} ${viewer}`
      views.set(key, (views.get(key) ?? 0) + 1)
      return game.view(g, viewer)
    },
  }
  const offers = new Map<string, number>()
  let offered = 0
  const respond = instructionsOf('dice-throne/window').find(({ name }) => name === 'respond')!
  const { unavailable } = respond
  respond.unavailable = (g, l, seat) => {
    const key = `${position} ${seat}`
    offers.set(key, (offers.get(key) ?? 0) + 1)
    offered++
    return unavailable?.(g, l, seat)
  }
  try {
    const table = await opened({ game: 'dice-throne', seats: [{ kind: 'me' }, { kind: 'me' }] }, {}, counted)
    const mirrors = [await table.watch(0), await table.watch(1), await table.watch(null)]
    for (const seat of [0, 1]) await table.host.order(seat, { stop: true }, ME)
    await table.host.watch(0, ME, { player: 'me', send: () => true }, {})
    for (let i = 0; i < 120; i++) {
      const mirror = mirrors.find(({ snapshot }) => snapshot?.asked?.offer)
      if (!mirror) break
      const { options } = mirror.snapshot!.asked!.offer!
      position++
      views.clear()
      offers.clear()
      const { key } = options[i % options.length]!
      await table.host.answer({ id: `o${i}`, seat: mirror.as!, position: mirror.position, key }, ME)
      await table.host.look(mirror.as, ME)
      await table.host.look(null, ME)
      expect(Math.max(...views.values())).toBe(1)
      expect(views.size).toBe(3)
      expect(Math.max(0, ...offers.values())).toBeLessThanOrEqual(1)
    }
    expect(position).toBeGreaterThan(100)
    expect(offered).toBeGreaterThan(10)
  } finally {
    respond.unavailable = unavailable
  }
})
