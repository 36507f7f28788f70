/** Pieces of sentences, before they become one. */

/** A verb and its objects: neighbours with the same verb and the same ending are combined, `gain Crit and Accuracy`. */
export interface Phrase {
  readonly verb: string
  readonly things: readonly string[]
  readonly end: string
}

export const phrase = (verb: string, thing: string, end = ''): Phrase => ({ verb, things: [thing], end })

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
