/** Shuffles that do not depend on how many cards there are: a scenario stays the same when a deck grows. */
import type { ChanceQuestion } from '@alea/engine'

/** The order stays as it was. */
export const UNSHUFFLED = 'unshuffled'
/** All positions that are not listed, in their order. */
const OTHERS = '...'

export const isOrder = (results: string): boolean =>
  results === UNSHUFFLED || (results.split(' ').includes(OTHERS) && /^[\d\s.]+$/.test(results))

/** The results in full: `... 2` of four cards is `1 3 4 2`. */
export function orderOf({ draw, count }: ChanceQuestion, results: string): string {
  if (draw !== 'shuffle' || !isOrder(results)) return results
  const listed = results.split(/\s+/)
  const others = Array.from({ length: count }, (_, i) => String(i + 1)).filter((place) => !listed.includes(place))
  if (results === UNSHUFFLED) return others.join(' ')
  return listed.flatMap((word) => (word === OTHERS ? others : [word])).join(' ')
}
