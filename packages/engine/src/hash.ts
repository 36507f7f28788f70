/**
 * A 64-bit fingerprint of plain data, as 16 hex digits. Equal data have equal fingerprints, whatever the order of keys.
 * It detects accidents and divergence; it is not a signature.
 */
export function hash(value: unknown): string {
  length = 0
  feed(value)
  let a = 0x9e3779b9 | 0
  let b = 0x85ebca6b | 0
  for (let i = 0; i < length; i++) {
    const word = words[i]!
    a = Math.imul(a ^ word, 0x01000193)
    b = (Math.imul((b << 13) | (b >>> 19), 5) + (word ^ 0x7f4a7c15)) | 0
  }
  return hex(finish(a ^ b)) + hex(finish(b + Math.imul(a, 31)))
}

// The value is first written to an array of words and mixed afterwards: two plain loops are more than twice as fast as mixing in between.
let words = new Int32Array(1 << 14)
let length = 0

function feed(value: unknown): void {
  if (typeof value === 'string') text(0x73, value)
  else if (typeof value === 'number')
    text(0x6e, value >= 0 && value < 10 && Number.isInteger(value) ? DIGITS[value]! : String(value))
  else if (typeof value === 'boolean') word(value ? 1 : 2)
  else if (value === null) word(3)
  else if (Array.isArray(value)) feedList(value)
  else if (typeof value === 'object') feedRecord(value as Record<string, unknown>)
  else throw new TypeError(`A ${typeof value} is not plain data: it would be lost by a save`)
}

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9']

function feedList(list: readonly unknown[]): void {
  word(0x5b)
  // JSON writes a hole or undefined inside a list as null. So does the hash, or a state would differ from itself after a save.
  for (let i = 0; i < list.length; i++) feed(list[i] === undefined ? null : list[i])
  word(0x5d)
}

function feedRecord(record: Record<string, unknown>): void {
  word(0x7b)
  for (const key of sorted(Object.keys(record))) {
    const part = record[key]
    if (part === undefined) continue
    text(0x6b, key)
    feed(part)
  }
  word(0x7d)
}

/** In place. Records have few keys, for which the built-in sort is slow. */
function sorted(keys: string[]): string[] {
  if (keys.length > 24) return keys.sort()
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i]!
    let at = i - 1
    while (at >= 0 && keys[at]! > key) {
      keys[at + 1] = keys[at]!
      at--
    }
    keys[at + 1] = key
  }
  return keys
}

function text(mark: number, characters: string): void {
  const end = characters.length
  room(end + 1)
  words[length++] = mark + end * 131
  for (let i = 0; i < end; i++) words[length++] = characters.charCodeAt(i)
}

function word(value: number): void {
  room(1)
  words[length++] = value
}

function room(more: number): void {
  if (length + more <= words.length) return
  const larger = new Int32Array(2 * (length + more))
  larger.set(words)
  words = larger
}

function finish(lane: number): number {
  let mixed = lane ^ (lane >>> 16)
  mixed = Math.imul(mixed, 0x7feb352d)
  mixed ^= mixed >>> 15
  mixed = Math.imul(mixed, 0x846ca68b)
  return (mixed ^ (mixed >>> 16)) >>> 0
}

const hex = (lane: number): string => lane.toString(16).padStart(8, '0')
