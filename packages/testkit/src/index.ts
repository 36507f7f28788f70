export {
  type ConformanceOptions,
  type ConformanceReport,
  checkConformance,
  failuresText,
} from './conformance/checkConformance.ts'
export { LAW_NAMES, type LawName } from './conformance/law.ts'
export type { Failure } from './conformance/run.ts'
export { type FuzzOptions, type FuzzReport, fuzz } from './fuzz.ts'
export { checkGolden, type GoldenDifference, playthrough } from './golden.ts'
export { type Citations, checkCitations } from './scenario/citations.ts'
export { parseScenarios } from './scenario/parse.ts'
export { resultText } from './scenario/report.ts'
export { runScenario, type ScenarioFailure, type ScenarioResult } from './scenario/run.ts'
export type { Expectation, Scenario } from './scenario/scenario.ts'
export { share } from './share.ts'
