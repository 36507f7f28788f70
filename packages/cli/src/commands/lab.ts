import { availableParallelism } from 'node:os'
import { csvOf, LabRun, MOST_MATCHES, reportOf } from '@alea/lab'
import { readArguments, readWhole } from '../arguments.ts'
import { type Command, EXIT } from '../command.ts'
import { fault } from '../fault.ts'
import { keepState, readExperiment, readState } from '../lab/labFiles.ts'
import { listText, reportText } from '../lab/labText.ts'
import { playOnThreads } from '../lab/onThreads.ts'
import { MatchProgress } from '../simulate/matchProgress.ts'
import { untilInterrupted } from '../simulate/untilInterrupted.ts'
import { print, printError, printJson } from '../terminal/print.ts'
import { MOST_THREADS } from './simulate.ts'

/** A run that is kept is written down about as often as this. */
const KEEP_EVERY_MS = 5_000

export const lab: Command = async (args, { say, language }) => {
  const { values, positionals } = readArguments(
    args,
    {
      matches: { type: 'string' },
      threads: { type: 'string' },
      resume: { type: 'string' },
      json: { type: 'boolean', default: false },
      csv: { type: 'boolean', default: false },
    },
    { min: 0, max: 1 },
  )
  if (values.csv && values.json) throw fault((say) => say.csvOrJson)
  const [name] = positionals
  if (name === undefined) {
    print(listText(say, language))
    return EXIT.success
  }
  const matches = values.matches === undefined ? undefined : readWhole('--matches', values.matches, 1, MOST_MATCHES)
  const threads = readWhole('--threads', values.threads ?? String(availableParallelism()), 1, MOST_THREADS)
  const experiment = readExperiment(name, matches)
  const run = new LabRun(experiment, readState(values.resume, experiment))

  const bar = new MatchProgress(say, experiment.matches, !values.json && !values.csv)
  let kept = performance.now()
  const keep = () => {
    if (values.resume !== undefined) keepState(values.resume, run.state())
    kept = performance.now()
  }
  const progress = () => {
    bar.show(run.played)
    if (performance.now() - kept > KEEP_EVERY_MS) keep()
  }
  const failure = await untilInterrupted((stop) => playOnThreads(run, threads, progress, stop))
  bar.clear()
  keep()
  if (failure) {
    const variant = failure.variant + 1
    printError(`${say.lab.matchFailed(failure.match + 1, variant, experiment.seed)} ${failure.message}`)
    return EXIT.failure
  }
  if (run.played > 0) {
    const report = reportOf(run.state())
    if (values.json) printJson(report)
    else print(values.csv ? csvOf(report).trimEnd() : reportText(say, report, language))
  }
  if (run.isDone) return EXIT.success
  printError(say.simulate.interrupted(run.played, experiment.matches))
  return EXIT.interrupted
}
