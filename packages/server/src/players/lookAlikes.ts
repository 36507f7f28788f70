/** Which names look the same: UTS 39, whatever their case. */
import { tidyName } from '@alea/protocol'
import { LOOK_ALIKES } from './data/lookAlikes.ts'

const LOOKS_LIKE: ReadonlyMap<string, string> = new Map(
  Object.entries(LOOK_ALIKES).flatMap(([shape, characters]) => [...characters].map((one) => [one, shape] as const)),
)

/**
 * What a name looks like, as it is written and in lower case: two names that share a shape are taken for each other. One shape would not do: `I` looks
 * like `l` but is the capital of `i`.
 */
export function shapesOf(name: string): readonly string[] {
  const tidy = tidyName(name)
  return [...new Set([shapeOf(tidy), shapeOf(tidy.toLowerCase())])]
}

function shapeOf(text: string): string {
  const shapes = [...text.normalize('NFD')].map((one) => LOOKS_LIKE.get(one) ?? one)
  // Spaces and dots come and go unnoticed.
  return (
    shapes
      .join('')
      .toLowerCase()
      .normalize('NFC')
      .replace(/[\s\p{P}\p{Cf}]/gu, '') || text
  )
}
