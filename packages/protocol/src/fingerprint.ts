/**
 * A hash that can be updated from a difference: the sum of one number for every leaf of a value, computed from the leaf's path and value.
 * A difference subtracts the numbers of the old leaves and adds those of the new ones, so an update costs as much as the change is large;
 * hashing the whole value, as in `alea.1`, costs as much as the value is large. It detects accidents and divergence; it is not a signature.
 */
import { type Delta, GONE, LENGTH } from './delta.ts'

/** A fingerprint begins with this, so that it cannot be mistaken for a hash of `alea.1`. */
const MARK = '~'

export class Fingerprint {
  private a = 0
  private b = 0

  static of(value: unknown): Fingerprint {
    const fingerprint = new Fingerprint()
    fingerprint.add(value, ROOT, 1)
    return fingerprint
  }

  /** Turns the fingerprint of `from` into that of `patched(from, delta)`. */
  apply(from: unknown, delta: Delta): void {
    this.change(from, delta, ROOT)
  }

  get text(): string {
    return MARK + hex(this.a) + hex(this.b)
  }

  private change(from: unknown, delta: Delta, path: number): void {
    if (Array.isArray(delta)) {
      this.add(from, path, -1)
      this.add(delta[0], path, 1)
    } else if (Array.isArray(from)) this.changeList(from, delta as Members, path)
    else this.changeRecord(from as Members, delta as Members, path)
  }

  private changeRecord(from: Readonly<Record<string, unknown>>, delta: Members, path: number): void {
    for (const name in delta) {
      const change = delta[name]!
      const place = mixed(Math.imul(path, 31) ^ wordHash(name))
      const before = Object.hasOwn(from, name) ? from[name] : undefined
      if (change === GONE) this.add(before, place, -1)
      else this.change(before, change as Delta, place)
    }
  }

  private changeList(from: readonly unknown[], delta: Members, path: number): void {
    const length = (delta[LENGTH] as number | undefined) ?? from.length
    if (length !== from.length) {
      this.leaf(path, LIST + from.length, -1)
      this.leaf(path, LIST + length, 1)
      for (let i = length; i < from.length; i++) this.add(from[i] ?? null, mixed(Math.imul(path, 37) + i), -1)
    }
    for (const name in delta) {
      if (name === LENGTH) continue
      const i = Number(name)
      this.change(i < from.length ? (from[i] ?? null) : undefined, delta[name] as Delta, mixed(Math.imul(path, 37) + i))
    }
  }

  /** Adds or subtracts every leaf of a value. Undefined has none. */
  private add(value: unknown, path: number, sign: 1 | -1): void {
    if (value === undefined) return
    if (typeof value === 'string') this.leaf(path, STRING ^ wordHash(value), sign)
    else if (typeof value === 'number') this.leaf(path, NUMBER ^ numberHash(value), sign)
    else if (typeof value === 'boolean') this.leaf(path, value ? TRUE : FALSE, sign)
    else if (value === null) this.leaf(path, NULL, sign)
    else if (Array.isArray(value)) {
      this.leaf(path, LIST + value.length, sign)
      for (let i = 0; i < value.length; i++) this.add(value[i] ?? null, mixed(Math.imul(path, 37) + i), sign)
    } else {
      this.leaf(path, RECORD, sign)
      const record = value as Readonly<Record<string, unknown>>
      for (const name in record) this.add(record[name], mixed(Math.imul(path, 31) ^ wordHash(name)), sign)
    }
  }

  private leaf(path: number, value: number, sign: 1 | -1): void {
    const number = mixed(path ^ Math.imul(value, 0x9e3779b1))
    this.a = (this.a + sign * number) | 0
    this.b = (this.b + sign * Math.imul(number ^ value, (path << 1) | 1)) | 0
  }
}

type Members = Readonly<Record<string, Delta | number>>

/** The fingerprint of a whole value. */
export const fingerprintOf = (value: unknown): string => Fingerprint.of(value).text

export const isFingerprint = (hash: string): boolean => hash.startsWith(MARK)

const ROOT = 0x2545f491
const RECORD = 0x7b7b
const LIST = 0x5b5b_0000
const STRING = 0x73737373
const NUMBER = 0x6e6e6e6e
const TRUE = 0x74727565
const FALSE = 0x66616c73
const NULL = 0x6e756c6c

/** Where a member is: 31 times the place of its record and its name, or 37 times that of its list and its number; mixed. */
function mixed(value: number): number {
  let x = value ^ (value >>> 16)
  x = Math.imul(x, 0x7feb352d)
  x ^= x >>> 15
  x = Math.imul(x, 0x846ca68b)
  return (x ^ (x >>> 16)) | 0
}

/** Names of members and of cards come again and again. */
const words = new Map<string, number>()
const MOST_WORDS = 8192

function wordHash(word: string): number {
  const known = words.get(word)
  if (known !== undefined) return known
  let value = word.length
  for (let i = 0; i < word.length; i++) value = Math.imul(value ^ word.charCodeAt(i), 0x01000193)
  value = mixed(value)
  if (words.size >= MOST_WORDS) words.clear()
  words.set(word, value)
  return value
}

/** JSON knows no -0. */
const numberHash = (value: number): number =>
  Number.isInteger(value) && Math.abs(value) < 0x40000000 ? mixed(value | 0) : wordHash(String(value))

const hex = (lane: number): string =>
  BYTES[lane >>> 24]! + BYTES[(lane >>> 16) & 255]! + BYTES[(lane >>> 8) & 255]! + BYTES[lane & 255]!

const BYTES = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
