import { heroIds, NAMES, type Names } from '@alea/dice-throne'
import { InputError } from '@alea/engine'
import { readArguments } from '../arguments.ts'
import { type Command, type Context, EXIT } from '../command.ts'
import type { Messages } from '../messages/messages.ts'
import { type BoardOdds, boardOdds } from '../odds/board.ts'
import { type Goal, isReached, readGoal } from '../odds/goal.ts'
import { type Keep, payoffOf, rankedKeeps, solved, worthOf } from '../odds/keeps.ts'
import { readTable, type Table } from '../odds/table.ts'
import { rounded } from '../simulate/report.ts'
import { columns } from '../terminal/columns.ts'
import { screenWidth } from '../terminal/paint.ts'
import { print, printJson } from '../terminal/print.ts'
import { foldText } from '../terminal/text.ts'

/** The dice of every hero, before they are rolled. */
const HERO_DICE = '5d6'
/** Keeps that are shown; with --json, all of them. */
const A_FEW = 5

export const odds: Command = (args, context) => {
  const { say } = context
  const { values, positionals } = readArguments(
    args,
    {
      for: { type: 'string' },
      hero: { type: 'string' },
      keep: { type: 'string' },
      left: { type: 'string' },
      sides: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
    { min: 0, max: 1 },
    say,
  )
  const { hero, for: wanted } = values
  if (hero !== undefined && wanted !== undefined) throw new InputError(say.odds.heroOrGoal)
  const [text = hero === undefined ? undefined : HERO_DICE] = positionals
  if (text === undefined) throw new InputError(say.missingArgument)
  const table = readTable(say, text, values)
  if (hero !== undefined) tellBoard(context, table, checkHero(say, hero, table), values.json)
  else if (wanted !== undefined) tellGoal(context, table, wanted, values.json)
  else throw new InputError(say.optionNeeded('--for'))
  return EXIT.well
}

function checkHero(say: Messages, hero: string, { hands }: Table): string {
  if (!heroIds().includes(hero)) throw new InputError(say.odds.unknownHero(hero, heroIds()))
  if (hands.dice !== 5 || hands.sides !== 6) throw new InputError(say.odds.heroDice)
  return hero
}

function tellGoal({ say }: Context, table: Table, text: string, json: boolean): void {
  const goal = readGoal(say, text)
  const payoff = payoffOf(table.hands, (dice) => (isReached(goal, dice) ? 1 : 0))
  const { dice: count, sides } = table.hands
  if (!payoff.includes(1)) throw new InputError(say.odds.impossible(say.odds.goal(goal), count, sides))
  const plan = solved(table, payoff)
  const chance = worthOf(table, plan)
  const keeps = rankedKeeps(table, plan)
  if (json)
    printJson({
      ...described(table),
      for: text,
      chance: rounded(chance),
      keeps: keeps.map(({ dice, worth }) => ({ keep: dice, chance: rounded(worth) })),
    })
  else print(goalText(say, table, goal, chance, keeps))
}

function goalText(say: Messages, table: Table, goal: Goal, chance: number, keeps: readonly Keep[]): string {
  const words = say.odds
  const heading = `${situation(say, table)}, ${words.playingFor(words.goal(goal))}`
  const likely = words.chance(say.percent(chance, 2), oneIn(say, chance))
  const [best] = keeps
  if (!best) return [heading, '', likely].join('\n')
  return [
    heading,
    '',
    say.pair(words.advice(shown(best.dice), best.dice.length, best.rolled), likely),
    '',
    ...keepLines(say, table, keeps, words.keepColumns.chance, (worth) => say.percent(worth, 2)),
  ].join('\n')
}

function tellBoard({ say, language }: Context, table: Table, hero: string, json: boolean): void {
  const found = boardOdds(table, hero)
  if (json)
    printJson({
      hero,
      ...described(table),
      worth: rounded(found.worth),
      keeps: found.keeps.map(({ dice, worth }) => ({ keep: dice, worth: rounded(worth) })),
      abilities: found.abilities.map(({ id, worth, chance, keep, along }) => ({
        id,
        worth: rounded(worth),
        chance: rounded(chance),
        keep,
        chanceForTheBoard: rounded(along),
      })),
    })
  else print(boardText(say, NAMES[language], table, hero, found))
}

function boardText(say: Messages, names: Names, table: Table, hero: string, found: BoardOdds): string {
  const words = say.odds
  const { board, worth, keeps, abilities } = found
  const [best] = keeps
  const value = words.worth(say.number(worth, 2))
  const rows = abilities.map(({ id, worth: points, chance, keep, along }) => [
    `${names.ability(id)} (${names.need(board, id)})`,
    ...(keep ? [shown(keep)] : []),
    say.number(points, 1),
    say.percent(chance, 1),
    say.percent(along, 1),
  ])
  const { ability, keep, worth: points, chance, along } = words.abilityColumns
  return [
    `${names.hero(hero)} · ${symbolsOf(names, hero)}`,
    situation(say, table),
    '',
    ...foldText(
      best ? say.pair(words.advice(shown(best.dice), best.dice.length, best.rolled), value) : value,
      screenWidth(),
    ),
    '',
    ...(best ? [...keepLines(say, table, keeps, points, (each) => say.number(each, 2)), ''] : []),
    ...columns([[ability, ...(best ? [keep] : []), points, chance, along], ...rows]),
    '',
    ...foldText(words.abilityNote, screenWidth()),
  ].join('\n')
}

/** The best few keeps, and the one that was asked about wherever it stands. */
function keepLines(
  say: Messages,
  { keep }: Table,
  keeps: readonly Keep[],
  heading: string,
  text: (worth: number) => string,
): string[] {
  const words = say.odds.keepColumns
  const isAsked = ({ dice }: Keep) => keep !== undefined && shown(dice) === shown(keep)
  const rows = keeps.flatMap((each, i) =>
    i < A_FEW || isAsked(each)
      ? [[`${i + 1}.`, shown(each.dice), String(each.rolled), text(each.worth), isAsked(each) ? '←' : '']]
      : [],
  )
  return columns([['', words.keep, words.rolled, heading, ''], ...rows])
}

const situation = (say: Messages, { hands, dice, left }: Table): string =>
  dice ? say.odds.onTheTable(shown(dice), left) : say.odds.unrolled(hands.dice, hands.sides, left)

const described = ({ hands: { dice: count, sides }, dice, left, keep }: Table) => ({
  dice: dice ?? `${count}d${sides}`,
  sides,
  left,
  ...(keep ? { asked: keep } : {}),
})

/** `1–3 Bullet, 4–5 Dash, 6 Bullseye` */
function symbolsOf(names: Names, hero: string): string {
  const faces = Map.groupBy([1, 2, 3, 4, 5, 6], (die) => names.symbol(hero, die))
  return [...faces]
    .map(([symbol, dice]) => `${dice.length > 1 ? `${dice[0]}–${dice.at(-1)}` : dice[0]} ${symbol}`)
    .join(', ')
}

const shown = (dice: readonly number[]): string => dice.join(' ') || '–'
const oneIn = (say: Messages, chance: number): string | undefined =>
  chance > 0 && chance < 0.5 ? say.number(1 / chance, chance > 0.1 ? 1 : 0) : undefined
