import type { Sentence } from '@alea/engine'
import type { Static, TSchema } from 'typebox'
import { Compile } from 'typebox/compile'
import { FAULTS } from './text/index.ts'

export type Read<T> = { readonly value: T } | { readonly fault: Sentence }

/** Checks untrusted data against a schema; a fault names the place and what is wrong there. */
export function reader<S extends TSchema>(schema: S): (data: unknown) => Read<Static<S>> {
  const validator = Compile(schema)
  return (data) => (validator.Check(data) ? { value: data as Static<S> } : { fault: faultOf(validator.Errors(data)) })
}

interface SchemaError {
  readonly keyword: string
  readonly instancePath: string
  readonly params: object
}

/** Of several errors the deepest is reported: it is the most specific. */
function faultOf(errors: readonly SchemaError[]): Sentence {
  const depth = (path: string) => path.split('/').length
  const worst = errors.toSorted((one, other) => depth(other.instancePath) - depth(one.instancePath))[0]
  const path = worst?.instancePath ?? ''
  const place = path.slice(1).replaceAll('/', '.')
  const alike = errors.filter(({ keyword, instancePath }) => keyword === worst?.keyword && instancePath === path)
  return (language) => {
    const say = FAULTS[language]
    const where = place || say.whole
    const { params } = (worst ?? { params: {} }) as { params: Params }
    switch (worst?.keyword) {
      case 'boolean':
      case 'additionalProperties':
        return say.unknownMember(where)
      case 'required':
        return say.missingMembers(where, params.requiredProperties ?? [])
      case 'type':
        return say.wrongType(
          where,
          valuesOf(alike, ({ type }) => type),
        )
      case 'minimum':
        return say.tooSmall(where, params.limit ?? 0)
      case 'maximum':
        return say.tooLarge(where, params.limit ?? 0)
      case 'minLength':
        return say.tooShort(where, params.limit ?? 0)
      case 'maxLength':
        return say.tooLong(where, params.limit ?? 0)
      case 'minItems':
        return say.tooFew(where, params.limit ?? 0)
      case 'maxItems':
        return say.tooMany(where, params.limit ?? 0)
      case 'pattern':
        return say.wrongPattern(where, params.pattern ?? '')
      case 'enum':
        return say.notOneOf(where, (params.allowedValues ?? []).map(String))
      case 'const':
        return say.notOneOf(
          where,
          valuesOf(alike, ({ allowedValue }) => allowedValue),
        )
      default:
        return say.other(where)
    }
  }
}

interface Params {
  readonly limit?: number
  readonly pattern?: string
  readonly type?: unknown
  readonly allowedValue?: unknown
  readonly allowedValues?: readonly unknown[]
  readonly requiredProperties?: readonly string[]
}

/** The alternatives of a union fail each for itself: what all of them would have taken. */
const valuesOf = (errors: readonly SchemaError[], value: (params: Params) => unknown): string[] =>
  errors.flatMap(({ params }) => value(params as Params)).map(String)
