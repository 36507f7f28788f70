/** What an option would certainly do, in words: the difference of two views. */
import { amountsText, CELL_NAMES, LETTERS, ROWS, type View } from '@alea/dice-city'
import type { Language, Seat } from '@alea/engine'
import { WORDS, type Words } from '../../language/languages.ts'
import { NAMES } from './names.ts'

type Preview = Words['diceCity']['preview']

export function previewText(
  before: View,
  after: View,
  _seat: Seat,
  language: Language,
  names: readonly string[],
): string | undefined {
  // A turn that ends returns resources and rolls dice: too much to say.
  if (after.active !== before.active || after.round !== before.round) return undefined
  const { grammar, diceCity } = WORDS[language]
  const { preview } = diceCity
  const said = [
    ...after.cities.flatMap((_, who) => cityDifference(before, after, who, language, names[who] ?? '')),
    ...(isOver(after) ? [] : turnDifference(before, after, preview)),
  ]
  if (before.ending === null && after.ending !== null) said.push(preview.ending)
  return said.length === 0 ? undefined : grammar.clauses(said)
}

/** At the end of a turn strength and resources go back: that is no effect of the answer. */
const isOver = ({ step }: View): boolean => step === 'end-turn' || step === null

function cityDifference(before: View, after: View, who: Seat, language: Language, name: string): string[] {
  const { preview } = WORDS[language].diceCity
  const [was, now] = [before.cities[who]!, after.cities[who]!]
  const said: string[] = []
  const change = isOver(after) ? [] : now.stock.map((held, i) => held - was.stock[i]!)
  const gained = listed(change, language)
  const paid = listed(
    change.map((by) => -by),
    language,
  )
  if (paid !== '') said.push(preview.pays(name, paid))
  if (gained !== '') said.push(preview.gains(name, gained))
  if (now.hourglasses !== was.hourglasses) said.push(preview.hourglasses(now.hourglasses))
  said.push(...cellDifference(was, now, language))
  said.push(...dieDifference(was, now, language))
  const points = visiblePoints(now) - visiblePoints(was)
  if (points > 0) said.push(preview.points(name, points))
  return said
}

type City = View['cities'][number]

/** Without what lies face down for the reader. */
const visiblePoints = ({ score, cityPoints }: City): number => score ?? cityPoints

function cellDifference(was: City, now: City, language: Language): string[] {
  const { preview } = WORDS[language].diceCity
  const { location } = NAMES[language]
  return now.places.flatMap((place, i) => {
    const old = was.places[i]!
    const name = location[place.location]
    if (place.card !== old.card)
      return [preview.built(name, place.cell), ...(old.card === null ? [] : [preview.covers(location[old.location])])]
    if (place.off === old.off) return []
    return [place.off ? preview.off(name, place.cell) : preview.on(name, place.cell)]
  })
}

function dieDifference(was: City, now: City, language: Language): string[] {
  const { preview } = WORDS[language].diceCity
  const { location, row } = NAMES[language]
  return now.dice.flatMap((column, die) => {
    if (column === null || was.dice[die] == null || column === was.dice[die]) return []
    const cell = `${LETTERS[die]}${column}`
    return [preview.stands(row[ROWS[die]!], cell, location[now.places[CELL_NAMES.indexOf(cell)]!.location])]
  })
}

function turnDifference({ turn: was }: View, { turn: now }: View, preview: Preview): string[] {
  return [
    ...(now.strength !== was.strength ? [preview.strength(now.strength)] : []),
    ...(now.banditStrength !== was.banditStrength ? [preview.banditStrength(now.banditStrength)] : []),
    ...(now.forged > was.forged ? [preview.forged(now.forged)] : []),
    ...(now.minted > was.minted ? [preview.minted(now.minted)] : []),
    ...(now.trained > was.trained ? [preview.bandits(now.trained)] : []),
  ]
}

/** `2 wood and 1 iron`: what is above zero. */
export const listed = (amounts: readonly number[], language: Language): string =>
  amounts.some((held) => held > 0) ? amountsText(amounts, language) : ''
