/** What the lobby says about the match that will be played. */
import { gameOf } from '@alea/catalog'
import { checkOptions, LANGUAGES } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import type { Table } from '../src/connection/types.ts'
import type { BoardModule } from '../src/games/boardModule.ts'
import { seatings } from '../src/games/dice-throne/seatings.ts'
import { WORDS } from '../src/language/languages.ts'
import { chosenOptions } from '../src/lobby/chosenOptions.ts'

const lobbyOf = (id: string, seats: number, given: Record<string, unknown>, language: 'fr' | 'en' = 'en') => {
  const game = gameOf(id)!
  const module = { game, ...(id === 'dice-throne' && { seatings }) } as unknown as BoardModule
  const table = { options: checkOptions(game.options, given, seats), seats: Array(seats).fill({}) } as unknown as Table
  return chosenOptions(module, table, language, WORDS[language])
}

describe('the lobby says what will be played', () => {
  test('the mode, and the hero of every seat', () => {
    expect(lobbyOf('dice-throne', 2, { heroes: 'loki,thor' })).toEqual({ all: ['Duel'], bySeat: ['Loki', 'Thor'] })
    const { all, bySeat } = lobbyOf('dice-throne', 4, { mode: 'teams' }, 'fr')
    expect(all).toEqual(['2 contre 2'])
    expect(bySeat.every((hero) => hero !== undefined)).toBe(true)
  })

  test('every option that is not as usual, and no other', () => {
    const { all } = lobbyOf('dice-throne', 2, { heroes: 'draft', rules: 'v2.2', promo: true, first: 'p2' })
    expect(all).toHaveLength(5)
    expect(all).toContain('Promotional cards')
    expect(all.filter((option) => option.includes(': '))).toHaveLength(3)
    expect(lobbyOf('pig', 3, {})).toEqual({ all: [], bySeat: [undefined, undefined, undefined] })
    expect(lobbyOf('pig', 2, { target: 50 }).all).toHaveLength(1)
  })

  test.each(LANGUAGES)('every game in %s', (language) => {
    for (const id of ['battle-dice', 'dice-forge', 'dice-city'])
      expect(lobbyOf(id, 2, {}, language as 'fr' | 'en').all).toEqual([])
  })
})
