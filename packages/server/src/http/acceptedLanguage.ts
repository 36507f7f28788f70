import { type Language, preferredLanguage } from '@alea/engine'

/** The language that an `Accept-Language` header prefers, among those we speak; English if there is none. */
export function acceptedLanguage(header = ''): Language {
  const wishes = header.split(',').map((part) => {
    // Not by a pattern with spaces in it: where a thousand spaces follow each other, it would try each of them.
    const [tag = '', ...parameters] = part.split(';').map((each) => each.trim())
    const quality = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, weight: quality === undefined ? 1 : Number(quality.slice(2)) || 0 }
  })
  const wanted = wishes.filter(({ weight }) => weight > 0).toSorted((one, other) => other.weight - one.weight)
  return preferredLanguage(wanted.map(({ tag }) => tag))
}
