import { type Entry, flowNames, type Game, type Header, printLog, stepsOf } from '@alea/engine'
import type { LawName } from './law.ts'

/** What is gathered over all matches of a run. */
export interface Run {
  readonly game: Game
  /** The expensive checks are made at about one decision in so many. */
  readonly deep: number
  readonly options: Readonly<Record<string, unknown>>
  /** Steps of flows and content ids that were used in play. */
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

/** What only a whole run can tell. */
export function failuresOf(run: Run): Failure[] {
  return [...forgottenSecrets(run), ...strangeContent(run)]
}

/** What somebody cannot see must be dealt anew by `redeal`, or bots cheat with it and undo gives it away; what is no secret, views show. */
function forgottenSecrets({ secret, redealt }: Run): Failure[] {
  return [...secret].flatMap(([part, { viewer, log }]) => {
    if (redealt.has(part)) return []
    return [{ law: 'redeal', message: `${part} is neither shown to ${viewer} nor dealt anew by redeal`, log }]
  })
}

function strangeContent({ game, visited }: Run): Failure[] {
  const known = new Set([...stepIds(game), ...game.content])
  const strange = [...visited].filter((id) => !known.has(id))
  return strange.map((id) => ({ law: 'content', message: `${id} is visited but is no content of ${game.id}`, log: '' }))
}

/** Steps and content that no match came to; steps with what they do, so that a reader finds them. */
export const neverReached = ({ game, visited }: Run): string[] => missingFrom(game, visited)

export function missingFrom(game: Game, visited: ReadonlySet<string>): string[] {
  const steps = flowNames(`${game.id}/`).flatMap((flow) =>
    stepsOf(flow).flatMap(({ op, name }, at) => {
      const id = `${flow}@${at}`
      return visited.has(id) ? [] : [`${id} (${[op, name].join(' ').trim()})`]
    }),
  )
  return [...steps, ...game.content.filter((id) => !visited.has(id))]
}

const stepIds = (game: Game): string[] =>
  flowNames(`${game.id}/`).flatMap((flow) => stepsOf(flow).map((_, at) => `${flow}@${at}`))
