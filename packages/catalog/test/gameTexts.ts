/**
 * A program that prints all that the games say in the language its argument names, as `[what, text]` in JSON: questions, options, events and
 * reasons of random matches, match options, and what is printed on dice, cards, boards and locations.
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
  seatName,
} from '@alea/engine'

const language = process.argv[2] as Language
const found = new Map<string, [what: string, text: string]>()

function say(what: string, text: string | undefined): void {
  if (text !== undefined) found.set(`${what}: ${text}`, [what, text])
}

function playOut(game: Game, setup: MatchSetup, seed: number): void {
  const words: GameText = game.text[language]
  const source = random(seed)
  const match = new Match(game, setup, fast(seed))
  const viewers = [undefined, ...Array(setup.seats).keys()]
  const tell = () => {
    for (const event of viewers.flatMap((viewer) => match.heard(viewer)))
      say(`${game.id} event ${event.type}`, words.event(event, seatName))
    match.forgetEvents()
  }
  for (let answers = 0; match.pending?.kind === 'seats' && answers < game.bound; answers++) {
    tell()
    const { name, seats } = match.pending
    for (const seat of seats) {
      const { params, options, unavailable } = match.offer(seat)!
      say(`${game.id} question ${name}`, words.ask(name, params))
      for (const { key, value } of [...options, ...unavailable])
        say(`${game.id} option ${name} ${key}`, words.option(name, value, match.view(seat), seatName, params))
    }
    const seat = seats[source.below(seats.length)]!
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[source.below(options.length)]!.key })
  }
  tell()
  if (match.outcome) say(`${game.id} reason ${match.outcome.reason}`, words.reason(match.outcome.reason))
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

for (const game of GAMES) {
  const words = game.text[language]
  say(`${game.id} title`, words.title)
  say(`${game.id} pitch`, words.pitch)
  for (const [name, spec] of Object.entries(game.options))
    for (const value of [
      undefined,
      ...(spec.kind === 'choice' ? spec.values : spec.kind === 'seat' ? [BY_CHANCE] : []),
    ])
      say(`${game.id} match option ${name} ${value ?? ''}`, words.matchOption(name, value))
  for (let seats = game.seats.min; seats <= Math.min(game.seats.max, 4); seats++)
    for (const [seed, setup] of setups(game, seats).entries()) playOut(game, setup, seed)
}

const battle = battleDiceNames[language]
for (const race of RACES) {
  say(`race ${race}`, battle.race(race))
  for (const face of STANDARD[race]) say(`face ${face}`, battle.face(face))
}
battle.rungs.forEach((rung, i) => {
  say(`rung ${i}`, rung)
})

for (const [kind, names] of Object.entries(cityNames[language]))
  for (const [id, name] of Object.entries<string>(names)) say(`${kind} ${id}`, name)
for (const id of LOCATION_IDS) say(`location ${id}`, abilityText(id, language))

const forge = diceForgeNames[language]
for (const { id } of FACES) say(`face ${id}`, forge.face(id))
for (const id of Object.values(CARDS).map((card) => card.id as CardId)) {
  say(`card ${id}`, forge.card(id))
  say(`card ${id}`, forge.cardText(id))
}

const throne = throneNames[language]
for (const hero of heroIds()) {
  const { faces, slots, cards } = sheetOf(hero)
  say(`hero ${hero}`, throne.hero(hero))
  for (const symbol of faces.keys()) say(`${hero} symbol ${symbol}`, throne.symbol(hero, symbol + 1))
  for (const id of cards.keys()) {
    say(`${hero} card ${id}`, throne.card(id))
    say(`${hero} card ${id}`, throne.cardLine(hero, id).text)
  }
  for (const { id } of sheetOf(hero).hero.tokens) {
    say(`${hero} token ${id}`, throne.token(id))
    say(`${hero} token ${id}`, throne.tokenText(id))
  }
  for (const [face, board] of slots.entries())
    for (const level of [1, 2, 3]) {
      const levels = Object.fromEntries(board.filter(({ byLevel }) => byLevel[level]).map(({ id }) => [id, level]))
      for (const { id, text } of throne.board(boardKey(hero, face, level === 1 ? {} : levels)))
        say(`${hero} ability ${id}`, text)
    }
}

process.stdout.write(JSON.stringify([...found.values()]))
