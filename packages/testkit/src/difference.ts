/** Where two plain values differ, as paths: `hands.0.2`. A property that is undefined counts as absent, as it does in a save. */
export function differences(one: unknown, other: unknown, path = ''): string[] {
  if (one === other || (Number.isNaN(one) && Number.isNaN(other))) return []
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return [path || 'all of it']
  if (Array.isArray(one) !== Array.isArray(other)) return [path || 'all of it']
  const [left, right] = [one, other] as [Record<string, unknown>, Record<string, unknown>]
  const keys = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...keys].flatMap((key) => differences(left[key], right[key], path ? `${path}.${key}` : key))
}

/** The first difference as text, or undefined if there is none: `gold.1 is 5, not 7`. */
export function difference(expected: unknown, found: unknown): string | undefined {
  const [path] = differences(expected, found)
  if (path === undefined) return undefined
  return `${path} is ${shown(at(found, path))}, not ${shown(at(expected, path))}`
}

function at(value: unknown, path: string): unknown {
  if (path === 'all of it') return value
  return path.split('.').reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], value)
}

const shown = (value: unknown): string => {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'absent')
  return text.length > 80 ? `${text.slice(0, 77)}…` : text
}
