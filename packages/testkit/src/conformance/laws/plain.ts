import type { Fault, Law, Play } from '../law.ts'

/** States, views, questions, events and results are made of plain JSON: anything else is lost by a save or on the wire. */
export const plain: Law = {
  name: 'plain',
  watch: (play) => {
    const { game, match } = play
    const { seats, options } = match.header
    const events = () => first(play.viewers, (viewer) => faultIn('an event', match.heard(viewer)))
    return {
      decision: () => views(play) ?? first(play.viewers, (viewer) => faultIn('the question', match.awaited(viewer))),
      answered: events,
      ended: () =>
        views(play) ?? faultIn('the result', match.outcome) ?? faultIn('the set-up', game.setup(seats, options)),
    }
  },
}

const views = ({ match, viewers }: Play): Fault => first(viewers, (viewer) => faultIn('the view', match.view(viewer)))

const first = <T>(list: readonly T[], faultOf: (item: T) => Fault): Fault => {
  for (const item of list) {
    const fault = faultOf(item)
    if (fault) return fault
  }
  return undefined
}

/** The first thing in a value that JSON would not keep as it is. An absent property and an undefined one are the same. */
export function faultIn(what: string, value: unknown, path = ''): Fault {
  if (value === undefined || value === null || typeof value === 'string' || typeof value === 'boolean') return undefined
  const here = path ? `${what} at ${path}` : what
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : `${here} is ${value}`
  if (typeof value !== 'object') return `${here} is a ${typeof value}`
  const kind = Object.getPrototypeOf(value)
  if (kind !== Object.prototype && kind !== Array.prototype && kind !== null)
    return `${here} is a ${kind.constructor?.name ?? 'strange object'}`
  if (Array.isArray(value) && value.includes(undefined)) return `${here} is a list with an undefined in it`
  for (const [key, part] of Object.entries(value)) {
    const fault = faultIn(what, part, path ? `${path}.${key}` : key)
    if (fault) return fault
  }
  return undefined
}
