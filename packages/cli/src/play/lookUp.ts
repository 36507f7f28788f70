/** What a person may ask at the table instead of answering: rules, reasons, the log, the table again. */
import type { Offer } from '@alea/engine'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
import { foldText, hang } from '../terminal/text.ts'
import { menuOf, samplesOf } from './menu.ts'
import { pageThrough } from './pageThrough.ts'
import { consult, ruleLines, rulesOf } from './ruleBook.ts'
import type { Sitting } from './sitting.ts'

export async function aside(sitting: Sitting, offer: Offer, typed: string): Promise<void> {
  const { say, keyboard } = sitting.place
  const [word = '', ...rest] = typed.split(/\s+/)
  const wanted = rest.join(' ')
  if (word.startsWith('?')) {
    const { match, language } = sitting.place
    const sought = [word.slice(1), wanted].join(' ').trim()
    await pageThrough(keyboard, say, consult(rulesOf(match.game.id, language), sought, say, screenWidth()))
  } else if (word === 'w') for (const line of reasons(sitting, offer)) print(line)
  else if (word === 'l') for (const line of lastLines(sitting, Math.trunc(Math.abs(Number(wanted))) || 15)) print(line)
  else if (word === 't') {
    sitting.draw(offer.seat)
    sitting.question(offer)
  } else {
    const menu = menuOf(offer)
    const [sample] = samplesOf(menu, ({ value }) => sitting.label(offer, value))
    const { length } = menu.numbered
    const hint = word === '' ? say.typeANumber(length, sample?.typed) : say.notAnAnswer(typed, length, sample?.typed)
    for (const line of foldText(hint, screenWidth())) print(line)
  }
}

/** The options that are closed, each with the rule that closes it. */
function reasons(sitting: Sitting, offer: Offer): string[] {
  const { match, language, say } = sitting.place
  if (offer.unavailable.length === 0) return [say.nothingClosed]
  const rules = rulesOf(match.game.id, language)
  return offer.unavailable.flatMap(({ value, rule }) => {
    const written = rules.find(({ id }) => id === rule) ?? { id: rule, text: '', chapter: '' }
    return [
      `  ${paint('dim', '✗')} ${sitting.label(offer, value)}`,
      ...ruleLines(written, screenWidth() - 2).map((line) => `  ${line}`),
    ]
  })
}

/** What was told, not the entries of the log: those know how decks were shuffled and what others chose in secret. */
function lastLines({ told, place: { file, say } }: Sitting, count: number): string[] {
  const lines = told
    .slice(-count)
    .flatMap((sentence) => hang(paint('dim', '· '), foldText(sentence, screenWidth() - 2)))
  return [...lines, paint('dim', say.logIsIn(file.path))]
}
