/**
 * boardgame.io's own engine, as its clients and servers use it.
 * Its `internal` folder cannot be imported by an ES module (a folder without an export map), so it is required.
 */
import { createRequire } from 'node:module'

type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' } })

/** Loaded on demand: the switch to production must come first, and nobody but the benchmark needs it. */
export function boardgameio(): Internal {
  process.env.NODE_ENV = 'production'
  return createRequire(import.meta.url)('boardgame.io/internal')
}
