export { byReason, type Reason } from './byReason.ts'
export { fair, type Hmac } from './chance/fair.ts'
export { fast, fromRandom } from './chance/fast.ts'
export { chanceKey, manual } from './chance/manual.ts'
export type { ChanceSource } from './chance/source.ts'
export { chancesOf, type Spread, type Spreads, spreadOf } from './chances.ts'
export { clone, cloneValue } from './clone.ts'
export { InputError, RulesError, type Sentence, sayIn } from './errors.ts'
export {
  type AddressedEvent,
  collectEvents,
  EVENT_KINDS,
  type Event,
  type EventKind,
  emit,
  heardBy,
  type Listener,
  listen,
  whisper,
} from './events.ts'
export { BEGINS, FIRST_PLAYER, type FirstNamed, firstPlayer, namedFirst } from './firstPlayer.ts'
export {
  type Ask,
  type AskAll,
  type Flow,
  type Frame,
  flow,
  flowNames,
  instructionsOf,
  type Kit,
  type Lot,
  type Part,
  type Roll,
  type Running,
  type Sealed,
  type Shuffle,
  type Unavailable,
} from './flow.ts'
export {
  abort,
  calledBy,
  type FrameReader,
  type FrameReaders,
  finish,
  frameOf,
  framesOf,
  hasReached,
  innermost,
  isAt,
  isOf,
  isOver,
  isRunning,
  readersOf,
  reads,
  sumFrames,
  unwind,
  varsWith,
} from './frames.ts'
export { type FrozenFlows, frozenFlows } from './frozenFlows.ts'
export {
  type Game,
  type GameFacts,
  type GameText,
  type Insight,
  isOneSided,
  type Judgement,
  type JudgementText,
  type Outcome,
  placesOf,
  type ScenarioVocabulary,
  type SummaryText,
  type Term,
  type TermChange,
  winners,
} from './game.ts'
export { hash } from './hash.ts'
export type { Json } from './json.ts'
export { type JudgementWords, judgementText } from './judgement.ts'
export {
  type ByLanguage,
  eachLanguage,
  inEveryLanguage,
  LANGUAGES,
  type Language,
  preferredLanguage,
  rulesFile,
  SOURCE_LANGUAGE,
} from './language.ts'
export {
  answerLines,
  applyEntry,
  type Entry,
  endText,
  entryError,
  entryText,
  firstTag,
  type Header,
  headerText,
  type Log,
  logOf,
  nextTag,
  parseEntry,
  parseLog,
  printLog,
  replay,
  replayEntry,
  taggedLine,
} from './log.ts'
export { type Command, Match, type MatchSetup, type Refusal, type UndoBar } from './match.ts'
export { type Awaited, awaited, type Offer } from './offer.ts'
export {
  areAccepted,
  BY_CHANCE,
  checkOptions,
  type OptionSpec,
  type OptionSpecs,
  type Options,
  seatValues,
} from './options.ts'
export { pathTo } from './path.ts'
export { type ChanceQuestion, chanceFault, chanceText, type Pending, plainKey, type Question } from './question.ts'
export { permutation, type Random, random, seedOf } from './random.ts'
export { parseRules, type Rule } from './rulebook.ts'
export {
  advance,
  answer,
  answerChance,
  type Closed,
  declineOf,
  enter,
  findOption,
  keysOf,
  paramsOf,
  start,
  type Throw,
  throwOf,
  unavailableOf,
  where,
} from './run.ts'
export { type BySeat, parseSeat, type Seat, seatName, seatsFrom, type Viewer } from './seat.ts'
export {
  HIGHLIGHT_KINDS,
  type Highlight,
  type HighlightKind,
  type Summary,
  type SummaryItem,
  type SummaryPart,
  summaryItems,
  summaryParts,
  totalOf,
} from './summary.ts'
export { isSystemError, type SystemError, systemFault } from './systemError.ts'
export { hearVisits, trace, type UseNote, visit } from './trace.ts'
export { redealt, reveals } from './undo.ts'
export { itemsOf, listed, NOTHING, seatOf, wholeOf } from './vocabulary.ts'
