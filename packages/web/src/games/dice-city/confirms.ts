import { choiceOf, LOCATION, STORED, type View } from '@alea/dice-city'
import type { Json, Language } from '@alea/engine'
import { WORDS } from '../../language/languages.ts'
import { NAMES } from './names.ts'

/** This many resources may be given back without asking for confirmation. */
const SMALL_CHANGE = 2

/** A card worth points buried for good, or a stock given back while something could be bought with it. */
export function confirms(question: string, value: Json, view: View): boolean {
  const city = view.cities[view.active]!
  const choice = choiceOf(question, value)
  if (choice.act === 'done') return choice.question === 'build' && excess(city.stock) > SMALL_CHANGE
  if (choice.act !== 'site' && choice.act !== 'recruit') return false
  const covered = city.places[choice.cell]
  const points = covered?.card == null ? 0 : covered.points
  return points > 0 && points >= worth(view)
}

/** What would be lost. */
export function doubtText(question: string, value: Json, view: View, language: Language): string | undefined {
  const { doubt } = WORDS[language].diceCity
  const choice = choiceOf(question, value)
  if (choice.act === 'done') return doubt.returns
  if (choice.act !== 'site' && choice.act !== 'recruit') return undefined
  const { location, points } = view.cities[view.active]!.places[choice.cell]!
  return doubt.covers(NAMES[language].location[location], points)
}

const excess = (stock: readonly number[]): number => stock.reduce((sum, held) => sum + Math.max(0, held - STORED), 0)

/** What is laid: the card in hand, or a Regular Army from the Barracks. */
function worth({ hand }: View): number {
  const { points } = LOCATION[hand?.location ?? 'regular-army']
  return typeof points === 'number' ? points : 1
}
