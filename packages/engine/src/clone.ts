/**
 * A deep copy of plain data. No Map, Set, Date or class instance survives a save, so none is expected here.
 * The two loops look naive; structuredClone and a JSON round trip cost five to ten times as much (docs/benchmarks.md).
 */
export function clone<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return cloneArray(value) as T
  const copy = { ...value } as Record<string, unknown>
  for (const key in copy) {
    const part = copy[key]
    if (typeof part === 'object' && part !== null) copy[key] = clone(part)
  }
  return copy as T
}

function cloneArray(list: readonly unknown[]): unknown[] {
  const copy = list.slice()
  for (let i = 0; i < copy.length; i++) {
    const part = copy[i]
    if (typeof part === 'object' && part !== null) copy[i] = clone(part)
  }
  return copy
}
