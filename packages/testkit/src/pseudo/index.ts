import { fileURLToPath } from 'node:url'

export { accented, PSEUDO, untouched } from './pseudo.ts'

/** Arguments of Node, before the program, with which it has the pseudo-language beside the real ones. */
export const WITH_PSEUDO: readonly string[] = ['--import', fileURLToPath(new URL('register.ts', import.meta.url))]
