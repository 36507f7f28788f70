import { createRequire } from 'node:module'

type Internal = typeof import('boardgame.io/internal', { with: { 'resolution-mode': 'require' }})

/**
 * boardgame.io's own engine. An ES module cannot import this folder of a package without an export map, so it is required;
 * and only here, because the switch to production, which silences its logs and its checks, must come first.
 */
export function boardgameio(): Internal {
  process.env.NODE_ENV = 'production'
  return require(MODULE)
}

/** A server is installed without it. */
export function hasBoardgameio(): boolean {
  try {
    require.resolve(MODULE)
    return true
  } catch {
    return false
  }
}

const MODULE = 'boardgame.io/internal'
const require = createRequire(import.meta.url)
