import {
  type Creature,
  type Fighter,
  battleDiceNames as NAMES,
  RACE,
  RACES,
  type Race,
  type View,
} from '@alea/battle-dice'
import type { Seat } from '@alea/engine'
import { columns } from '../terminal/columns.ts'
import { hasColours, type Paint, paint } from '../terminal/paint.ts'
import { fold, hang, padTo, widthOf } from '../terminal/text.ts'
import type { Draw, DrawContext } from './drawContext.ts'

type Trainer = View['trainers'][number]

/** As the real dice, except for two that would be invisible: white on a light screen, black on a dark one. */
const COLOURS: Readonly<Record<Race, Paint>> = {
  goblin: 'bold',
  orc: 'yellow',
  dwarf: 'redBright',
  elf: 'greenBright',
  troll: 'blueBright',
  mage: 'magentaBright',
}

const MARKS = { shielding: '◆', shielded: '◇', kept: '∞', chosen: '✓' } as const
type Mark = keyof typeof MARKS

const marksOf = (fighter: Fighter, view: View): Mark[] =>
  (Object.keys(MARKS) as Mark[]).filter((mark) =>
    mark === 'chosen' ? view.chosen.includes(fighter.die) : fighter[mark],
  )

export const drawBattleDice: Draw<View> = (view, context) => {
  const trainers = view.trainers.filter(({ seat }) => context.only === undefined || context.only === seat)
  const rows = trainers.flatMap((trainer) => trainerLines(view, trainer, context))
  if (context.only !== undefined) return [...rows, ...legend(view, trainers, context)]
  return [
    title(view, context),
    ...stock(view, context),
    ...(context.isOver ? [] : ladder(view, context)),
    '',
    ...rows,
    ...legend(view, trainers, context),
  ]
}

function title({ turn, first }: View, { say, names, width, isOver }: DrawContext): string {
  const text = ` ${isOver ? say.over : say.battleDice.turn(turn, names[first]!)} `
  return paint('dim', `──${text}${'─'.repeat(Math.max(0, width - 2 - text.length))}`)
}

function stock({ stock, dead }: View, context: DrawContext): string[] {
  const { say } = context
  const lines = columns([
    ['', '', ...stock.map(({ race }) => raceName(race, context))],
    ['', say.battleDice.stock, ...stock.map(({ left }) => (left === 0 ? paint('red', '0') : String(left)))],
    ['', say.battleDice.price, ...stock.map(({ race }) => String(RACE[race].cost))],
  ])
  if (dead.length > 0) lines.push(`  ${say.battleDice.dead} ${dead.map((race) => raceName(race, context)).join(', ')}`)
  return lines
}

/** The rungs in order, the current one highlighted. */
function ladder({ step }: View, context: DrawContext): string[] {
  const rungs = NAMES[context.language].rungs.map((rung, i) => {
    if (i + 1 !== step) return paint('dim', rung)
    return hasColours() ? paint(['bold', 'inverse'], rung) : `[${rung}]`
  })
  return fold(rungs, paint('dim', '›'), context.width - 2).map((line) => `  ${line}`)
}

function trainerLines(view: View, trainer: Trainer, context: DrawContext): string[] {
  const { seat, gold, value, earning, locker, arena, infirmary } = trainer
  const words = context.say.battleDice
  const marker = !context.isOver && context.awaited.includes(seat) ? paint(['bold', 'cyan'], '▶') : ' '
  const facts = [words.value(value), view.step > 0 ? words.earning(earning) : words.gold(gold)]
  const row = arena.map((fighter, i) => fighterCell(view, fighter, `${i + 1}`, seat, context))
  return [
    `${marker} ${paint('bold', context.names[seat]!)} ${paint('dim', '·')} ${facts.join(paint('dim', ' · '))}`,
    ...labelled(words.arena, row.length > 0 ? row : [EMPTY], context),
    ...besideArena(zone(infirmary, context), `${paint('dim', words.locker)} ${zone(locker, context)}`, context),
  ]
}

const EMPTY = '–'

function labelled(label: string, cells: readonly string[], context: DrawContext): string[] {
  const heading = headingOf(label, context)
  return hang(heading, fold(cells, '   ', context.width - widthOf(heading)))
}

const headingOf = (label: string, { say }: DrawContext): string =>
  `    ${paint('dim', padTo(label, Math.max(widthOf(say.battleDice.arena), widthOf(say.battleDice.infirmary))))} `

/** [BD-3.1] The infirmary on the left, the locker room in the right half; on a line of its own where both do not fit. */
function besideArena(infirmary: string, locker: string, context: DrawContext): string[] {
  const left = headingOf(context.say.battleDice.infirmary, context) + infirmary
  const half = Math.floor(context.width / 2)
  const line = `${padTo(left, half)}${widthOf(left) < half ? '' : '   '}${locker}`
  if (widthOf(line) <= context.width) return [line]
  return [left, ' '.repeat(Math.max(0, Math.min(half, context.width - widthOf(locker)))) + locker]
}

/** `2 orc [1 + KO 1]◇`; the creature whose power is being used stands out. */
function fighterCell(view: View, fighter: Fighter, place: string, row: Seat, context: DrawContext): string {
  const { die, race, text, owner } = fighter
  const acts = actingDie(context) === die
  const face = text === undefined ? '' : ` [${NAMES[context.language].face(text)}]`
  const marks = marksOf(fighter, view).map((mark) => MARKS[mark])
  const foreign = owner === row ? '' : ` (${context.names[owner]})`
  const cell = `${paint('dim', place)} ${paint(COLOURS[race], NAMES[context.language].race(race))}${face}`
  return `${acts ? paint(['bold', 'cyan'], `»${cell}«`) : cell}${paint('cyan', marks.join(''))}${foreign}`
}

/** Questions about a power carry the die that uses it. */
const actingDie = ({ offer }: DrawContext): number | undefined => (offer?.params as { die?: number } | undefined)?.die

/** Creatures by race, cheapest first: outside the arena, creatures of one race are identical. */
function zone(creatures: readonly Creature[], context: DrawContext): string {
  const words = RACES.flatMap((race) => {
    const count = creatures.filter((creature) => creature.race === race).length
    return count === 0 ? [] : [raceName(race, context) + (count > 1 ? ` ×${count}` : '')]
  })
  return words.join(', ') || EMPTY
}

const raceName = (race: Race, { language }: DrawContext): string => paint(COLOURS[race], NAMES[language].race(race))

/** Explains the marks that are on the table now. */
function legend(view: View, trainers: readonly Trainer[], { say }: DrawContext): string[] {
  const seen = new Set(trainers.flatMap(({ arena }) => arena.flatMap((fighter) => marksOf(fighter, view))))
  if (seen.size === 0) return []
  return [paint('dim', `    ${[...seen].map((mark) => `${MARKS[mark]} ${say.battleDice[mark]}`).join('   ')}`)]
}
