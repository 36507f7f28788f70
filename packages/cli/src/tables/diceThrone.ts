import { type Names, namesEn, namesFr, type View } from '@alea/dice-throne'
import type { Language } from '@alea/engine'
import { paint } from '../terminal/paint.ts'
import { fold, foldText, hang } from '../terminal/text.ts'
import type { Draw, Scene } from './scene.ts'

type Fighter = View['fighters'][number]

const NAMES: Readonly<Record<Language, Names>> = { en: namesEn, fr: namesFr }

export const drawDiceThrone: Draw<View> = (view, scene) => {
  const fighters = view.fighters.filter(({ seat }) => scene.only === undefined || scene.only === seat)
  return [
    ...(scene.only === undefined ? [title(view, scene)] : []),
    ...fighters.flatMap((fighter) => fighterLines(view, fighter, scene)),
    ...dice(view, scene),
    ...damage(view, scene),
  ]
}

function title({ turn, phase, active }: View, scene: Scene): string {
  const text = ` ${scene.say.diceThrone.turn(turn, NAMES[scene.language].phase(phase), scene.names[active]!)} `
  return paint('dim', `──${text}${'─'.repeat(Math.max(0, scene.width - 2 - text.length))}`)
}

function fighterLines(view: View, fighter: Fighter, scene: Scene): string[] {
  const names = NAMES[scene.language]
  const words = scene.say.diceThrone
  const { seat, hero, cp, hand, deck, tokens, team } = fighter
  const marker = scene.awaited.includes(seat) ? paint(['bold', 'cyan'], '▶') : ' '
  const held = typeof hand === 'number' ? hand : hand.length
  const facts = [
    names.hero(hero),
    words.health(view.dials[team]!),
    words.cp(cp),
    words.cards(held, deck),
    ...(fighter.leader ? [words.leader] : []),
    ...(view.out.includes(seat) ? [words.defeated] : []),
  ]
  return [
    `${marker} ${paint('bold', scene.names[seat]!)} ${paint('dim', '·')} ${facts.join(paint('dim', ' · '))}`,
    ...labelled(
      words.tokens,
      tokens.map(({ id, count }) => paint('yellow', `${names.token(id)} ×${count}`)),
      scene,
    ),
    ...labelled(words.book, fighter.laid.map(names.card), scene),
    ...board(fighter, scene),
    ...handLines(fighter, scene),
  ]
}

/** One's own board in full, what the dice allow lit; of others, names and levels. */
function board({ seat, sheet }: Fighter, scene: Scene): string[] {
  const names = NAMES[scene.language]
  const abilities = names.board(sheet)
  const mine = scene.offer?.seat === seat && (scene.offer.name === 'attempt' || scene.offer.name === 'main')
  if (!mine) {
    const short = abilities.map(({ id, level }) => names.ability(id) + (level > 1 ? ` ${'I'.repeat(level)}` : ''))
    return labelled(scene.say.diceThrone.board, short, scene, ', ')
  }
  const open = new Set(scene.offer?.options.map(({ key }) => key.replace(/^announce:/, '')))
  return abilities.flatMap(({ text, tiers }) => {
    const lit = tiers.some((tier) => open.has(tier))
    const lines = hang(lit ? '  ✦ ' : '    ', foldText(text, scene.width - 4))
    return lines.map((line) => paint(lit ? ['bold', 'green'] : 'dim', line))
  })
}

function handLines({ hero, hand }: Fighter, scene: Scene): string[] {
  if (typeof hand === 'number' || hand.length === 0) return []
  const names = NAMES[scene.language]
  return hand.flatMap((id) => {
    const { cost, text } = names.cardLine(hero, id)
    const head = `    ${paint('cyan', String(cost))} ${paint('bold', names.card(id))} `
    return hang(head, foldText(text, Math.max(20, scene.width - names.card(id).length - 7)))
  })
}

/** The dice on the table, with their symbols. */
function dice(view: View, scene: Scene): string[] {
  const names = NAMES[scene.language]
  const words = scene.say.diceThrone
  return view.rolls.flatMap(({ owner, purpose, dice: faces }) => {
    const hero = view.fighters[owner]!.hero
    const cells = faces.map((die) => paint('bold', `[${die}]`) + names.symbol(hero, die))
    const left = purpose === 'offense' && !view.attack ? `  ${paint('dim', words.attempts(view.attempts))}` : ''
    return hang(`  ${words.dice(scene.names[owner]!)}  `, [cells.join('  ') + left])
  })
}

/** What everybody is about to suffer, line by line in the order of the rules. */
function damage(view: View, scene: Scene): string[] {
  const names = NAMES[scene.language]
  const words = scene.say.diceThrone
  const { attack } = view
  const target = attack && attack.target >= 0 ? scene.names[attack.target]! : '?'
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
        : hang(
            `  ${words.damage(scene.names[seat]!)}  `,
            fold([...lines.map(names.line), words.final(subtotal, final)], '  ', scene.width - 24),
          ),
    ),
  ]
}

function labelled(label: string, cells: readonly string[], { width }: Scene, gap = '  '): string[] {
  if (cells.length === 0) return []
  return hang(`    ${paint('dim', label)} `, fold(cells, gap, width - label.length - 6))
}
