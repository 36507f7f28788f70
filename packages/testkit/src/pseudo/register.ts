/** `node --import …/register.ts program` runs the program with the pseudo-language beside the real ones. */
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { standIn } from './standIn.ts'

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    return { ...resolved, url: standIn(resolved.url, context.parentURL) }
  },
})

/** The web app as `ALEA_PSEUDO=1` builds it. */
process.env.ALEA_WEB_APP ??= fileURLToPath(new URL('../../../web/dist-pseudo', import.meta.url))
