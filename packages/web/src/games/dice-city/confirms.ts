import { DONE, LOCATION, STORED, type View } from '@alea/dice-city'
import type { Json, Language } from '@alea/engine'
import { diceCityWords } from '../../language/diceCityWords.ts'
import { NAMES } from './names.ts'

/** So much more than is kept may be given back without being asked. */
const SMALL_CHANGE = 2

/** A card worth points buried for ever, or a stock given back while something could be had for it. */
export function confirms(question: string, value: Json, view: View): boolean {
  const city = view.cities[view.active]!
  if (question === 'build' && value === DONE)
    return city.stock.reduce((sum, held) => sum + Math.max(0, held - STORED), 0) > SMALL_CHANGE
  if (question !== 'site' && question !== 'recruit') return false
  const covered = city.places[value as number]
  const points = covered?.card == null ? 0 : covered.points
  return points > 0 && points >= worth(view)
}

/** What would be lost. */
export function doubtText(question: string, value: Json, view: View, language: Language): string {
  const { doubt } = diceCityWords[language]
  if (question === 'build') return doubt.returns
  const { location, points } = view.cities[view.active]!.places[value as number]!
  return doubt.covers(NAMES[language].location[location], points)
}

/** What is laid: the card in hand, or a Regular Army from the Barracks. */
function worth({ hand }: View): number {
  const { points } = LOCATION[hand?.location ?? 'regular-army']
  return typeof points === 'number' ? points : 1
}
