import { type Language, preferredLanguage } from '@alea/engine'

/** The language that an `Accept-Language` header prefers, among those we speak; English if there is none. */
export function acceptedLanguage(header = ''): Language {
  const wishes = header.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(/\s*;\s*/)
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
  })
  const wanted = wishes.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)
  return preferredLanguage(wanted.map(({ tag }) => tag))
}
