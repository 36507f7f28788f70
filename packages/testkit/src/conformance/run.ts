import { BEGINS, type Entry, flowNames, type Game, type Header, instructionsOf, printLog } from '@alea/engine'
import type { LawName } from './law.ts'

/** What is collected over all matches of a run. */
export interface Run {
  readonly game: Game
  /** The expensive checks run at about one decision in this many. */
  readonly deep: number
  readonly options: Readonly<Record<string, unknown>>
  /** Instructions and content ids that were used. */
  readonly visited: Set<string>
  /** How often each option was chosen. */
  readonly chosen: Map<string, number>
  /** Parts of the state that some viewer was seen not to know, with a log that shows it. */
  readonly secret: Map<string, { readonly viewer: string; readonly log: string }>
  /** Parts of the state that `redeal` has changed. */
  readonly redealt: Set<string>
}

/** A broken law and the match that shows it. */
export interface Failure {
  readonly law: LawName
  readonly message: string
  /** The match up to the fault; its last line may be the answer that could not be given. */
  readonly log: string
}

export const newRun = (game: Game, deep = 10, options: Readonly<Record<string, unknown>> = {}): Run => ({
  game,
  deep,
  options,
  visited: new Set(),
  chosen: new Map(),
  secret: new Map(),
  redealt: new Set(),
})

/** A log without its end: outcome and hash may be what is broken. */
export const openLog = (header: Header, entries: readonly Entry[]): string => printLog({ header, entries })

/** Failures that only a whole run can show. */
export function failuresOf(run: Run): Failure[] {
  return [...forgottenSecrets(run), ...unknownContent(run)]
}

/** What somebody cannot see must be dealt again by `redeal`, or bots could cheat and undo could reveal it. What is not secret must be in the view. */
function forgottenSecrets({ secret, redealt }: Run): Failure[] {
  return [...secret].flatMap(([part, { viewer, log }]) => {
    if (redealt.has(part)) return []
    return [{ law: 'redeal', message: `${part} is neither shown to ${viewer} nor dealt again by redeal`, log }]
  })
}

function unknownContent({ game, visited }: Run): Failure[] {
  const known = new Set([...instructionIds(game), ...game.content, BEGINS])
  const unknown = [...visited].filter((id) => !known.has(id))
  return unknown.map((id) => ({ law: 'content', message: `${id} is visited but is no content of ${game.id}`, log: '' }))
}

/** Instructions and content that no match reached; instructions with what they do, so that they can be found. */
export const neverReached = ({ game, visited }: Run): string[] => missingFrom(game, visited)

export function missingFrom(game: Game, visited: ReadonlySet<string>): string[] {
  const instructions = flowNames(`${game.id}/`).flatMap((flow) =>
    instructionsOf(flow).flatMap(({ op, name }, at) => {
      const id = `${flow}@${at}`
      return visited.has(id) ? [] : [`${id} (${[op, name].join(' ').trim()})`]
    }),
  )
  return [...instructions, ...game.content.filter((id) => !visited.has(id))]
}

const instructionIds = (game: Game): string[] =>
  flowNames(`${game.id}/`).flatMap((flow) => instructionsOf(flow).map((_, at) => `${flow}@${at}`))
