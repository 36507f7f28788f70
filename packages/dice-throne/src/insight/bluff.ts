/** Choices between things that look alike: a bot that always chose the same would be read, so it chooses by what the table happens to show. */
import type { Question } from '@alea/engine'
import type { DiceThrone } from '../state.ts'

const BLUFFS = ['lay-down', 'recommend', 'turn-up']

export const isBluff = ({ name }: Question): boolean => BLUFFS.includes(name)

/** One of the options, certain to win as far as the search is concerned. Nothing hidden decides which. */
export function bluff(g: DiceThrone, { name, options }: Question, who: number): readonly number[] {
  const seen = [
    g.turn,
    ...g.dials,
    ...(g.attack?.dice ?? []),
    ...g.fighters.flatMap(({ cp, hand }) => [cp, hand.length]),
  ]
  let mixed = BLUFFS.indexOf(name)
  for (const number of seen) mixed = (mixed * 31 + number + 7) % 65_521
  const count = options[who]!.length
  return options[who]!.map((_, choice) => (choice === mixed % count ? 1 : 0))
}
