/** What `alea odds` prints. */
import type { HeroOdds, Names } from '@alea/dice-throne'
import type { Keep } from '@alea/odds'
import { columns } from '../terminal/columns.ts'
import { screenWidth } from '../terminal/paint.ts'
import { foldText } from '../terminal/text.ts'
import type { Messages } from '../text/index.ts'
import type { Goal } from './goal.ts'
import type { OddsInput } from './oddsInput.ts'

/** Keeps that are shown; with --json, all of them. */
const SHOWN_KEEPS = 5

export function goalText(say: Messages, input: OddsInput, goal: Goal, chance: number, keeps: readonly Keep[]): string {
  const words = say.odds
  const heading = `${inputText(say, input)}, ${words.playingFor(goalName(say, goal))}`
  const chanceText = likelihood(say, chance)
  const [best] = keeps
  if (!best) return [heading, '', chanceText].join('\n')
  return [
    heading,
    '',
    say.pair(adviceText(say, best), chanceText),
    '',
    ...keepLines(say, input, keeps, words.keepColumns.chance, (worth) => say.percent(worth, 2)),
  ].join('\n')
}

export function heroText(say: Messages, names: Names, input: OddsInput, hero: string, odds: HeroOdds): string {
  const words = say.odds
  const { board, worth, keeps, abilities } = odds
  const [best] = keeps
  const value = words.worth(say.number(worth, 2))
  const rows = abilities.map(({ id, worth: points, chance, keep, chanceForBoard }) => [
    `${names.ability(id)} (${names.need(board, id)})`,
    ...(keep ? [diceText(keep)] : []),
    say.number(points, 1),
    say.percent(chance, 1),
    say.percent(chanceForBoard, 1),
  ])
  const { ability, keep, worth: points, chance, chanceForBoard } = words.abilityColumns
  return [
    `${names.hero(hero)} · ${symbolsOf(names, hero)}`,
    inputText(say, input),
    '',
    ...foldText(best ? say.pair(adviceText(say, best), value) : value, screenWidth()),
    '',
    ...(best ? [...keepLines(say, input, keeps, points, (each) => say.number(each, 2)), ''] : []),
    ...columns([[ability, ...(best ? [keep] : []), points, chance, chanceForBoard], ...rows]),
    '',
    ...foldText(words.abilityNote, screenWidth()),
  ].join('\n')
}

export function goalName({ odds: { goals } }: Messages, goal: Goal): string {
  switch (goal.kind) {
    case 'alike':
      return goals.alike(goal.count)
    case 'straight':
      return goal.length === 4 ? goals.smallStraight : goals.largeStraight
    case 'full-house':
      return goals.fullHouse
    case 'sum':
      return goals.sum[goal.how](goal.points)
    case 'faces':
      return goal.faces.join(' ')
  }
}

function adviceText({ odds }: Messages, { dice, rolled }: Keep): string {
  if (rolled === 0) return odds.keepAll
  return dice.length === 0 ? odds.rollAll : odds.keepSome(diceText(dice), rolled)
}

/** Below one half, also as "1 in 36". */
function likelihood(say: Messages, chance: number): string {
  const percent = say.percent(chance, 2)
  if (chance <= 0 || chance >= 0.5) return percent
  return say.odds.oneIn(percent, say.number(1 / chance, chance > 0.1 ? 1 : 0))
}

/** The best few keeps, and the one that was asked about wherever it ranks. */
function keepLines(
  say: Messages,
  { keep }: OddsInput,
  keeps: readonly Keep[],
  heading: string,
  text: (worth: number) => string,
): string[] {
  const words = say.odds.keepColumns
  const isAsked = ({ dice }: Keep) => keep !== undefined && diceText(dice) === diceText(keep)
  const rows = keeps.flatMap((each, i) =>
    i < SHOWN_KEEPS || isAsked(each)
      ? [[`${i + 1}.`, diceText(each.dice), String(each.rolled), text(each.worth), isAsked(each) ? '←' : '']]
      : [],
  )
  return columns([['', words.keep, words.rolled, heading, ''], ...rows])
}

const inputText = ({ odds }: Messages, { hands, dice, left }: OddsInput): string =>
  dice ? odds.onTheTable(diceText(dice), left) : odds.unrolled(hands.dice, hands.sides, left)

/** `1–3 Bullet, 4–5 Dash, 6 Bullseye` */
function symbolsOf(names: Names, hero: string): string {
  const faces = Map.groupBy([1, 2, 3, 4, 5, 6], (die) => names.symbol(hero, die))
  return [...faces]
    .map(([symbol, dice]) => `${dice.length > 1 ? `${dice[0]}–${dice.at(-1)}` : dice[0]} ${symbol}`)
    .join(', ')
}

const diceText = (dice: readonly number[]): string => dice.join(' ') || '–'
