/** Words as people type them: without capitals and accents. */
export const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

export const wordsOf = (text: string): string[] =>
  plain(text)
    .split(/[^\p{L}\d×-]+/u)
    .filter((word) => word !== '')

/** Does every word that is wanted begin a word of the text, or is its plural? */
export function isNamedBy(text: string, wanted: string): boolean {
  const written = wordsOf(text)
  const words = wordsOf(wanted)
  return words.length > 0 && words.every((word) => written.some((each) => each.startsWith(word) || `${each}s` === word))
}
