/**
 * Hashes by which altered bytes are noticed when a match is loaded. Each answer carries the hash of itself and of all before it (`chain`); a match
 * carries the hash of its record, and one of everything that changes with an answer (`seal`). They find what a failing disk or a careless hand
 * has changed; somebody who can write the file can compute them too.
 */
import { hash } from 'node:crypto'
import type { StoredEntry } from '@alea/host'

/** 96 bits: nobody looks for collisions here. */
export const digest = (text: string): string => hash('sha256', text, 'base64url').slice(0, 16)

/** The chain before the first answer. */
export const NO_CHAIN = ''

export const linked = (chain: string, { who, name, key, at, command }: StoredEntry): string =>
  digest(`${chain}\n${who}\n${name}\n${key}\n${at}\n${command ?? ''}`)

export interface Sealed {
  readonly record_hash: string
  readonly chain: string
  readonly revision: number
  readonly position: number
  /** As they stand in the table. */
  readonly clock: string | null
  readonly wake: number | null
}

export const sealOf = ({ record_hash, chain, revision, position, clock, wake }: Sealed): string =>
  digest(JSON.stringify([record_hash, chain, revision, position, clock, wake]))
