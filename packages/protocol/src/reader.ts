import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

export type Read<T> = { readonly value: T } | { readonly fault: string }

/** Checks untrusted data against a schema; a fault names the place and what is wrong there. */
export function reader<S extends TSchema>(schema: S): (data: unknown) => Read<Static<S>> {
  const validator = Compile(schema)
  return (data) => (validator.Check(data) ? { value: data as Static<S> } : { fault: faultText(validator.Errors(data)) })
}

/** The deepest place is the most telling one. */
function faultText(errors: readonly { keyword: string; instancePath: string; message: string }[]): string {
  const depth = (path: string) => path.split('/').length
  const worst = errors.toSorted((one, other) => depth(other.instancePath) - depth(one.instancePath))[0]
  if (!worst) return 'not what is expected here'
  const place = worst.instancePath.slice(1).replaceAll('/', '.') || 'it'
  return `${place} ${worst.keyword === 'boolean' ? 'is not known' : worst.message}`
}
