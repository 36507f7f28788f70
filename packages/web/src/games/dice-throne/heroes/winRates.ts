/** How often heroes win against each other: measured by `npm run balance:heroes -- --write`. */
import { baseHero, heroIds } from '@alea/dice-throne'
import { wilson } from '@alea/odds'
import measured from '../winRates.json' with { type: 'json' }

/** Points and matches; a draw is half a point. */
type Result = readonly [points: number, matches: number]

export interface WinRate {
  readonly share: number
  /** The 95 % interval. */
  readonly low: number
  readonly high: number
}

/** Against each hero that was measured too, and against all of them. */
export interface WinRates {
  readonly against: readonly (WinRate & { readonly rival: string })[]
  readonly overall: WinRate
}

const RATES: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = measured.rates

export const MEASURED = { day: measured.measured, bot: measured.bot, matches: measured.matches }

export function winRatesOf(hero: string): WinRates | undefined {
  const row = RATES[baseHero(hero)]
  if (!row) return undefined
  const against = heroIds().flatMap((rival) =>
    row[rival] ? [{ rival, ...rateOf(row[rival] as unknown as Result) }] : [],
  )
  if (against.length === 0) return undefined
  const sum = (part: 0 | 1) => Object.values(row).reduce((total, result) => total + result[part]!, 0)
  return { against, overall: rateOf([sum(0), sum(1)]) }
}

const rateOf = ([points, matches]: Result): WinRate => ({ share: points / matches, ...wilson(points, matches) })
