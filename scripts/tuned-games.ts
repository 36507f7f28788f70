/** The games whose judgement has weights to turn, and the tables they are tuned at. */
import { battleDiceWeights } from '@alea/battle-dice'
import { gameOf } from '@alea/catalog'
import { diceCityWeights } from '@alea/dice-city'
import { diceForgeWeights } from '@alea/dice-forge'
import { diceThroneWeights } from '@alea/dice-throne'
import { checkOptions, type Game, type Json, type Options, random } from '@alea/engine'

/** Each game's own record: what is written there is what its judgement uses from then on. */
const WEIGHTS: Record<string, Record<string, number>> = {
  'battle-dice': battleDiceWeights,
  'dice-throne': diceThroneWeights,
  'dice-forge': diceForgeWeights,
  'dice-city': diceCityWeights,
}

export function tunedGame(id: string): { game: Game; weights: Record<string, number> } {
  const weights = WEIGHTS[id]
  const game = gameOf(id)
  if (!weights || !game)
    throw new Error(`There are no weights to tune for ${id}; known: ${Object.keys(WEIGHTS).join(', ')}`)
  return { game, weights }
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
