import { type Event, type Game, heardBy, LANGUAGES, type Summary, seatName, totalOf } from '@alea/engine'
import type { Fault, Law } from '../law.ts'

/** What a game says made its result adds up to that result, and has words in every language. */
export const summary: Law = {
  name: 'summary',
  watch: ({ game, match }) => {
    if (!game.summary) return {}
    const heard: Event[][] = []
    return {
      answered: ({ name }) => {
        // What was taken back has not happened.
        if (name === 'undo') heard.pop()
        else heard.push(heardBy(undefined, match.events))
        return undefined
      },
      ended: () => {
        const made = game.summary!(match.view(undefined), heard.flat())
        return scoreFault(made, match.outcome!.scores) ?? wordsFault(game, made)
      },
    }
  },
}

function scoreFault(made: Summary, scores: readonly number[]): Fault {
  if (made.length !== scores.length) return `${scores.length} seats have ${made.length} summaries`
  for (const [seat, parts] of made.entries())
    for (const part of parts)
      if (part.isScore && totalOf(part) !== scores[seat])
        return `${seatName(seat)} has the score ${scores[seat]}, but ${part.id} comes to ${totalOf(part)}`
  return undefined
}

function wordsFault(game: Game, made: Summary): Fault {
  for (const language of LANGUAGES) {
    const { score, summary: words } = game.text[language]
    if (!score || !words) return `${language}: no words for a score or for the summary`
    for (const part of made.flat()) {
      const said = [
        words.part(part.id, totalOf(part)),
        ...part.items.map((item) => words.item(part.id, item, seatName)),
      ]
      if (said.some((one) => !one || /undefined|NaN/.test(one))) return `${language}: ${part.id} reads "${said}"`
    }
  }
  return undefined
}
