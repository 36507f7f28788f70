/**
 * A 64-bit fingerprint of plain data, as 16 hex digits: equal data, equal fingerprint, whatever the order of keys.
 * It detects accidents and divergence; it is no signature.
 */
export function hash(value: unknown): string {
  const lanes = { a: 0x9e3779b9, b: 0x85ebca6b }
  feed(lanes, value)
  return hex(finish(lanes.a ^ lanes.b)) + hex(finish(lanes.b + Math.imul(lanes.a, 31)))
}

interface Lanes {
  a: number
  b: number
}

function feed(lanes: Lanes, value: unknown): void {
  if (typeof value === 'number') text(lanes, 'n', String(value))
  else if (typeof value === 'string') text(lanes, 's', value)
  else if (typeof value === 'boolean') word(lanes, value ? 1 : 2)
  else if (value === null) word(lanes, 3)
  else if (Array.isArray(value)) feedList(lanes, value)
  else if (typeof value === 'object') feedRecord(lanes, value as Record<string, unknown>)
  else throw new TypeError(`A ${typeof value} is not plain data: it would be lost by a save`)
}

function feedList(lanes: Lanes, list: readonly unknown[]): void {
  word(lanes, 0x5b)
  // JSON writes a hole or undefined inside a list as null: so do we, or a saved twin would differ.
  for (const part of list) feed(lanes, part === undefined ? null : part)
  word(lanes, 0x5d)
}

function feedRecord(lanes: Lanes, record: Record<string, unknown>): void {
  word(lanes, 0x7b)
  for (const key of Object.keys(record).sort()) {
    if (record[key] === undefined) continue
    text(lanes, 'k', key)
    feed(lanes, record[key])
  }
  word(lanes, 0x7d)
}

function text(lanes: Lanes, mark: string, characters: string): void {
  word(lanes, mark.charCodeAt(0) + characters.length * 131)
  for (let i = 0; i < characters.length; i++) word(lanes, characters.charCodeAt(i))
}

function word(lanes: Lanes, value: number): void {
  lanes.a = Math.imul(lanes.a ^ value, 0x01000193)
  lanes.b = Math.imul((lanes.b << 13) | (lanes.b >>> 19), 5) + (value ^ 0x7f4a7c15)
}

function finish(lane: number): number {
  let mixed = lane ^ (lane >>> 16)
  mixed = Math.imul(mixed, 0x7feb352d)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const hex = (lane: number): string => lane.toString(16).padStart(8, '0')
