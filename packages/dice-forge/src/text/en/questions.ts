import type { Question } from '../../options.ts'

/** What a question says about itself, with its names in words. */
export interface Asked {
  readonly gold: number
  readonly sun: number
  readonly moon: number
  /** The face to be forged, those rolled, and the one on the other die: `[3 gold]`. */
  readonly face: string
  readonly faces: string
  readonly beside: string | undefined
  /** Under the Minotaur. */
  readonly losing: boolean
  /** The card or face by which one picks. */
  readonly by: string
  /** What may be taken as glory, and as how much. */
  readonly gain: string
  readonly glory: number
  readonly discount: number
  readonly count: number
  readonly left: number
  /** The sun that an extra action costs. */
  readonly extra: number
}

export const questions: Readonly<Record<Question, (asked: Asked) => string>> = {
  mirror: ({ losing, beside }) =>
    `${losing ? 'Your mirror must copy a face, and you lose what it gives: which one?' : 'Your mirror: which displayed face do you copy?'}${beside === undefined ? '' : ` Your other die shows ${beside}.`}`,
  order: () => 'Which face do you apply first?',
  pick: ({ by, losing }) => `${by}: what do you ${losing ? 'lose' : 'take'}?`,
  hammer: ({ gold }) => `You gain ${gold} gold: how much of it goes to the hammer?`,
  convert: ({ gain, glory }) => `Take ${glory} glory instead of ${gain}?`,
  forge: ({ face }) => `Forge ${face}: which face does it replace?`,
  ship: ({ discount, gold }) => `Ship: buy a face for ${discount} gold less? You have ${gold} gold.`,
  triton: () => 'End of your turn: give up a Triton token?',
  cerberus: ({ faces }) => `Give up a Cerberus token to apply ${faces} again?`,
  die: ({ count }) =>
    count > 1 ? `${count} minor favours with the same die: which one?` : 'A minor favour: which die do you roll?',
  steal: ({ left }) =>
    left > 1 ? 'Satyrs: which face do you take first?' : 'Satyrs: which face do you take from another die?',
  garden: () => 'Which face do you take from the gardens?',
  bearer: ({ face }) => `Who must forge ${face}?`,
  reinforce: () => 'Call reinforcements?',
  buy: ({ gold }) => `You have ${gold} gold left: buy another face, different from those already bought?`,
  action: ({ gold, sun, moon }) => `Buy faces or take a card? You have ${gold} gold, ${sun} sun, ${moon} moon.`,
  extra: ({ gold, sun, moon, extra }) =>
    `Act once more for ${extra} sun? You have ${gold} gold, ${sun} sun, ${moon} moon.`,
}
