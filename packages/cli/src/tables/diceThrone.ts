import { NAMES, type Option, optionOf, type View } from '@alea/dice-throne'
import type { Offer } from '@alea/engine'

import { paint } from '../terminal/paint.ts'
import { fold, foldText, hang, padTo, widthOf } from '../terminal/text.ts'
import type { Draw, DrawContext } from './drawContext.ts'

type Fighter = View['fighters'][number]

export const drawDiceThrone: Draw<View> = (view, context) => {
  const fighters = view.fighters.filter(({ seat }) => context.only === undefined || context.only === seat)
  return [
    ...(context.only === undefined ? [title(view, context)] : []),
    ...fighters.flatMap((fighter) => fighterLines(view, fighter, context)),
    ...(context.isOver ? [] : [...dice(view, context), ...damage(view, context)]),
  ]
}

function title({ turn, phase, active }: View, context: DrawContext): string {
  const { say, names, isOver } = context
  const now = say.diceThrone.turn(turn, NAMES[context.language].phase(phase), names[active]!)
  const text = ` ${isOver ? say.over : now} `
  return paint('dim', `──${text}${'─'.repeat(Math.max(0, context.width - 2 - text.length))}`)
}

function fighterLines(view: View, fighter: Fighter, context: DrawContext): string[] {
  const names = NAMES[context.language]
  const words = context.say.diceThrone
  const { seat, hero, cp, hand, deck, tokens, team } = fighter
  const marker = !context.isOver && context.awaited.includes(seat) ? paint(['bold', 'cyan'], '▶') : ' '
  const held = typeof hand === 'number' ? hand : hand.length
  const facts = [
    ...(hero === '' ? [] : [names.hero(hero)]),
    ...view.fighters.flatMap((one) =>
      one.team === team && one.seat !== seat ? [words.ally(context.names[one.seat]!)] : [],
    ),
    words.health(view.dials[team]!),
    words.cp(cp),
    words.cards(held, deck),
    ...(fighter.leader ? [words.leader] : []),
    ...(view.out.includes(seat) ? [words.defeated] : []),
  ]
  return [
    ...hang(
      `${marker} `,
      fold([paint('bold', context.names[seat]!), ...facts], paint('dim', ' · '), context.width - 2),
    ),
    ...labelled(
      words.tokens,
      tokens.map(({ id, count }) => paint('yellow', `${names.token(id)} ×${count}`)),
      context,
    ),
    ...labelled(
      words.companions,
      fighter.companions.map(({ id, state, dial }) => {
        const text = words.companion(
          names.companion(id),
          names.companionState(id, state, (holder) => context.names[holder]!),
        )
        return paint('yellow', dial ? `${text} ${dial.value}/${dial.most}` : text)
      }),
      context,
    ),
    ...labelled(words.book, [...fighter.laid, ...fighter.playing].map(names.card), context),
    ...board(fighter, context),
    ...handLines(fighter, context),
  ]
}

/** The viewer's own board in full, with what the dice allow highlighted; of other boards, names and levels. */
function board({ seat, board }: Fighter, context: DrawContext): string[] {
  const names = NAMES[context.language]
  const abilities = names.board(board)
  const offer = context.offer?.seat === seat ? context.offer : undefined
  const question = offer?.name
  const lighting = question === 'attempt' || question === 'defend'
  if (context.only !== undefined && !lighting) return []
  if (!lighting && question !== 'main') {
    const short = abilities.map(({ id, level }) => names.ability(id) + (level > 1 ? ` ${'I'.repeat(level)}` : ''))
    const listed = short.map((name, i) => (i < short.length - 1 ? `${name},` : name))
    return labelled(context.say.diceThrone.board, listed, context, ' ')
  }
  const open = offered(offer, abilityIn)
  return abilities.flatMap(({ id, text, tiers }) => {
    const lit = open.has(id) || tiers.some((tier) => open.has(tier))
    if (question === 'defend' && !lit) return []
    const lines = hang(lit ? '  ✦ ' : '    ', foldText(text, context.width - 4))
    return lines.map((line) => paint(lit ? ['bold', 'green'] : 'dim', line))
  })
}

/** The names of the options of this kind. */
const offered = (offer: Offer | undefined, name: (option: Option) => string | undefined): ReadonlySet<string> =>
  new Set(offer?.options.flatMap(({ value }) => name(optionOf(offer.name, value)) ?? []))

const abilityIn = (option: Option): string | undefined =>
  option.is === 'announce' ? option.tier : option.is === 'defend' ? option.ability : undefined

const playedIn = (option: Option): string | undefined => (option.is === 'play' ? option.card : undefined)

/** In the viewer's main phases every card in full, otherwise those that can be played now; the others by name. */
function handLines({ seat, hero, hand: cards, spells }: Fighter, context: DrawContext): string[] {
  if (typeof cards === 'number') return []
  const hand = [...cards, ...spells]
  const names = NAMES[context.language]
  const offer = context.offer?.seat === seat ? context.offer : undefined
  const playable = offered(offer, playedIn)
  const isRead = (id: string) => offer?.name === 'main' || playable.has(id)
  const others = hand.filter((id) => !isRead(id)).map((id) => `${names.card(id)} (${names.cardLine(hero, id).cost})`)
  return [
    ...hand.filter(isRead).flatMap((id) => {
      const { cost, text } = names.cardLine(hero, id)
      const head = `    ${paint('cyan', String(cost))} ${paint('bold', names.card(id))} `
      return hang(head, foldText(text, Math.max(20, context.width - names.card(id).length - 7)))
    }),
    ...labelled(context.say.diceThrone.hand, others, context),
  ]
}

/** The dice on the table, with their symbols and, where there are several, their places. */
function dice(view: View, context: DrawContext): string[] {
  const names = NAMES[context.language]
  const words = context.say.diceThrone
  return view.rolls.flatMap(({ owner, purpose, dice: faces, owners, by }) => {
    const cells = faces.map((die, i) => {
      const whose = owners?.[i] ?? owner
      const name = whose === owner ? '' : ` (${context.names[whose]!})`
      return `${paint('bold', `[${die}]`)} ${names.symbol(view.fighters[whose]!.hero, die)}${name}`
    })
    const notes = [
      ...(by ? [names.source(by)] : []),
      ...(purpose === 'offense' && !view.attack ? [words.attempts(view.attempts)] : []),
    ].map((note) => paint('dim', ` · ${note}`))
    return [
      `  ${words.dice(context.names[owner]!)}${notes.join('')}`,
      ...placed(cells, context.width - 4).map((row) => `    ${row}`),
    ]
  })
}

/** Cells side by side, the number of each under it. */
function placed(cells: readonly string[], width: number): string[] {
  if (cells.length === 1) return [...cells]
  const places = cells.map((cell, i) => padTo(` ${i + 1}`, widthOf(cell)))
  const [faces, numbers] = [cells, places].map((row) => fold(row, GAP, width))
  return faces!.flatMap((row, i) => [row, paint('dim', numbers![i]!.trimEnd())])
}

const GAP = '  '

/** The damage everybody is about to suffer, line by line in the order of the rules. */
function damage(view: View, context: DrawContext): string[] {
  const names = NAMES[context.language]
  const words = context.say.diceThrone
  const { attack } = view
  const target = attack ? context.names[attack.target] : undefined
  const head = attack ? [`  ${paint(['bold', 'red'], words.attack(names.ability(attack.tier), target))}`] : []
  const accounts = [
    ...view.fighters.map(({ seat, incoming }) => ({ seat, ...incoming })),
    ...(view.isolated ? [{ seat: view.isolated.to, ...view.isolated }] : []),
  ]
  return [
    ...head,
    ...accounts.flatMap(({ seat, lines, subtotal, final }) =>
      lines.length === 0
        ? []
        : hang(`  ${words.damage(context.names[seat]!)}  `, [
            ...lines.map(names.line),
            paint('bold', words.final(subtotal, final)),
          ]),
    ),
  ]
}

function labelled(label: string, cells: readonly string[], { width }: DrawContext, gap = '  '): string[] {
  if (cells.length === 0) return []
  return hang(`    ${paint('dim', label)} `, fold(cells, gap, width - label.length - 6))
}
