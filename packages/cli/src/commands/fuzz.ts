import { fuzz as runFuzz } from '@alea/testkit'
import { readArguments, readSeed, readWhole } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { DEFAULTS } from '../defaults.ts'
import { readGame } from '../matchArguments.ts'
import { anySeed } from '../play/dice.ts'
import { print, printJson } from '../terminal/print.ts'
import { ProgressBar } from '../terminal/progressBar.ts'

const A_DAY = 86_400

export const fuzz: Command = (args, { say }) => {
  const { values, positionals } = readArguments(
    args,
    {
      seconds: { type: 'string', default: DEFAULTS.fuzzSeconds },
      seed: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    { min: 1, max: 1 },
  )
  const game = readGame(positionals[0]!)
  const millis = 1000 * readWhole('--seconds', values.seconds, 1, A_DAY)
  const seed = values.seed === undefined ? anySeed() : readSeed(values.seed)
  const began = performance.now()
  const bar = new ProgressBar(millis, !values.json)
  const report = runFuzz(game, {
    seed,
    until: () => performance.now() - began >= millis,
    onMatch: (matches, decisions) =>
      bar.show(
        Math.min(millis, performance.now() - began),
        say.fuzz.progress(say.number(matches), say.number(decisions)),
      ),
  })
  bar.clear()
  const { failure, matches, decisions } = report
  if (values.json) printJson({ seed, ...report })
  else if (!failure) print(say.fuzz.passed(say.number(matches), say.number(decisions), seed))
  else
    print(
      `${say.fuzz.failed(say.number(matches), seed)}\n${say.pair(failure.law, failure.message)}\n\n${failure.log}`.trimEnd(),
    )
  return failure ? EXIT.failure : EXIT.success
}
