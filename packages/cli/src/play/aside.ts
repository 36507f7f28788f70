/** What a person may ask at the table instead of answering: rules, reasons, the log, the table again. */
import { entryText, type Offer } from '@alea/engine'
import { paint, screenWidth } from '../terminal/paint.ts'
import { print } from '../terminal/print.ts'
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
  else if (word === 'l') for (const line of lastLines(sitting, Number(wanted) || 15)) print(line)
  else if (word === 't') {
    sitting.draw(offer.seat)
    sitting.question(offer)
  } else {
    const menu = menuOf(offer)
    const [sample] = samplesOf(menu, ({ value }) => sitting.label(offer, value))
    const { length } = menu.numbered
    print(word === '' ? say.typeANumber(length, sample?.typed) : say.notAnAnswer(typed, length, sample?.typed))
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

function lastLines({ place: { match, file, say } }: Sitting, count: number): string[] {
  const first = Math.max(0, match.entries.length - count)
  const lines = match.entries
    .slice(first)
    .map((entry, i) => `  ${paint('dim', String(first + i + 1).padStart(4))}  ${entryText(entry)}`)
  return [...lines, paint('dim', say.logIsIn(file.path))]
}
