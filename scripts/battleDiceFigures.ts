/** Battle Dice among bots of one strength: who buys what, how long matches last, whether it helps to begin. */
import { type BattleEvent, battleDice, RACES, type Race } from '@alea/battle-dice'
import { botOf, playOut } from '@alea/bots'
import { checkOptions, type Game, type Json, listen, seedOf, winners } from '@alea/engine'

export interface Series {
  /** The name of a table, or the faces by race. */
  readonly dice: Json
  readonly seats: number
  readonly bot: string
  readonly matches: number
  readonly seed: number
}

export type Counts = Record<Race, number>

export interface Figures {
  readonly boughtByWinners: Counts
  readonly boughtByAll: Counts
  /** The length of each match in turns, shortest first. */
  readonly turns: readonly number[]
  readonly firstWins: number
  /** Matches with a single winner. */
  readonly decided: number
  readonly ends: ReadonlyMap<string, number>
}

export function figuresOf({ dice, seats, bot, matches, seed }: Series): Figures {
  const options = checkOptions(battleDice.options, { dice }, seats)
  const bots = Array.from({ length: seats }, () => botOf(bot))
  const boughtByWinners = noneYet()
  const boughtByAll = noneYet()
  const turns: number[] = []
  const ends = new Map<string, number>()
  let firstWins = 0
  let decided = 0
  for (let match = 0; match < matches; match++) {
    let first = -1
    let turn = 0
    const purchases: { seat: number; race: Race }[] = []
    const { outcome } = listen(
      ({ event }) => {
        const told = event as BattleEvent
        if (told.type === 'first-player') first = told.seat
        else if (told.type === 'turn') turn = told.turn
        else if (told.type === 'bought') purchases.push({ seat: told.seat, race: told.creature.race })
      },
      () => playOut(battleDice as unknown as Game, bots, options, seedOf(seed, match)),
    )
    const best = winners(outcome)
    for (const { seat, race } of purchases) {
      boughtByAll[race]++
      if (best.includes(seat)) boughtByWinners[race]++
    }
    turns.push(turn)
    ends.set(outcome.reason, (ends.get(outcome.reason) ?? 0) + 1)
    if (best.length > 1) continue
    decided++
    if (best[0] === first) firstWins++
  }
  turns.sort((one, other) => one - other)
  return { boughtByWinners, boughtByAll, turns, firstWins, decided, ends }
}

const noneYet = (): Counts => Object.fromEntries(RACES.map((race) => [race, 0])) as Counts

export const shareOf = (counts: Counts, race: Race): number =>
  counts[race] / RACES.reduce((sum, one) => sum + counts[one], 0)

/** Of sorted numbers. */
export const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!

/** Half the width of a 95 % interval around a share. */
export const margin = (share: number, trials: number): number => 1.96 * Math.sqrt((share * (1 - share)) / trials)

/** The 95 % interval of the median: the ranks that a fair coin thrown once per match stays between. */
export function medianInterval(sorted: readonly number[]): readonly [number, number] {
  const half = 0.98 / Math.sqrt(sorted.length)
  return [quantile(sorted, Math.max(0, 0.5 - half)), quantile(sorted, 0.5 + half)]
}
