/** The games as the first page lists them, without their rules: rules and board are loaded when a game is opened. */
import { facts as battleDice } from '@alea/battle-dice/facts'
import { USUAL_LEVEL } from '@alea/bots/levels'
import { facts as diceCity } from '@alea/dice-city/facts'
import { facts as diceForge } from '@alea/dice-forge/facts'
import { facts as diceThrone } from '@alea/dice-throne/facts'
import type { GameFacts, Json } from '@alea/engine'
import { facts as pig } from '@alea/example-pig/facts'
import type { SeatWish } from '@alea/protocol/client'
import type { BoardModule } from './boardModule.ts'

export interface ListedGame extends GameFacts {
  readonly hue: number
  readonly minutes: number
  /** 1 is light, 3 is heavy. */
  readonly weight: 1 | 2 | 3
  /** What *Play now* sets: against bots, at once. */
  readonly quick: { readonly seats: readonly SeatWish[]; readonly options?: Readonly<Record<string, Json>> }
  load(): Promise<BoardModule>
  readonly hasLesson: boolean
}

const me: SeatWish = { kind: 'me' }
const rival: SeatWish = { kind: 'bot', bot: USUAL_LEVEL }

export const GAME_LIST: readonly ListedGame[] = [
  {
    ...battleDice,
    hue: 145,
    minutes: 20,
    weight: 1,
    quick: { seats: [me, rival] },
    load: async () => (await import('./battle-dice/battleDiceBoard.tsx')).battleDiceBoard,
    hasLesson: true,
  },
  {
    ...diceThrone,
    hue: 25,
    minutes: 30,
    weight: 3,
    quick: { seats: [me, rival] },
    load: async () => (await import('./dice-throne/diceThroneBoard.tsx')).loadDiceThroneBoard(),
    hasLesson: true,
  },
  {
    ...diceForge,
    hue: 250,
    minutes: 40,
    weight: 2,
    quick: { seats: [me, rival] },
    load: async () => (await import('./dice-forge/diceForgeBoard.tsx')).diceForgeBoard,
    hasLesson: true,
  },
  {
    ...diceCity,
    hue: 60,
    minutes: 50,
    weight: 2,
    quick: { seats: [me, rival] },
    load: async () => (await import('./dice-city/diceCityBoard.tsx')).diceCityBoard,
    hasLesson: true,
  },
  {
    ...pig,
    hue: 350,
    minutes: 5,
    weight: 1,
    quick: { seats: [me, rival], options: { target: 50 } },
    load: async () => (await import('./pig/pigBoard.ts')).pigBoard,
    hasLesson: false,
  },
]

export const listedGame = (id: string): ListedGame | undefined => GAME_LIST.find((game) => game.id === id)
