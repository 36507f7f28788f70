/** A match as it is told: what was asked, and what was heard of every answer. */
import { type Step, trailOf } from '@alea/analysis'
import { type Game, type Language, type Log, type Outcome, replay, type Seat } from '@alea/engine'

export interface Story {
  /** By their positions in the log. */
  readonly steps: ReadonlyMap<number, Step>
  /** What was heard of the answer at each position: of a seat's, as that seat heard it. */
  readonly told: readonly (readonly string[])[]
  readonly outcome: Outcome | undefined
}

/** Plays a log again; one that is damaged, or of rules that are not here, is an InputError. */
export function storyOf(
  game: Game,
  text: string,
  { header, entries }: Log,
  language: Language,
  nameOf: (seat: Seat) => string,
): Story {
  const told: string[][] = []
  const { event } = game.text[language]
  const { outcome } = replay(game, text, (match, { who }) => {
    const heard = match.heard(who === 'chance' ? undefined : who)
    told.push(heard.flatMap((one) => event(one, nameOf) ?? []))
    match.forgetEvents()
  })
  const { steps } = trailOf(game, header, entries)
  return { steps: new Map(steps.map((step) => [step.position, step])), told, outcome }
}
