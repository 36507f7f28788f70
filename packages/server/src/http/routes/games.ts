import { BOTS } from '@alea/bots'
import { GAMES, gameOf } from '@alea/catalog'
import { type Game, LANGUAGES, type OptionSpec } from '@alea/engine'
import { Refusal } from '@alea/host'
import { Type } from 'typebox'
import { FAULTS } from '../../text/index.ts'
import { open } from '../route.ts'

const GameInfo = Type.Object(
  {
    id: Type.String(),
    rules: Type.Integer(),
    seats: Type.Object({ min: Type.Integer(), max: Type.Integer(), usual: Type.Integer() }),
    options: Type.Record(Type.String(), Type.Unknown()),
    texts: Type.Record(Type.String(), Type.Object({ title: Type.String(), pitch: Type.String() })),
    bots: Type.Array(Type.String()),
  },
  { $id: 'Game' },
)

const infoOf = (game: Game) => ({
  id: game.id,
  rules: game.rulesVersion,
  seats: game.seats,
  options: Object.fromEntries(
    Object.entries(game.options).map(([name, spec]) => [name, optionInfo(spec, game.seats.usual)]),
  ),
  texts: Object.fromEntries(
    LANGUAGES.map((language) => [language, { title: game.text[language].title, pitch: game.text[language].pitch }]),
  ),
  bots: BOTS.map(({ name }) => name),
})

function optionInfo(spec: OptionSpec, seats: number): unknown {
  if (spec.kind !== 'data') return spec
  return { kind: spec.kind, default: spec.default, samples: spec.samples?.(seats).slice(0, 40) ?? [] }
}

export const gameRoutes = [
  open(
    {
      method: 'GET',
      path: '/api/games',
      tag: 'games',
      summary: 'All games with their seats, options and bots',
      reply: Type.Object({ games: Type.Array(GameInfo) }),
    },
    async () => ({ games: GAMES.map(infoOf) }),
  ),
  open(
    {
      method: 'GET',
      path: '/api/games/{game}',
      tag: 'games',
      summary: 'One game',
      params: Type.Object({ game: Type.String({ maxLength: 40 }) }),
      reply: GameInfo,
    },
    async (_, { params }) => {
      const game = gameOf(params.game)
      if (!game) throw new Refusal('not-found', (language) => FAULTS[language].noGame(params.game))
      return infoOf(game)
    },
  ),
]
