import {
  type CardId,
  FACES,
  diceForgeNames as NAMES,
  optionOf,
  RESOURCES,
  type Resource,
  TOKENS,
  type View,
} from '@alea/dice-forge'
import type { Offer } from '@alea/engine'
import { type Paint, paint } from '../terminal/paint.ts'
import { fold, foldText, hang, padTo, widthOf } from '../terminal/text.ts'
import type { Draw, DrawContext } from './drawContext.ts'

type Hero = View['heroes'][number]
type Pile = View['islands'][number]['piles'][number]

const COLOURS: Readonly<Record<Resource, Paint>> = {
  gold: 'yellowBright',
  sun: 'redBright',
  moon: 'cyanBright',
  glory: 'greenBright',
}
const SIGNS: Readonly<Record<Resource, string>> = { gold: '●', sun: '☼', moon: '☾', glory: '★' }

export const drawDiceForge: Draw<View> = (view, context) => {
  const heroes = view.heroes.filter(({ seat }) => context.only === undefined || context.only === seat)
  // Whoever is asked comes last, right above the question.
  const isAsked = ({ seat }: Hero) => seat === context.offer?.seat
  const inOrder = [...heroes.filter((hero) => !isAsked(hero)), ...heroes.filter(isAsked)]
  const rows = inOrder.flatMap((hero) => heroLines(hero, context))
  if (context.only !== undefined) return [...within(context), ...rows]
  return [
    title(view, context),
    ...legend(context),
    ...temple(view, context),
    ...islands(view, context),
    ...within(context),
    ...rows,
  ]
}

/** What the cards within reach do. */
function within({ offer, only, language, width }: DrawContext): string[] {
  const names = NAMES[language]
  // A wide table has just shown what every card does.
  if (only === undefined && width >= WIDE) return []
  return offeredCards(offer, 'exploit').flatMap((card) =>
    hang(`  ${paint(['bold', 'green'], '✦')} `, foldText(`${names.card(card)} — ${names.cardText(card)}`, width - 4)),
  )
}

/** The cards that may be taken, or called as reinforcements. */
const offeredCards = (offer: Offer | undefined, to: 'exploit' | 'reinforce'): CardId[] =>
  (offer?.options ?? []).flatMap(({ value }) => {
    const option = optionOf(offer!.name, value)
    return option.is === to ? [option.card] : []
  })

function title({ round, rounds, step, active }: View, context: DrawContext): string {
  const names = NAMES[context.language]
  const now = context.isOver ? context.say.over : `${context.names[active]} · ${names.phase(step)}`
  const text = ` ${names.heading('round')} ${round}/${rounds} · ${now} `
  return paint('dim', `──${text}${'─'.repeat(Math.max(0, context.width - 2 - text.length))}`)
}

/** The signs; where the table does not say what every card does, how to ask. */
function legend({ language, say, width, offer }: DrawContext): string[] {
  const signs = RESOURCES.map((resource) => `${sign(resource)} ${paint('dim', NAMES[language].resource(resource))}`)
  return [`  ${signs.join('   ')}`, ...(width < WIDE && offer ? [paint('dim', `  ${say.diceForge.askCard}`)] : [])]
}

/** From this width on, the table says what every card does, whether it can be paid or not. */
const WIDE = 120

const sign = (resource: Resource): string => paint(COLOURS[resource], SIGNS[resource])
const amount = (count: number, resource: Resource): string => paint(COLOURS[resource], `${count}${SIGNS[resource]}`)

/** `2●+1☾`, `1●/1☼/1☾`; special faces by name. */
function face(id: string, { language }: DrawContext): string {
  const power = FACES.find((one) => one.id === id)?.power
  const all = (amounts: readonly number[]) =>
    RESOURCES.flatMap((resource, i) => (amounts[i]! > 0 ? [amount(amounts[i]!, resource)] : [])).join('+')
  if (power?.kind === 'gain') return all(power.gives)
  if (power?.kind === 'choice') return power.among.map(all).join('/')
  if (power?.kind === 'shield') return `${paint('magentaBright', SHIELD)}${all(power.gives)}`
  return paint('magentaBright', NAMES[language].face(id))
}
const SHIELD = '⛨'

/** What gold can buy, by price; then what only cards give. */
function temple({ sanctuary, gardens }: View, context: DrawContext): string[] {
  const names = NAMES[context.language]
  const pools = sanctuary.map(({ price, faces }) => `${amount(price, 'gold')}: ${pool(faces, context)}`)
  return [
    ...labelled(names.heading('sanctuary'), pools, context),
    ...labelled(
      names.heading('gardens'),
      gardens.map(({ faces }) => pool(faces, context)),
      context,
    ),
  ]
}

function pool(faces: readonly { face: string }[], context: DrawContext): string {
  const ids = [...new Set(faces.map((one) => one.face))]
  const counted = ids.map((id) => {
    const count = faces.filter((one) => one.face === id).length
    return face(id, context) + (count > 1 ? paint('dim', `×${count}`) : '')
  })
  return counted.join(' ') || paint('dim', '–')
}

function islands({ islands: all }: View, context: DrawContext): string[] {
  const names = NAMES[context.language]
  const offered = offeredCards(context.offer, 'exploit')
  return all.flatMap(({ island, hero, piles }) => {
    const who = hero === null ? '' : ` ${paint(['bold', 'cyan'], `♟${context.names[hero]}`)}`
    const head = `  ${paint('dim', `${names.island(island)}`)}${who} `
    if (context.width >= WIDE)
      return hang(
        head,
        piles.flatMap((pile) => effectLines(pile, head, offered, context)),
      )
    return hang(
      head,
      fold(
        piles.map((pile) => pileText(pile, offered, context)),
        paint('dim', ' · '),
        context.width - widthOf(head),
      ),
    )
  })
}

function effectLines(pile: Pile, head: string, offered: readonly CardId[], context: DrawContext): string[] {
  const facts = `${pileText(pile, offered, context)}  `
  const effect = foldText(NAMES[context.language].cardText(pile.card), context.width - widthOf(head) - widthOf(facts))
  return hang(
    facts,
    effect.map((line) => paint('dim', line)),
  )
}

/** What can be taken now is marked. */
function pileText({ card, sun, moon, glory, left }: Pile, offered: readonly CardId[], context: DrawContext): string {
  const names = NAMES[context.language]
  const open = offered.includes(card)
  const price = [sun > 0 ? amount(sun, 'sun') : '', moon > 0 ? amount(moon, 'moon') : ''].join('')
  const facts = `${price} ${names.card(card)} ${glory > 0 ? amount(glory, 'glory') : ''}${paint('dim', `×${left}`)}`
  if (left === 0) return paint('dim', names.card(card))
  return open ? `${paint(['bold', 'green'], '✦')}${facts}` : facts
}

function heroLines(hero: Hero, context: DrawContext): string[] {
  const names = NAMES[context.language]
  const { seat, caps, hammer, tokens, forging } = hero
  const marker = !context.isOver && context.awaited.includes(seat) ? paint(['bold', 'cyan'], '▶') : ' '
  const facts = [
    paint('bold', context.names[seat]!),
    `${amount(hero.gold, 'gold')}${paint('dim', `/${caps.gold}`)}`,
    `${amount(hero.sun, 'sun')}${paint('dim', `/${caps.shards}`)}`,
    `${amount(hero.moon, 'moon')}${paint('dim', `/${caps.shards}`)}`,
    `${amount(hero.glory, 'glory')}${hero.printed > 0 ? ` + ${amount(hero.printed, 'glory')}` : ''}`,
    ...(hammer ? [`${names.heading('hammer')} ${'I'.repeat(hammer.pass)} ${hammer.space}/${hammer.spaces}`] : []),
    ...TOKENS.flatMap((token) => (tokens[token] > 0 ? [`${names.card(token)} ×${tokens[token]}`] : [])),
  ]
  return [
    ...hang(`${marker} `, fold(facts, paint('dim', ' · '), context.width - 2)),
    ...dice(hero, context),
    ...(forging ? [`    ${paint('dim', names.heading('forging'))} ${face(forging.face, context)}`] : []),
    ...cards(hero, context),
  ]
}

/** Both dice, all six faces of each; the one displayed stands out. */
function dice({ dice: both }: Hero, context: DrawContext): string[] {
  const rows = both.map(({ faces, shown }) =>
    faces.map((one, i) => {
      const text = face(one.face, context)
      return i === shown && !context.isOver ? `${paint(['bold', 'cyan'], '▸')}${text}` : ` ${text}`
    }),
  )
  // Between two questions only lines that changed are drawn: a die is then one line, without a frame.
  if (context.only !== undefined)
    return both.map(({ die }, i) => `${INDENT}${paint('dim', NAMES[context.language].die(die))} ${rows[i]!.join(' ')}`)
  const drawn = both.map(({ die }, i) => dieNet(NAMES[context.language].die(die), rows[i]!))
  const side = drawn[0]!.map((line, i) => `${padTo(line, widthOf(drawn[0]![0]!))}  ${drawn[1]![i]!}`)
  return widthOf(side[0]!) + INDENT.length <= context.width
    ? side.map((line) => INDENT + line)
    : drawn.flat().map((line) => INDENT + line)
}

const INDENT = '    '

function dieNet(name: string, cells: readonly string[]): string[] {
  const widths = cells.map((cell) => widthOf(cell) + 1)
  const edge = (left: string, middle: string, right: string) =>
    left + widths.map((width) => '─'.repeat(width)).join(middle) + right
  const top = edge('┌', '┬', '┐')
  return [
    `${paint('dim', `┌${name}`)}${paint('dim', top.slice(Math.min(top.length - 1, 1 + widthOf(name))))}`,
    paint('dim', '│') + cells.map((cell, i) => padTo(cell, widths[i]!)).join(paint('dim', '│')) + paint('dim', '│'),
    paint('dim', edge('└', '┴', '┘')),
  ]
}

/** What reinforcement cards do is shown while they may be called. */
function cards({ seat, cards: owned }: Hero, context: DrawContext): string[] {
  if (owned.length === 0) return []
  const names = NAMES[context.language]
  const ids = [...new Set(owned.map(({ card }) => card))]
  const counted = ids.map((id) => {
    const count = owned.filter(({ card }) => card === id).length
    return names.card(id) + (count > 1 ? ` ×${count}` : '')
  })
  const callable = context.offer?.seat === seat ? offeredCards(context.offer, 'reinforce') : []
  return [
    ...labelled(names.heading('cards'), counted, context),
    ...callable.flatMap((id) => hang(`      ${paint('green', '✦')} `, foldText(names.cardText(id), context.width - 8))),
  ]
}

function labelled(label: string, cells: readonly string[], { width }: DrawContext): string[] {
  const head = `  ${paint('dim', label)} `
  return hang(head, fold(cells, '   ', width - widthOf(head)))
}
