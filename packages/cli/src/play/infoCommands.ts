/** What a player may type instead of an answer: `?` rules, `w` why not, `l` latest events, `t` table. */
import type { Offer } from '@alea/engine'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import { foldText, hang } from '../terminal/text.ts'
import { menuOf, samplesOf } from './menu.ts'
import { pageThrough } from './pageThrough.ts'
import { ruleLines, rulesOf, searchRules } from './ruleBook.ts'
import type { PlaySession } from './session.ts'

export async function runInfoCommand(session: PlaySession, offer: Offer, typed: string): Promise<void> {
  const { game, language, say, keyboard } = session.parts
  const [word = '', ...rest] = typed.split(/\s+/)
  const wanted = rest.join(' ')
  if (word.startsWith('?')) {
    const sought = [word.slice(1), wanted].join(' ').trim()
    await pageThrough(keyboard, say, searchRules(rulesOf(game.id, language), sought, say, screenWidth()))
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

/** The unavailable options, each with the rule that forbids it. */
function unavailableLines(session: PlaySession, offer: Offer): string[] {
  const { game, language, say } = session.parts
  if (offer.unavailable.length === 0) return [say.play.nothingUnavailable]
  const rules = rulesOf(game.id, language)
  const labelOf = session.labelOf(offer)
  return offer.unavailable.flatMap(({ value, rule }) => {
    const written = rules.find(({ id }) => id === rule) ?? { id: rule, text: '', chapter: '' }
    return [
      `  ${paint('dim', '✗')} ${labelOf({ value })}`,
      ...ruleLines(written, screenWidth() - 2).map((line) => `  ${line}`),
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
