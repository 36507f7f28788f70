import { GAMES } from '@alea/catalog'
import { BY_CHANCE, type Game, type Language, type OptionSpec } from '@alea/engine'
import { readArguments } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print, printJson } from '../terminal/print.ts'
import { foldText, hang, widthOf } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'

export const games: Command = (args, { say, language }) => {
  const { values } = readArguments(args, { json: { type: 'boolean', default: false } }, { min: 0, max: 0 })
  if (values.json) printJson(GAMES.map((game) => withWords(described(game, language))))
  else
    print(
      GAMES.map((game) => described(game, language))
        .map((game) => gameText(game, say))
        .join('\n\n'),
    )
  return EXIT.success
}

interface Described {
  readonly id: string
  readonly title: string
  readonly pitch: string
  readonly rules: number
  readonly players: { readonly min: number; readonly max: number }
  readonly options: readonly ({ readonly name: string; readonly title: string } & OptionSpec)[]
}

function described({ id, rulesVersion, seats, options, text }: Game, language: Language): Described {
  const { title, pitch, matchOption } = text[language]
  const offered = Object.entries(options).map(([name, spec]) => ({
    name,
    title: matchOption(name),
    ...spec,
  }))
  return { id, title, pitch, rules: rulesVersion, players: seats, options: offered }
}

/** Functions are no JSON: the words themselves are. */
const withWords = ({ options, ...game }: Described): object => ({
  ...game,
  options: options.map((option) => ({ ...option, ...(option.kind === 'data' && { words: option.words?.() ?? [] }) })),
})

function gameText({ id, title, pitch, players, options }: Described, say: Messages): string {
  return [
    `${paint('bold', id)}  ${title}, ${say.players(players.min, players.max)}`,
    ...foldText(pitch, screenWidth() - 2).map((line) => `  ${line}`),
    ...options.flatMap((option) =>
      hang(
        `  ${paint('cyan', `--option ${option.name}=…`)}  `,
        foldText(
          say.pair(option.title, valuesOf(option, say)),
          screenWidth() - widthOf(`--option ${option.name}=…`) - 4,
        ),
      ),
    ),
  ].join('\n')
}

function valuesOf(spec: OptionSpec, say: Messages): string {
  const byDefault = say.byDefault(String(spec.default))
  switch (spec.kind) {
    case 'choice':
      return `${spec.values.join(', ')} ${byDefault}`
    case 'seat':
      return `${BY_CHANCE}, p1, p2… ${byDefault}`
    case 'flag':
      return `true, false ${byDefault}`
    case 'number':
      return `${say.range(spec.min, spec.max)} ${byDefault}`
    case 'data':
      return `${[...(spec.words?.() ?? [String(spec.default)]), `@${say.file}.json`].join(', ')} ${byDefault}`
  }
}
