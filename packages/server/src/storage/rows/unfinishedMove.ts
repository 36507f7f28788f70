import { get, type Row, type Steps } from './statement.ts'

/** The setting of a database into which `alea move` has not copied everything yet: no server may use it. */
export const UNFINISHED_MOVE = 'moving'

/** Errors leave the storage thread as text. */
export const HALF_MOVED = /^a move into it is not finished$/

export const halfMoved = (): Error => new Error('a move into it is not finished')

export function* moveMark(): Steps<Row | undefined> {
  return yield* get('SELECT value FROM settings WHERE name = ?', UNFINISHED_MOVE)
}
