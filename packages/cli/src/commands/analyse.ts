import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { type Analysis, AnalysisWork } from '@alea/analysis'
import { parseLog, seatName } from '@alea/engine'
import { analysisText } from '../analysis/analysisText.ts'
import { chancesGraph } from '../analysis/chancesGraph.ts'
import { storyOf } from '../analysis/story.ts'
import { readArguments, readSeed, readWhole } from '../arguments.ts'
import { type Command, type Context, EXIT } from '../command.ts'
import { DEFAULTS } from '../defaults.ts'
import { inFile, readText } from '../files.ts'
import { readRules } from '../matchArguments.ts'
import { readSidecar } from '../play/sidecar.ts'
import { untilInterrupted } from '../simulate/untilInterrupted.ts'
import { LivePicture } from '../terminal/livePicture.ts'
import { print, printError, printJson } from '../terminal/print.ts'
import { barText } from '../terminal/progressBar.ts'

const MOST_SAMPLES = 100_000
const MOST_LISTED = 1000
/** Between two looks whether Ctrl-C was pressed. */
const WORK_MS = 50

export const analyse: Command = async (args, context) => {
  const { values, positionals } = readArguments(
    args,
    {
      samples: { type: 'string', default: DEFAULTS.samples },
      seed: { type: 'string', default: DEFAULTS.seed },
      list: { type: 'string', default: DEFAULTS.listed },
      json: { type: 'boolean', default: false },
    },
    { min: 1, max: 1 },
  )
  const [file = ''] = positionals
  const samples = readWhole('--samples', values.samples, 1, MOST_SAMPLES)
  const seed = readSeed(values.seed)
  const listed = readWhole('--list', values.list, 0, MOST_LISTED)
  const text = readText(file)
  const log = inFile(file, () => parseLog(text))
  const game = await readRules(log.header)
  const { seats } = log.header
  const names =
    inFile(file, () => readSidecar(file, seats))?.names ?? Array.from({ length: seats }, (_, i) => seatName(i))
  const story = inFile(file, () => storyOf(game, text, log, context.language, (seat) => names[seat]!))
  const work = new AnalysisWork(game, log, { seed, samples })
  const { done, ...analysis } = await finished(work, names, context, !values.json)
  if (values.json) printJson({ ...analysis, done })
  else for (const line of analysisText({ ...analysis, done }, { game, names, story, listed }, context)) print(line)
  if (done === 1) return EXIT.success
  printError(context.say.analyse.interrupted(context.say.percent(done, 0)))
  return EXIT.interrupted
}

/** Works until everything is done, or Ctrl-C; meanwhile the picture is drawn, which gets better. */
async function finished(
  work: AnalysisWork,
  names: readonly string[],
  { say }: Context,
  wanted: boolean,
): Promise<Analysis> {
  const picture = new LivePicture(wanted)
  const began = performance.now()
  const drawn = () => {
    const seconds = (performance.now() - began) / 1000
    const left = Math.ceil((seconds * (1 - work.progress)) / work.progress)
    return [
      ...chancesGraph(work.result.moments, names, [], [], say),
      barText(work.progress, say.analyse.progress(left)),
    ]
  }
  await untilInterrupted(async (stop) => {
    let lookedAt = performance.now()
    while (work.step() && !stop.aborted) {
      if (performance.now() - lookedAt < WORK_MS) continue
      picture.show(drawn)
      await yieldToOthers()
      lookedAt = performance.now()
    }
  })
  picture.clear()
  return work.result
}
