/**
 * All that the games say: questions, options, events and reasons of random matches, match options, and what is printed on dice, cards, boards
 * and locations.
 */
import { battleDiceNames, RACES, STANDARD } from '@alea/battle-dice'
import { GAMES } from '@alea/catalog'
import { abilityText, NAMES as cityNames, LOCATION_IDS } from '@alea/dice-city'
import { CARDS, type CardId, diceForgeNames, FACES } from '@alea/dice-forge'
import { boardKey, heroIds, sheetOf, NAMES as throneNames } from '@alea/dice-throne'
import {
  BY_CHANCE,
  fast,
  type Game,
  type GameText,
  type Json,
  type Language,
  Match,
  type MatchSetup,
  random,
  type Seat,
} from '@alea/engine'

export interface Saying {
  /** `dice-throne event rolled` */
  readonly what: string
  /** The option, the card, … */
  readonly of: string
  readonly text: string
}

type Say = (language: Language, what: string, of: string, text: string | undefined) => void
type NameOf = (seat: Seat) => string

/** Matches are played once for all languages. */
export function gameTexts(languages: readonly Language[], nameOf: NameOf): Map<Language, Saying[]> {
  const found = new Map(languages.map((language) => [language, new Map<string, Saying>()]))
  const say: Say = (language, what, of, text) => {
    if (text) found.get(language)!.set(`${what} ${of}: ${text}`, { what, of, text })
  }
  for (const game of GAMES) {
    for (const language of languages) sayOptions(game, language, say)
    for (let seats = game.seats.min; seats <= Math.min(game.seats.max, 4); seats++)
      for (const [seed, setup] of setups(game, seats).entries()) playOut(game, setup, seed, languages, nameOf, say)
  }
  for (const language of languages) sayPrinted(language, (what, of, text) => say(language, what, of, text))
  return new Map([...found].map(([language, sayings]) => [language, [...sayings.values()]]))
}

function playOut(
  game: Game,
  setup: MatchSetup,
  seed: number,
  languages: readonly Language[],
  nameOf: NameOf,
  say: Say,
): void {
  const inEach = (what: string, of: string, text: (words: GameText) => string | undefined) => {
    for (const language of languages) say(language, `${game.id} ${what}`, of, text(game.text[language]))
  }
  const source = random(seed)
  const match = new Match(game, setup, fast(seed))
  const viewers = [undefined, ...Array(setup.seats).keys()]
  const tell = () => {
    for (const event of viewers.flatMap((viewer) => match.heard(viewer)))
      inEach(`event ${event.type}`, '', (words) => words.event(event, nameOf))
    match.forgetEvents()
  }
  for (let answers = 0; match.pending?.kind === 'seats' && answers < game.bound; answers++) {
    tell()
    const { name, seats } = match.pending
    for (const seat of seats) {
      const { params, options, unavailable } = match.offer(seat)!
      const view = match.view(seat)
      inEach(`question ${name}`, '', (words) => words.ask(name, params))
      for (const { key, value } of [...options, ...unavailable])
        inEach(`option ${name}`, key, (words) => words.option(name, value, view, nameOf, params))
      for (const { why } of unavailable) if (why) inEach(`why not ${name}`, '', (words) => words.whyNot?.(why))
    }
    const seat = seats[source.below(seats.length)]!
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[source.below(options.length)]!.key })
  }
  tell()
  const { outcome } = match
  if (outcome) inEach('reason', outcome.reason, (words) => words.reason(outcome.reason))
}

/** One match for each number of players, and with the fewest one for each sample of each option that has any. */
function setups({ options, seats: { min } }: Game, seats: number): MatchSetup[] {
  if (seats > min) return [{ seats }]
  const samples = Object.entries(options).flatMap(([name, spec]): Readonly<Record<string, Json>>[] => {
    if (spec.kind === 'choice') return spec.values.map((value) => ({ [name]: value }))
    return spec.kind === 'data' ? (spec.samples?.(seats) ?? []).map((value) => ({ [name]: value })) : []
  })
  return [{}, ...samples].map((given) => ({ seats, options: given }))
}

function sayOptions(game: Game, language: Language, say: Say): void {
  const words = game.text[language]
  say(language, game.id, 'title', words.title)
  say(language, game.id, 'pitch', words.pitch)
  for (const [name, spec] of Object.entries(game.options))
    for (const value of [
      undefined,
      ...(spec.kind === 'choice' ? spec.values : spec.kind === 'seat' ? [BY_CHANCE] : []),
    ])
      say(language, `${game.id} match option`, `${name} ${value ?? ''}`.trim(), words.matchOption(name, value))
}

function sayPrinted(language: Language, say: (what: string, of: string, text: string) => void): void {
  const battle = battleDiceNames[language]
  for (const race of RACES) {
    say('battle-dice race', race, battle.race(race))
    for (const face of STANDARD[race]) say('battle-dice face', String(face), battle.face(face))
  }
  battle.rungs.forEach((rung, i) => {
    say('battle-dice rung', String(i), rung)
  })

  for (const [kind, names] of Object.entries(cityNames[language]))
    for (const [id, name] of Object.entries<string>(names)) say(`dice-city ${kind}`, id, name)
  for (const id of LOCATION_IDS) say('dice-city location', id, abilityText(id, language))

  const forge = diceForgeNames[language]
  for (const { id } of FACES) say('dice-forge face', id, forge.face(id))
  for (const id of Object.values(CARDS).map((card) => card.id as CardId)) {
    say('dice-forge card', id, forge.card(id))
    say('dice-forge card text', id, forge.cardText(id))
  }

  for (const hero of heroIds()) sayHero(hero, language, say)
}

function sayHero(hero: string, language: Language, say: (what: string, of: string, text: string) => void): void {
  const throne = throneNames[language]
  const { faces, slots, cards } = sheetOf(hero)
  say(hero, 'name', throne.hero(hero))
  for (const symbol of faces.keys()) say(`${hero} symbol`, String(symbol + 1), throne.symbol(hero, symbol + 1))
  for (const id of cards.keys()) {
    say(`${hero} card`, id, throne.card(id))
    say(`${hero} card text`, id, throne.cardLine(hero, id).text)
  }
  for (const { id } of sheetOf(hero).hero.tokens) {
    say(`${hero} token`, id, throne.token(id))
    say(`${hero} token text`, id, throne.tokenText(id))
  }
  for (const [face, board] of slots.entries())
    for (const level of [1, 2, 3]) {
      const levels = Object.fromEntries(board.filter(({ byLevel }) => byLevel[level]).map(({ id }) => [id, level]))
      for (const { id, name, text } of throne.board(boardKey(hero, face, level === 1 ? {} : levels))) {
        say(`${hero} ability name`, id, name)
        say(`${hero} ability`, `${id} ${level}`, text)
      }
    }
}
