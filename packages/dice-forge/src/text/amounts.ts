/** Amounts and faces in words. */
import { faceOf, type Power, powerOf } from '../content/faces.ts'
import { type Amounts, RESOURCES, times } from '../content/resources.ts'
import type { Words } from './index.ts'

const partsOf = (amounts: Amounts, write: Words['grammar']['amount']): string[] =>
  RESOURCES.flatMap((resource, i) => (amounts[i]! > 0 ? [write(amounts[i]!, resource)] : []))

/** On a face, or as a price: `2 gold + 1 moon`. */
export const amountsText = (amounts: Amounts, { grammar }: Words): string => partsOf(amounts, grammar.brief).join(' + ')

/** In a sentence: `2 gold and 1 moon`. */
export const amountsInWords = (amounts: Amounts, { grammar }: Words): string =>
  grammar.and(partsOf(amounts, grammar.amount))

/** The same; undefined for nothing at all. */
export const amountList = (amounts: Amounts, { grammar }: Words): string | undefined =>
  grammar.and(partsOf(amounts, grammar.amount)) || undefined

/** On a face: `1 gold, 1 sun or 1 moon`. */
const eitherText = (among: readonly Amounts[], words: Words): string =>
  words.grammar.or(among.map((amounts) => amountsText(amounts, words)))

/** In a sentence: `1 sun, 1 moon or 3 glory`. */
export const eitherInWords = (among: readonly Amounts[], words: Words): string =>
  words.grammar.or(among.map((amounts) => amountsInWords(amounts, words)))

/** A face in a few words. */
export function faceText(id: string, words: Words, factor = 1): string {
  const face = faceOf(id)
  return face === undefined ? id : powerText(powerOf(face), words, factor)
}

function powerText(power: Power, words: Words, factor: number): string {
  switch (power.kind) {
    case 'gain':
      return amountsText(times(power.gives, factor), words)
    case 'choice':
      return eitherText(
        power.among.map((amounts) => times(amounts, factor)),
        words,
      )
    case 'shield':
      return `${words.names.faces.shield} (${amountsText(power.gives, words)})`
    case 'boar':
      return words.names.boars[power.colour]
    default:
      return words.names.faces[power.kind]
  }
}
