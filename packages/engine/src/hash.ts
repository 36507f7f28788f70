/**
 * A 64-bit fingerprint of plain data, as 16 hex digits: equal data, equal fingerprint, whatever the order of keys.
 * It detects accidents and divergence; it is no signature.
 */
export function hash(value: unknown): string {
  a = 0x9e3779b9 | 0
  b = 0x85ebca6b | 0
  feed(value)
  return hex(finish(a ^ b)) + hex(finish(b + Math.imul(a, 31)))
}

// The two lanes of the value being hashed: small integers in variables of their own, or V8 boxes each of them at every character.
let a = 0
let b = 0

function feed(value: unknown): void {
  if (typeof value === 'number') text(0x6e, String(value))
  else if (typeof value === 'string') text(0x73, value)
  else if (typeof value === 'boolean') word(value ? 1 : 2)
  else if (value === null) word(3)
  else if (Array.isArray(value)) feedList(value)
  else if (typeof value === 'object') feedRecord(value as Record<string, unknown>)
  else throw new TypeError(`A ${typeof value} is not plain data: it would be lost by a save`)
}

function feedList(list: readonly unknown[]): void {
  word(0x5b)
  // JSON writes a hole or undefined inside a list as null: so do we, or a saved twin would differ.
  for (const part of list) feed(part === undefined ? null : part)
  word(0x5d)
}

function feedRecord(record: Record<string, unknown>): void {
  word(0x7b)
  for (const key of Object.keys(record).sort()) {
    if (record[key] === undefined) continue
    text(0x6b, key)
    feed(record[key])
  }
  word(0x7d)
}

function text(mark: number, characters: string): void {
  word(mark + characters.length * 131)
  let one = a
  let other = b
  for (let i = 0; i < characters.length; i++) {
    const value = characters.charCodeAt(i)
    one = Math.imul(one ^ value, 0x01000193)
    other = (Math.imul((other << 13) | (other >>> 19), 5) + (value ^ 0x7f4a7c15)) | 0
  }
  a = one
  b = other
}

function word(value: number): void {
  a = Math.imul(a ^ value, 0x01000193)
  b = (Math.imul((b << 13) | (b >>> 19), 5) + (value ^ 0x7f4a7c15)) | 0
}

function finish(lane: number): number {
  let mixed = lane ^ (lane >>> 16)
  mixed = Math.imul(mixed, 0x7feb352d)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const hex = (lane: number): string => lane.toString(16).padStart(8, '0')
