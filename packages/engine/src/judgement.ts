/** The words of a judgement, from the tables of one language. */
import type { JudgementText } from './game.ts'

/** A reason, with the names of what differs most, which may be empty. */
type Reason = (names: string) => string

/** What one language says of the terms of a game. */
export interface JudgementWords<Id extends string = string> {
  /** What the amounts are counted in. */
  readonly unit: string
  /** A term with the names of what it is about: `cards in hand: Smack`. */
  named(term: string, names: string): string
  readonly terms: Readonly<Record<Id, string>>
  /** Reasons, as the end of a sentence about an option: what the seat has more or less of, and the others. Where one is missing, the term is named. */
  readonly because: { readonly [I in Id]?: Reasons }
}

interface Reasons {
  readonly more?: Reason
  readonly less?: Reason
  readonly theirMore?: Reason
  readonly theirLess?: Reason
}

/** `nameOf` names one of a kind: a card, a race. */
export function judgementText<Id extends string>(
  words: JudgementWords<Id>,
  nameOf: (id: Id, of: string) => string,
): JudgementText {
  const namesOf = (id: string, of: readonly string[]) => of.map((one) => nameOf(id as Id, one)).join(', ')
  return {
    unit: words.unit,
    term(id, of) {
      const term = words.terms[id as Id]
      return of.length > 0 ? words.named(term, namesOf(id, of)) : term
    },
    because({ id, of, more, own }) {
      const reasons: Reasons | undefined = words.because[id as Id]
      const reason = own ? (more ? reasons?.more : reasons?.less) : more ? reasons?.theirMore : reasons?.theirLess
      return reason?.(namesOf(id, of))
    },
  }
}
