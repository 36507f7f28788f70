/** `node --import …/register.ts program` runs the program with the pseudo-language beside the real ones. */
import { registerHooks } from 'node:module'
import { standIn } from './standIn.ts'

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context)
    return { ...resolved, url: standIn(resolved.url, context.parentURL) }
  },
})
