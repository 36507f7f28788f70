/** What a person may look up instead of answering: rules, reasons, the log, the table again. */
import type { Offer } from '@alea/engine'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import { foldText, hang } from '../terminal/text.ts'
import { menuOf, samplesOf } from './menu.ts'
import { pageThrough } from './pageThrough.ts'
import { consult, ruleLines, rulesOf } from './ruleBook.ts'
import type { PlaySession } from './session.ts'

export async function lookUp(session: PlaySession, offer: Offer, typed: string): Promise<void> {
  const { game, language, say, keyboard } = session.parts
  const [word = '', ...rest] = typed.split(/\s+/)
  const wanted = rest.join(' ')
  if (word.startsWith('?')) {
    const sought = [word.slice(1), wanted].join(' ').trim()
    await pageThrough(keyboard, say, consult(rulesOf(game.id, language), sought, say, screenWidth()))
  } else if (word === 'w') for (const line of reasons(session, offer)) print(line)
  else if (word === 'l') for (const line of lastLines(session, Math.trunc(Math.abs(Number(wanted))) || 15)) print(line)
  else if (word === 't') {
    session.draw(offer.seat)
    session.question(offer)
  } else {
    const menu = menuOf(offer)
    const [sample] = samplesOf(menu, ({ value }) => session.label(offer, value))
    const { length } = menu.numbered
    const hint = word === '' ? say.typeANumber(length, sample?.typed) : say.notAnAnswer(typed, length, sample?.typed)
    for (const line of foldText(hint, screenWidth())) print(line)
  }
}

/** The options that are closed, each with the rule that closes it. */
function reasons(session: PlaySession, offer: Offer): string[] {
  const { game, language, say } = session.parts
  if (offer.unavailable.length === 0) return [say.nothingClosed]
  const rules = rulesOf(game.id, language)
  return offer.unavailable.flatMap(({ value, rule }) => {
    const written = rules.find(({ id }) => id === rule) ?? { id: rule, text: '', chapter: '' }
    return [
      `  ${paint('dim', '✗')} ${session.label(offer, value)}`,
      ...ruleLines(written, screenWidth() - 2).map((line) => `  ${line}`),
    ]
  })
}

/** What was told, not the entries of the log: those know how decks were shuffled and what others chose in secret. */
function lastLines({ told, parts: { path, say } }: PlaySession, count: number): string[] {
  const lines = told
    .slice(-count)
    .flatMap((sentence) => hang(paint('dim', '· '), foldText(sentence, screenWidth() - 2)))
  return [...lines, paint('dim', say.logIsIn(path))]
}
