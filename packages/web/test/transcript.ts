/** What a screen reader says while two take their first turns, seen from the first seat: log and prompts, in the order in which they are spoken. */
import { join } from 'node:path'
import { think } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import { fast, type Language, Match, random } from '@alea/engine'
import { snapshotOf } from '@alea/protocol/client'
import { WORDS } from '../src/language/languages.ts'
import { spokenSince } from '../src/table/happening/spokenLines.ts'
import { promptText } from '../src/table/promptText.ts'
import { sentenceIn } from '../src/table/useLogLines.ts'

const GAMES = ['battle-dice', 'dice-throne', 'dice-forge', 'dice-city'] as const
const LANGUAGES = ['fr', 'en'] as const

export const TRANSCRIPTS = GAMES.flatMap((game) => LANGUAGES.map((language) => [game, language] as const))

export const transcriptFile = (game: string, language: Language): string =>
  join(import.meta.dirname, 'transcripts', `${game}.${language}.txt`)

const NAMES = ['Camille', 'Bertille']
const READER = 0
const SEED = 4
/** Turns that are told: one of each. */
const TURNS = 2
/** Only a match that stands still has more answers in two turns. */
const MOST_ANSWERS = 200

/** Both seats are played by the greedy bot, so that what happens is worth telling. */
export function transcriptOf(id: string, language: Language): string {
  const game = gameOf(id)!
  const match = new Match(game, { seats: NAMES.length }, fast(SEED))
  const words = WORDS[language]
  const sentence = sentenceIn({ game }, language, NAMES, words.table.tookBack)
  const spoken: string[] = []
  let said = ''
  const tell = (since: number) => {
    const { position } = match
    const lines = match.heard(READER).flatMap((event) => {
      const text = sentence(event)
      return text === undefined ? [] : [{ position, text }]
    })
    match.forgetEvents()
    spoken.push(...spokenSince(lines, since).map(({ text }) => text))
    const snapshot = snapshotOf(match, READER)
    const prompt = promptText(
      { snapshot, table: undefined, passes: false },
      snapshot.asked?.offer,
      game.text[language],
      NAMES,
      words,
      READER,
    )
    // What passes by itself is not asked, and a status is spoken when it changes.
    const passes = snapshot.asked?.offer?.decline !== undefined && snapshot.asked.offer.options.length === 1
    if (passes) return
    if (prompt !== said) spoken.push(`> ${prompt}`)
    said = prompt
  }
  tell(-1)
  const last = match.turn + TURNS
  for (let i = 0; i < MOST_ANSWERS && match.pending?.kind === 'seats' && match.turn < last; i++) {
    const seat = match.pending.seats[0]!
    const { position } = match
    const { options } = match.offer(seat)!
    const only = options.length === 1 ? match.decline : undefined
    const world = match.imagine(seat, random(SEED))
    const job = { game: id, options: match.header.options, bot: 'greedy', seat, world, seed: SEED }
    match.answer({ seat, key: only ?? think(job) })
    tell(position)
  }
  return `${spoken.join('\n')}\n`
}
