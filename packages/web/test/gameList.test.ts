/** The first page loads no rules, and says what they say. */
import { LEVELS } from '@alea/bots'
import { LEVEL_NAMES } from '@alea/bots/levels'
import { GAMES } from '@alea/catalog'
import { heroIds, listedHero } from '@alea/dice-throne'
import { LANGUAGES } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { GAME_LIST, listedGame } from '../src/games/gameList.ts'
import { HOME_TILES } from '../src/games/homeTiles.ts'
import { MARVEL_HEROES } from '../src/games/marvelHeroes.ts'

test('every game is in the list', () => {
  expect(GAME_LIST.map(({ id }) => id).sort()).toEqual(GAMES.map(({ id }) => id).sort())
})

test('the Marvel heroes of the first page are those of the pack, and every game has a tile', () => {
  expect([...MARVEL_HEROES].sort()).toEqual(
    heroIds()
      .filter((hero) => listedHero(hero)?.box === 'marvel')
      .sort(),
  )
  expect(new Set(HOME_TILES.map(({ game }) => game.id))).toEqual(new Set(GAMES.map(({ id }) => id)))
})

test('the levels listed are the bots there are', () => {
  expect(LEVELS.map(({ name }) => name)).toEqual([...LEVEL_NAMES])
})

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const shown = listedGame(id)!

  test('has the seats its rules allow', () => {
    expect(shown.seats).toEqual(game.seats)
    expect(shown.quick.seats.length).toBeGreaterThanOrEqual(game.seats.min)
    expect(shown.quick.seats.length).toBeLessThanOrEqual(game.seats.max)
  })

  test.each(LANGUAGES)('has the title and the pitch of its texts (%s)', (language) => {
    const { title, pitch } = game.text[language]
    expect([shown.title[language], shown.pitch[language]]).toEqual([title, pitch])
  })

  test('is played at once against a level there is, with options there are', () => {
    for (const wish of shown.quick.seats) if (wish.kind === 'bot') expect(LEVEL_NAMES).toContain(wish.bot)
    expect(Object.keys(game.options)).toEqual(expect.arrayContaining(Object.keys(shown.quick.options ?? {})))
  })
})
