import { type DiceCity, diceCity } from '@alea/dice-city'
import {
  advance,
  answer,
  answerChance,
  awaited,
  checkOptions,
  fast,
  LANGUAGES,
  type Language,
  random,
  start,
} from '@alea/engine'
import { describe, expect, it, vi } from 'vitest'
import type { DrawContext } from '../src/tables/drawContext.ts'
import { tableOf } from '../src/tables/tableOf.ts'
import { widthOf } from '../src/terminal/text.ts'
import { MESSAGES } from '../src/text/index.ts'

vi.stubEnv('FORCE_COLOR', '0')

const NAMES = ['Anna', 'Ben', 'Clio', 'Dora']

function drawn(g: DiceCity, language: Language, only?: number): string[] {
  const offer = awaited(g, advance(g), g.active)?.offer
  const context: DrawContext = {
    language,
    say: MESSAGES[language],
    names: NAMES,
    awaited: [g.active],
    ...(offer ? { offer } : {}),
    ...(only === undefined ? {} : { only }),
    width: 80,
  }
  return tableOf('dice-city')(diceCity.view(g, g.active), context)
}

const table = (seats: number, words: Readonly<Record<string, string>>): DiceCity => {
  const g = start<DiceCity>(diceCity.setup(seats, checkOptions(diceCity.options, {}, seats)), diceCity.rules)
  for (const [subject, value] of Object.entries(words)) diceCity.vocabulary.set(g, subject, value)
  return g
}

describe('the table of Dice City', () => {
  const words = {
    'p1 city': 'R1:great-wall R2:manor! K6:market-place',
    'p1 dice': 'R2 K6',
    'p1 stock': '2/0/1',
    'p2 points': '77',
    strength: '3',
    phase: 'dice',
  }

  it('shows the city as a grid: dice, walls counted, what is deactivated', () => {
    const lines = drawn(table(2, words), 'en', 0)
    expect(lines.filter((line) => /^ {2}[RK] |★\d/.test(line))).toMatchInlineSnapshot(`
      [
        "  R Great Wall  Manor       Traveller   Militia     Small House Mountain",
        "    ◆5 ★3       [2] ✗ ★2",
        "  K Mountain    Cave        Forest      Mountain    Cave        Market Pla…",
        "                                                                [6] ◆4 ★2",
      ]
    `)
    expect(lines.join('\n')).toContain('stock 2 wood, 0 stone, 1 iron')
    expect(lines.join('\n')).toContain('strength 3')
  })

  it('keeps the tokens of others face down', () => {
    const text = drawn(table(2, words), 'fr').join('\n')
    expect(text).toContain('0 PV et jetons cachés')
    expect(text).not.toContain('77')
  })

  it('shows both rows alone, the goal, and bandits without end', () => {
    const text = drawn(table(1, { phase: 'end-turn' }), 'en').join('\n')
    expect(text).toMatch(/turn 1 of 15, goal 50 VP/)
    expect(text).toMatch(/bottom row[\s\S]*top row/)
    expect(text).toContain('×∞')
  })

  it.each([1, 2, 3, 4])('fits into 80 columns at every moment of a match of %i', (seats) => {
    const g = table(seats, {})
    const [source, chance] = [random(seats), fast(seats)]
    for (let n = 0; ; n++) {
      const pending = advance(g)
      if (!pending) break
      if (pending.kind === 'chance') {
        answerChance(g, pending, chance(pending, n))
        continue
      }
      if (n % 7 === 0)
        for (const language of LANGUAGES)
          for (const line of [...drawn(g, language), ...drawn(g, language, g.active)])
            expect(widthOf(line), line).toBeLessThanOrEqual(80)
      answer(g, pending, source.below(pending.options[0]!.length))
    }
    expect(g.ended).toBe(true)
  })
})
