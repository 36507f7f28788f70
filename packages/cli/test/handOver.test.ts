/** Several people at one terminal: what one of them may see is gone from the screen before the next one looks. */
import { join } from 'node:path'
import { gameOf } from '@alea/catalog'
import { fast } from '@alea/engine'
import { afterEach, expect, it, vi } from 'vitest'
import { createMatch } from '../src/play/localMatch.ts'
import { MatchBots } from '../src/play/matchBots.ts'
import { MatchClient } from '../src/play/matchClient.ts'
import { PlaySession } from '../src/play/session.ts'
import { TerminalHost } from '../src/play/terminalHost.ts'
import type { Keyboard } from '../src/terminal/keyboard.ts'
import { MESSAGES } from '../src/text/index.ts'
import { scratch } from './alea.ts'

const folder = scratch()
const CLEAR = '\x1b[2J\x1b[3J\x1b[H'

afterEach(() => vi.restoreAllMocks())

/** Plays with a person who presses Enter, then answers with the first option, so many times. */
async function screenOf(id: string, live: boolean, lines: number): Promise<string> {
  let screen = ''
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    screen += text
    return true
  })
  const game = gameOf(id)!
  const players = { seats: ['me', 'me'], names: ['Anna', 'Ben'] }
  const path = join(folder, `${id}-${live}.log`)
  const { store } = createMatch(game, { players, dice: { kind: 'fast' }, options: {}, path })
  const client = new MatchClient([0, 1])
  const bots = new MatchBots()
  const think = () => Promise.reject(new Error('no bots'))
  const host = new TerminalHost({ game, store, chance: fast(1), think, seed: () => 1, failed: client.failed })
  let asked = 0
  const keyboard = {
    live,
    left: false,
    async line(prompt: string) {
      screen += prompt
      if (++asked > lines) return undefined
      return prompt.includes('press Enter') ? '' : '1'
    },
    pause: async () => true,
    during: <T>(work: Promise<T>) => work,
  } as unknown as Keyboard
  await client.open(host)
  const say = MESSAGES.en
  await new PlaySession({
    game,
    players,
    client,
    bots,
    lots: fast(1),
    keyboard,
    language: 'en',
    say,
    path,
    options: store.options,
    pace: 0,
  }).play()
  host.close()
  await bots.close()
  store.close()
  return screen
}

it('clears the screen and waits before somebody else is asked', async () => {
  const screen = await screenOf('dice-throne', true, 60)
  const pages = screen.split(CLEAR)
  expect(pages.length).toBeGreaterThan(4)
  const asked = pages.map((page) => [...new Set([...page.matchAll(/(Anna|Ben) \(/g)].map(([, name]) => name))])
  // A page shows the questions of one person, or asks for the next one and shows nothing else.
  for (const [i, names] of asked.entries()) expect(names.length, pages[i]).toBeLessThanOrEqual(1)
  const waiting = pages.filter((page) => page.includes('press Enter'))
  expect(waiting.length).toBeGreaterThan(1)
  for (const page of waiting)
    expect(page).toMatch(/^Pass the keyboard to (Anna|Ben)\.\n\1, press Enter when nobody else is looking › $/)
  expect(pages.some((page) => page.startsWith('Since your last turn:\n· '))).toBe(true)
})

it('does not interrupt a game in which everything is open, nor piped answers', async () => {
  expect(await screenOf('battle-dice', true, 8)).not.toContain(CLEAR)
  expect(await screenOf('dice-throne', false, 8)).not.toContain(CLEAR)
})
