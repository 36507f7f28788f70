/**
 * The difference of two JSON values, small enough to send after every answer.
 *
 *     [value]                    becomes this value
 *     { hp: [12], foe: {…} }     a record or a list: these members change, the others stay
 *     { hand: 0 }                this member is gone
 *     { '#': 3, 2: ['orc'] }     a list: now three long, its last is an orc
 */
export type Delta = readonly [unknown] | { readonly [member: string]: Delta | number }

/** In the delta of a list this member is the new length; in a record `#` is an ordinary name. */
export const LENGTH = '#'
export const GONE = 0

/** What changes `from` into `to`; undefined when nothing does. */
export function difference(from: unknown, to: unknown): Delta | undefined {
  if (from === to) return undefined
  if (typeof from === 'object' && typeof to === 'object' && from !== null && to !== null) {
    if (Array.isArray(to)) {
      if (Array.isArray(from)) return listDifference(from, to)
    } else if (!Array.isArray(from)) return recordDifference(from as Fields, to as Fields)
  }
  return [to === undefined ? null : to]
}

/** `from` with the delta applied. Nothing is changed in place; unchanged parts are shared. */
export function patched(from: unknown, delta: Delta): unknown {
  if (Array.isArray(delta)) return delta[0]
  const members = delta as Readonly<Record<string, Delta | number>>
  if (Array.isArray(from)) return patchedList(from, members)
  if (!isRecord(from)) throw new TypeError('The delta is for a record or a list, and there is none')
  const record: Record<string, unknown> = { ...from }
  for (const name of Object.keys(members)) {
    const change = members[name]!
    if (change === GONE) delete record[name]
    else put(record, name, patched(Object.hasOwn(from, name) ? from[name] : undefined, change as Delta))
  }
  return record
}

function patchedList(from: readonly unknown[], members: Readonly<Record<string, Delta | number>>): unknown[] {
  const list = from.slice()
  for (const name of Object.keys(members)) {
    const change = members[name]!
    if (name === LENGTH) list.length = change as number
    else list[Number(name)] = patched(list[Number(name)], change as Delta)
  }
  return list
}

function listDifference(from: readonly unknown[], to: readonly unknown[]): Delta | undefined {
  // A card taken from the front moves all the others: sending the list is shorter than sending each move.
  if (from.length !== to.length && !to.some((part) => typeof part === 'object' && part !== null)) return [to]
  let delta: Record<string, Delta | number> | undefined
  let changes = 0
  for (let i = 0; i < to.length; i++) {
    const part = to[i]
    const known = i < from.length
    if (known && from[i] === part) continue
    const change: Delta | undefined = known ? difference(from[i] ?? null, part ?? null) : [part ?? null]
    if (!change) continue
    delta ??= {}
    delta[i] = change
    changes++
  }
  if (from.length === to.length) return changes === to.length && changes > 0 ? [to] : delta
  return changes === to.length ? [to] : { [LENGTH]: to.length, ...delta }
}

function recordDifference(from: Fields, to: Fields): Delta | undefined {
  let delta: Record<string, Delta | number> | undefined
  // Plain records have no inherited members, so `for in` is safe here, and it allocates no list.
  for (const name in to) {
    const after = to[name]
    const before = from[name]
    if (before === after || after === undefined) continue
    const change: Delta | undefined =
      before === undefined || !Object.hasOwn(from, name) ? [after] : difference(before, after)
    if (!change) continue
    delta ??= {}
    put(delta, name, change)
  }
  for (const name in from) {
    if (to[name] !== undefined && Object.hasOwn(to, name)) continue
    if (from[name] === undefined) continue
    delta ??= {}
    put(delta, name, GONE)
  }
  return delta
}

/** Assigning to `__proto__` would give the record another prototype instead of a member. */
function put<T>(record: Record<string, T>, name: string, value: T): void {
  if (name !== '__proto__') record[name] = value
  else Object.defineProperty(record, name, { value, enumerable: true, configurable: true, writable: true })
}

type Fields = Readonly<Record<string, unknown>>

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
