const REAL = '/packages/engine/src/language.ts'
const PSEUDO = '/packages/testkit/src/pseudo/language.ts'

/** The module that `importer` gets for `url`: the pseudo-language's for the engine's `language.ts`, which alone gets the real one. */
export const standIn = (url: string, importer: string | undefined): string =>
  url.endsWith(REAL) && !importer?.endsWith(PSEUDO) ? url.slice(0, -REAL.length) + PSEUDO : url
