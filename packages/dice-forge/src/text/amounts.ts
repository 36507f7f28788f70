/** Amounts and faces in words. */
import { faceOf, type Power, powerOf } from '../content/faces.ts'
import { type Amounts, RESOURCES } from '../content/resources.ts'
import type { Words } from './index.ts'

const partsOf = (amounts: Amounts, { grammar }: Words): string[] =>
  RESOURCES.flatMap((resource, i) => (amounts[i]! > 0 ? [grammar.amount(amounts[i]!, resource)] : []))

/** `2 gold + 1 moon` */
export const amountsText = (amounts: Amounts, words: Words): string => partsOf(amounts, words).join(' + ')

/** `2 gold, 1 moon`; undefined for nothing at all. */
export const amountList = (amounts: Amounts, words: Words): string | undefined =>
  partsOf(amounts, words).join(', ') || undefined

/** `1 gold or 1 sun or 1 moon` */
export const eitherText = (among: readonly Amounts[], words: Words): string =>
  among.map((amounts) => amountsText(amounts, words)).join(words.grammar.or)

/** A face in a few words. */
export function faceText(id: string, words: Words): string {
  const face = faceOf(id)
  return face === undefined ? id : powerText(powerOf(face), words)
}

function powerText(power: Power, words: Words): string {
  switch (power.kind) {
    case 'gain':
      return amountsText(power.gives, words)
    case 'choice':
      return eitherText(power.among, words)
    case 'shield':
      return `${words.names.faces.shield} (${amountsText(power.gives, words)})`
    case 'boar':
      return words.names.boars[power.colour]
    default:
      return words.names.faces[power.kind]
  }
}
