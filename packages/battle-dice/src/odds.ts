/** What a row of creatures rolls, exactly: its gold, and every power. */
import { type ActivePower, type Dice, diceOf, type FaceTable, type LastingPower } from './content/faces.ts'
import type { Race } from './content/races.ts'

export interface RowOdds {
  /** Amounts of gold in order, each with its chance. */
  readonly gold: readonly (readonly [amount: number, chance: number])[]
  readonly mean: number
  /** Powers that the row can show, the most likely first; a multiplier is one of them, gold is not. */
  readonly powers: readonly PowerOdds[]
}

export interface PowerOdds {
  readonly power: Exclude<ActivePower | LastingPower, 'gold'>
  /** That at least one creature shows it. */
  readonly chance: number
  /** How many show it on average. */
  readonly mean: number
}

/** `row` from left to right: multipliers count for what stands to their right [BD-6.5]. `table`: a name, or the faces themselves. */
export function rowOdds(table: string | FaceTable, row: readonly Race[]): RowOdds {
  const dice = diceOf(typeof table === 'string' ? table : JSON.stringify(table))
  const gold = goldOdds(dice, row)
  return { gold, mean: gold.reduce((sum, [amount, chance]) => sum + amount * chance, 0), powers: powerOdds(dice, row) }
}

/** As `earnings` counts: what is earned so far, and by how much the next number is multiplied. */
function goldOdds(dice: Dice, row: readonly Race[]): [number, number][] {
  let states = new Map([[0, new Map([[1, 1]])]])
  for (const race of row) {
    const next: typeof states = new Map()
    const add = (sum: number, times: number, chance: number) => {
      const byTimes = next.get(sum) ?? new Map<number, number>()
      next.set(sum, byTimes.set(times, (byTimes.get(times) ?? 0) + chance))
    }
    for (const [sum, byTimes] of states)
      for (const [times, chance] of byTimes)
        for (const face of dice[race]) {
          const share = chance / dice[race].length
          if (face.times > 1) add(sum, times * face.times, share)
          else add(sum + face.number * times, 1, share)
        }
    states = next
  }
  return [...states]
    .map(([sum, byTimes]): [number, number] => [sum, [...byTimes.values()].reduce((one, other) => one + other)])
    .sort(([one], [other]) => one - other)
}

function powerOdds(dice: Dice, row: readonly Race[]): PowerOdds[] {
  const shares = (power: PowerOdds['power']) =>
    row.map((race) => {
      const faces = dice[race]
      return faces.filter((face) => isOn(face, power)).length / faces.length
    })
  const all = new Set(
    row.flatMap((race) =>
      dice[race].flatMap(({ powers, lasting }) => [
        ...powers.map(({ name }) => name),
        ...(Object.keys(lasting) as LastingPower[]),
      ]),
    ),
  )
  all.delete('gold')
  return [...(all as ReadonlySet<PowerOdds['power']>)]
    .map((power) => ({
      power,
      chance: 1 - shares(power).reduce((none, share) => none * (1 - share), 1),
      mean: shares(power).reduce((sum, share) => sum + share, 0),
    }))
    .sort((one, other) => other.chance - one.chance || (one.power < other.power ? -1 : 1))
}

const isOn = ({ powers, lasting }: Dice[Race][number], power: PowerOdds['power']): boolean =>
  powers.some(({ name }) => name === power) || lasting[power as LastingPower] === true
