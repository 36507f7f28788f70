import { BY_CHANCE, type Event, type Game, type GameText, LANGUAGES, type Match, seatName } from '@alea/engine'
import type { Fault, Law, Play } from '../law.ts'

/** Every language has words for every question, option, event and reason that occurs. */
export const text: Law = {
  name: 'text',
  watch: (play) => {
    const { game, match } = play
    return {
      decision: () => inEach(game, (words) => questionFault(match, words)),
      answered: () => eventsFault(play),
      ended: () => inEach(game, (words) => titleFault(game, words) ?? reasonFault(match, words)),
    }
  },
}

function inEach({ text }: Game, faultOf: (words: GameText) => Fault): Fault {
  for (const language of LANGUAGES) {
    const fault = faultOf(text[language])
    if (fault) return `${language}: ${fault}`
  }
  return undefined
}

function questionFault(match: Match, words: GameText): Fault {
  const { pending } = match
  if (pending?.kind !== 'seats') return undefined
  for (const seat of pending.seats) {
    const { name, params, options, unavailable } = match.offer(seat)!
    const asked = said(`the question ${name}`, () => words.ask(name, params))
    if (asked) return asked
    const view = match.view(seat)
    for (const { key, value } of [...options, ...unavailable]) {
      const fault = said(`the option ${name} ${key}`, () => words.option(name, value, view, seatName, params))
      if (fault) return fault
    }
    for (const { key, why } of unavailable) {
      const fault = said(`why ${name} ${key} is unavailable`, () => (why === undefined ? '' : words.whyNot?.(why)))
      if (fault) return fault
    }
  }
  return undefined
}

/** An event that is only animated has no sentence in any language. */
function eventsFault({ game, match, viewers }: Play): Fault {
  for (const event of new Set(viewers.flatMap((viewer) => match.heard(viewer)))) {
    const what = `the event ${JSON.stringify(event)}`
    const silent = LANGUAGES.filter((language) => sentence(game.text[language], event) === undefined)
    if (silent.length > 0 && silent.length < LANGUAGES.length) return `${silent[0]}: no sentence for ${what}`
    if (silent.length > 0) continue
    const fault = inEach(game, (words) => said(what, () => sentence(words, event)))
    if (fault) return fault
  }
  return undefined
}

const sentence = (words: GameText, event: Event): string | undefined => words.event(event, seatName)

function titleFault({ options }: Game, words: GameText): Fault {
  const title = said('the title', () => words.title) ?? said('the pitch', () => words.pitch)
  if (title) return title
  for (const [name, spec] of Object.entries(options)) {
    if (words.matchOption(name) === name) return `the match option ${name} has no words, only its name in the code`
    const values = spec.kind === 'choice' ? spec.values : spec.kind === 'seat' ? [BY_CHANCE] : []
    for (const value of [undefined, ...values]) {
      const what = `the match option ${name} ${value ?? ''}`.trim()
      const fault = said(what, () => words.matchOption(name, value))
      if (fault) return fault
    }
  }
  return undefined
}

function reasonFault({ outcome }: Match, words: GameText): Fault {
  return outcome && said(`the reason ${outcome.reason}`, () => words.reason(outcome.reason))
}

/** What is wrong with a sentence: missing, empty, or with `undefined` where a value should be. */
function said(what: string, words: () => unknown): Fault {
  let found: unknown
  try {
    found = words()
  } catch (error) {
    return `${what} has no words: ${error instanceof Error ? error.message : String(error)}`
  }
  if (typeof found !== 'string' || found.trim() === '') return `${what} has no words`
  return /undefined|NaN|\[object /.test(found) ? `${what} reads "${found}"` : undefined
}
