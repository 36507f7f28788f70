export { checkExperiment } from './checkExperiment.ts'
export { csvOf } from './csv.ts'
export {
  type Experiment,
  FIGURES,
  type Figure,
  type Label,
  labelIn,
  MOST_ABOUT,
  MOST_MATCHES,
  MOST_SEED,
  MOST_VARIANTS,
  type Until,
  type Variant,
} from './experiment.ts'
export type { Estimate } from './intervals.ts'
export { MEASURES, type Measure } from './playMatch.ts'
export { READY_MADE, readyMade } from './readyMade.ts'
export {
  type AboutReport,
  type Bar,
  type ContentReport,
  type DifferenceReport,
  type PlayerReport,
  type Report,
  reportOf,
  type VariantReport,
} from './report.ts'
export {
  type Block,
  checkState,
  type Failure,
  isFailure,
  LabRun,
  type LabState,
  type Played,
  playBlock,
  prepareFor,
} from './run.ts'
export { areDifferent, capital, playerName, type Said, sentencesOf } from './sentences.ts'
export { WORDS as LAB_WORDS } from './text/index.ts'
