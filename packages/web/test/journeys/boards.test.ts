/** Every board from a small phone to a large screen: legible, whole, in sight, and as large as its room. */
import { battleDice, type View } from '@alea/battle-dice'
import { fast, type Game, Match, random } from '@alea/engine'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { laidOut, longestRow } from '../../src/games/battle-dice/layout.ts'
import { boardRoom, expectBoardInOrder, expectNothingCut } from './boardChecks.ts'
import { expectNoTroubles, type Journey, journey } from './browser.ts'
import { luck, pressSomething, untilAsked } from './playing.ts'
import { goOnWith, sitDownAt, type TableToPlay } from './tables.ts'

let site: Journey
beforeAll(async () => {
  site = await journey()
})
afterAll(() => site.close())

const SIZES = [
  [360, 740],
  [390, 844],
  [844, 390],
  [1280, 720],
  [1920, 1080],
  [2560, 1440],
] as const
/** Here nothing that may be pressed is below the fold. On smaller screens a board may be longer than its room. */
const IN_SIGHT = ['390x844', '1280x720', '1920x1080', '2560x1440']
/** Screens with room to spare, which must not be left empty. */
const LARGE = ['1920x1080', '2560x1440']

/** The fewest players and the most; what lies between is played by the long journeys. */
const BOARDS: readonly TableToPlay[] = [
  { game: 'battle-dice', players: 2 },
  { game: 'battle-dice', players: 4 },
  { game: 'dice-forge', players: 2 },
  { game: 'dice-forge', players: 4 },
  { game: 'dice-city', players: 1 },
  { game: 'dice-city', players: 4 },
  { game: 'pig', players: 2 },
]

const PRESSES = 6

async function playABit(page: Page): Promise<void> {
  const below = luck(5)
  for (let pressed = 0; pressed < PRESSES && (await untilAsked(page)); pressed++) await pressSomething(page, below)
  await untilAsked(page)
  // What the mouse points at explains itself, above what is looked at here.
  await page.mouse.move(0, 0)
}

/** The board follows the window at once, but not within the same frame. */
async function resize(page: Page, width: number, height: number): Promise<void> {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((wide) => innerWidth === wide, width)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
}

test.each(BOARDS)('$game for $players at every size', async (table) => {
  expectNoTroubles()
  const page = await site.person()
  await sitDownAt(page, table)
  await playABit(page)
  const pieces = new Map<string, number>()
  for (const [width, height] of SIZES) {
    const size = `${width}x${height}`
    await resize(page, width, height)
    const what = `${table.game} for ${table.players} at ${size}`
    const found = await expectBoardInOrder(page, what, IN_SIGHT.includes(size))
    pieces.set(size, found.piece)
    if (!LARGE.includes(size)) continue
    expect(found.bare, `${what}: share of the board where nothing lies`).toBeLessThan(table.game === 'pig' ? 0.75 : 0.2)
    expect(found.band, `${what}: a dead band across the board`).toBeLessThan(table.game === 'pig' ? 0.3 : 0.06)
  }
  expect(pieces.get('2560x1440')! / pieces.get('1280x720')!, 'pieces grow with the window').toBeGreaterThan(2.5)
  await page.context().close()
})

/** More dice than an arena usually holds: somebody has called others in. */
const LONG_ROW = 5

function matchWithLongRow(): Match {
  const match = new Match(battleDice as unknown as Game, { seats: 2 }, fast(1))
  const picks = random(1)
  while (match.pending?.kind === 'seats') {
    if (match.pending.seats.includes(0) && longestRow(laidOut(match.view(0) as View, 0, undefined)) >= LONG_ROW)
      return match
    const seat = match.pending.seats[0]!
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[picks.below(options.length)]!.key })
  }
  throw new Error('no arena was ever so full')
}

test('Battle Dice with a full arena: a row of its own length, and the whole table in sight', async () => {
  expectNoTroubles()
  const page = await site.person()
  await goOnWith(page, matchWithLongRow(), [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }])
  await untilAsked(page)
  for (const [width, height] of [
    [1280, 720],
    [1920, 1080],
  ] as const) {
    await resize(page, width, height)
    const below = await page.locator('.table-board').evaluate((board) => board.scrollHeight - board.clientHeight)
    expect(below, `below the fold at ${width}`).toBeLessThanOrEqual(1)
  }
  await page.context().close()
})

test('the plain board and the board of Dice Throne: legible, nothing to scroll sideways', async () => {
  expectNoTroubles()
  const page = await site.person()
  await sitDownAt(page, { game: 'battle-dice', players: 2 })
  await page.goto(`${page.url()}?board=generic`)
  await untilAsked(page)
  for (const [width, height] of SIZES) {
    await resize(page, width, height)
    const found = await page.evaluate(boardRoom)
    expect(found.small, `plain board at ${width}`).toEqual([])
    await expectNothingCut(page, `plain board at ${width}`)
  }
  await sitDownAt(page, { game: 'dice-throne', players: 2 })
  for (const [width, height] of SIZES) {
    await resize(page, width, height)
    const { sideways } = await page.evaluate(boardRoom)
    expect(sideways, `dice-throne at ${width}`).toBeLessThanOrEqual(1)
  }
  await page.context().close()
})
