/**
 * The difference of two JSON values, small enough to send after every answer.
 *
 *     [value]                    becomes this value
 *     { hp: [12], foe: {…} }     a record or a list: these members change, the others stay
 *     { hand: 0 }                this member is gone
 *     { '#': 3, 2: ['orc'] }     a list: now three long, its last is an orc
 */
export type Delta = readonly [unknown] | { readonly [member: string]: Delta | number }

/** The member of a list's delta that is its new length; in a record `#` is a name like any other. */
const LENGTH = '#'
const GONE = 0

/** What changes `from` into `to`; undefined when nothing does. */
export function difference(from: unknown, to: unknown): Delta | undefined {
  if (from === to) return undefined
  if (Array.isArray(from) && Array.isArray(to)) return listDifference(from, to)
  if (isRecord(from) && isRecord(to)) return recordDifference(from, to)
  return [to === undefined ? null : to]
}

/** `from` with the delta applied. Nothing is changed in place; what did not change is shared. */
export function patched(from: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) return delta[0]
  const members = Object.entries(delta as Record<string, Delta | number>)
  if (Array.isArray(from)) return patchedList(from, members)
  if (!isRecord(from)) throw new TypeError('The delta is of a record or a list, and there is none')
  const record: Record<string, unknown> = Object.assign(Object.create(null), from)
  for (const [name, change] of members) {
    if (change === GONE) delete record[name]
    else record[name] = patched(record[name], change as Delta)
  }
  return { ...record }
}

function patchedList(from: readonly unknown[], members: readonly (readonly [string, Delta | number])[]): unknown[] {
  const list = from.slice()
  for (const [name, change] of members) {
    if (name === LENGTH) list.length = change as number
    else list[Number(name)] = patched(list[Number(name)], change as Delta)
  }
  return list
}

function listDifference(from: readonly unknown[], to: readonly unknown[]): Delta | undefined {
  // A card taken from the front moves all the others: the list itself is shorter than the story.
  if (from.length !== to.length && !to.some((part) => typeof part === 'object' && part !== null)) return [to]
  const delta: Record<string, Delta | number> = {}
  if (from.length !== to.length) delta[LENGTH] = to.length
  let changes = 0
  for (const [i, part] of to.entries()) {
    const change: Delta | undefined = i < from.length ? difference(from[i] ?? null, part ?? null) : [part ?? null]
    if (!change) continue
    delta[i] = change
    changes++
  }
  if (from.length === to.length && changes === 0) return undefined
  return changes === to.length ? [to] : delta
}

function recordDifference(from: Fields, to: Fields): Delta | undefined {
  const delta: Record<string, Delta | number> = Object.create(null)
  let changed = false
  for (const name of Object.keys(to)) {
    const after = to[name]
    if (after === undefined) continue
    const before = from[name]
    const change: Delta | undefined =
      before === undefined || !Object.hasOwn(from, name) ? [after] : difference(before, after)
    if (!change) continue
    delta[name] = change
    changed = true
  }
  for (const name of Object.keys(from)) {
    if (from[name] === undefined || (Object.hasOwn(to, name) && to[name] !== undefined)) continue
    delta[name] = GONE
    changed = true
  }
  return changed ? delta : undefined
}

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
