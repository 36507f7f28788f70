/** The games whose judgement has weights to turn, and the tables they are tuned at. */
import { battleDiceSpreads, battleDiceWeights } from '@alea/battle-dice'
import { gameOf } from '@alea/catalog'
import { diceCitySpreads, diceCityWeights } from '@alea/dice-city'
import { diceForgeSpreads, diceForgeWeights } from '@alea/dice-forge'
import { diceThroneSpreads, diceThroneWeights } from '@alea/dice-throne'
import { checkOptions, type Game, type Json, type Options, random, type Spreads } from '@alea/engine'

/** Each game's own record: what is written there is what its judgement uses from then on. */
const WEIGHTS: Record<string, Record<string, number>> = {
  'battle-dice': battleDiceWeights,
  'dice-throne': diceThroneWeights,
  'dice-forge': diceForgeWeights,
  'dice-city': diceCityWeights,
}

const SPREADS: Record<string, Spreads> = {
  'battle-dice': battleDiceSpreads,
  'dice-throne': diceThroneSpreads,
  'dice-forge': diceForgeSpreads,
  'dice-city': diceCitySpreads,
}

export interface TunedGame {
  readonly game: Game
  readonly weights: Record<string, number>
  readonly spreads: Spreads
}

export function tunedGame(id: string): TunedGame {
  const weights = WEIGHTS[id]
  const spreads = SPREADS[id]
  const game = gameOf(id)
  if (!weights || !spreads || !game)
    throw new Error(`There are no weights to tune for ${id}; known: ${Object.keys(WEIGHTS).join(', ')}`)
  return { game, weights, spreads }
}

/** The usual table; a game with heroes goes round its samples. */
export function tableOf(game: Game, seats: number, number: number): Options {
  const given: Record<string, Json> = {}
  if (game.id === 'dice-throne') {
    const { heroes } = game.options
    const samples = heroes?.kind === 'data' ? heroes.samples!(seats) : []
    given.heroes = samples[random(number).below(samples.length)]!
  }
  return checkOptions(game.options, given, seats)
}
