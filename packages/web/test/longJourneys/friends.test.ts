/** Two people, two browsers, in every game. */
import { afterAll, beforeAll, test } from 'vitest'
import { type Journey, journey } from '../journeys/browser.ts'
import { playByLink } from '../journeys/byLink.ts'
import { LISTED } from '../journeys/listedGames.ts'
import { isWanted } from './wanted.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

for (const game of LISTED) test.skipIf(!isWanted(`${game} by link`))(`${game} by link`, () => playByLink(site, game))
