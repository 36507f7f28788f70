/** Two people, two browsers, in a duel and in the shortest game; `npm run journeys` does it in every game. */
import { afterAll, beforeAll, test } from 'vitest'
import { type Journey, journey } from './browser.ts'
import { playByLink } from './byLink.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

test.each(['battle-dice', 'dice-throne'])('%s by link', (game) => playByLink(site, game))
