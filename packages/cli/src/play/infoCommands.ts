/** What a player may type instead of an answer: `?` rules, `w` why not, `l` latest events, `t` table. */
import { byReason, type Offer } from '@alea/engine'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import { foldText, hang } from '../terminal/text.ts'
import { menuOf, samplesOf } from './menu.ts'
import { pageThrough } from './pageThrough.ts'
import { ruleLines, rulesOf, searchRules } from './ruleBook.ts'
import type { PlaySession } from './session.ts'

export async function runInfoCommand(session: PlaySession, offer: Offer, typed: string): Promise<void> {
  const { game, language, say, keyboard, options } = session.parts
  const [word = '', ...rest] = typed.split(/\s+/)
  const wanted = rest.join(' ')
  if (word.startsWith('?')) {
    // Loaded only when asked for.
    const { inventoryOf } = await import('@alea/catalog/inventory')
    const content = inventoryOf(game.id, language, options)
    const sought = [word.slice(1), wanted].join(' ').trim()
    await pageThrough(keyboard, say, searchRules(rulesOf(game.id, language), content, sought, say, screenWidth()))
  } else if (word === 'w') for (const line of unavailableLines(session, offer)) print(line)
  else if (word === 'l') for (const line of lastLines(session, Math.trunc(Math.abs(Number(wanted))) || 15)) print(line)
  else if (word === 't') {
    session.draw(offer.seat)
    session.printQuestion(offer)
  } else {
    const menu = menuOf(offer)
    const [sample] = samplesOf(menu, session.labelOf(offer))
    const { length } = menu.numbered
    const hint =
      word === '' ? say.play.typeAnAnswer(length, sample?.typed) : say.play.notAnAnswer(typed, length, sample?.typed)
    for (const line of foldText(hint, screenWidth())) print(line)
  }
}

/** The unavailable options, those with the same reason together; where the game gives none, the rule is quoted. */
function unavailableLines(session: PlaySession, offer: Offer): string[] {
  const { game, language, say } = session.parts
  if (offer.unavailable.length === 0) return [say.play.nothingUnavailable]
  const rules = rulesOf(game.id, language)
  const labelOf = session.labelOf(offer)
  const closed = offer.unavailable.map(({ value, rule, why }) => ({
    value,
    rule,
    why: why === undefined ? undefined : game.text[language].whyNot?.(why),
  }))
  return byReason(closed).flatMap(({ why, rule, options }) => {
    const labels = options.map(labelOf).join(', ')
    const line = why === undefined ? labels : say.play.unavailable(why, rule, labels)
    const written = rules.find(({ id }) => id === rule) ?? { id: rule, text: '', chapter: '' }
    return [
      ...hang(`  ${paint('dim', '✗')} `, foldText(line, screenWidth() - 4)),
      ...(why === undefined ? ruleLines(written, screenWidth() - 2).map((text) => `  ${text}`) : []),
    ]
  })
}

/** Sentences already shown, not entries of the log: those reveal shuffles and what others chose secretly. */
function lastLines({ shown, parts: { path, say } }: PlaySession, count: number): string[] {
  const lines = shown
    .slice(-count)
    .flatMap((sentence) => hang(paint('dim', '· '), foldText(sentence, screenWidth() - 2)))
  return [...lines, paint('dim', say.play.logIsIn(path))]
}
