/** What the first page shows: the five games, Marvel Dice Throne with its own heroes among them, and a small sixth. */
import type { ListedGame } from './gameList.ts'
import { listedGame } from './gameList.ts'
import { MARVEL_HEROES } from './marvelHeroes.ts'

export interface HomeTile {
  readonly id: string
  readonly game: ListedGame
  readonly quick: ListedGame['quick']
  /** The form of a new table. */
  readonly newTable: string
  readonly hasHeroes?: boolean
  readonly isSmall?: boolean
}

const tile = (id: string, more: Partial<HomeTile> = {}): HomeTile => {
  const game = listedGame(id)!
  return { id, game, quick: game.quick, newTable: `/new/${id}`, ...more }
}

const marvel = listedGame('dice-throne')!

export const HOME_TILES: readonly HomeTile[] = [
  tile('dice-throne', { hasHeroes: true }),
  {
    id: 'marvel',
    game: marvel,
    quick: { ...marvel.quick, options: { heroes: MARVEL_HEROES.slice(0, marvel.quick.seats.length) } },
    newTable: `/new/${marvel.id}?heroes=marvel`,
    hasHeroes: true,
  },
  tile('dice-city'),
  tile('dice-forge'),
  tile('battle-dice'),
  tile('pig', { isSmall: true }),
]

/** The options that such a link to the form chooses. */
export const linkedOptions = (game: string, search: string): Readonly<Record<string, unknown>> =>
  game === marvel.id && new URLSearchParams(search).get('heroes') === 'marvel' ? { heroes: [...MARVEL_HEROES] } : {}
