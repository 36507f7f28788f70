/** Pieces of sentences, before they become one. */

/** A verb and its objects: neighbours with the same verb and the same ending are combined, `gain Crit and Accuracy`. */
export interface Phrase {
  readonly verb: string
  readonly things: readonly string[]
  readonly end: string
  readonly measure?: Measure
}

/** What its object is an amount of, and, if it counts something, how it reads after another such amount: `2 for each Life`. */
export interface Measure {
  readonly of: string
  readonly again?: string
}

export const phrase = (verb: string, thing: string, end = '', measure?: Measure): Phrase => ({
  verb,
  things: [thing],
  end,
  ...(measure && { measure }),
})

/** Two neighbours that share their verb; an amount of what the first one has too is only a number. */
export function joined(one: Phrase, { things, measure, ...other }: Phrase): Phrase {
  const again = measure !== undefined && measure.of === one.measure?.of ? measure.again : undefined
  return { ...other, things: [...one.things, ...(again === undefined ? things : [again])], ...(measure && { measure }) }
}

/** Whether two neighbours can share their verb. */
export const isAlike = (one: string | Phrase | undefined, other: string | Phrase | undefined): boolean =>
  typeof one === 'object' && typeof other === 'object' && one.verb === other.verb && one.end === other.end

/** Something that is counted: its singular and its plural. */
export interface Noun {
  readonly one: string
  readonly many: string
}

export const noun = (one: string, many = one): Noun => ({ one, many })

export const counted = (count: number, { one, many }: Noun): string => `${count} ${count === 1 ? one : many}`.trim()

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)
