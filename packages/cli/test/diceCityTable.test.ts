import { NAMES as CITY_NAMES, type DiceCity, diceCity } from '@alea/dice-city'
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
import { questionLines } from '../src/play/questionLines.ts'
import type { DrawContext } from '../src/tables/drawContext.ts'
import { groupsOf, tableOf } from '../src/tables/tableOf.ts'
import { widthOf } from '../src/terminal/text.ts'
import { MESSAGES } from '../src/text/index.ts'

vi.stubEnv('FORCE_COLOR', '0')

const NAMES = ['Anna', 'Ben', 'Clio', 'Dora']

function drawn(g: DiceCity, language: Language, only?: number, width = 80): string[] {
  const offer = awaited(g, advance(g), g.active)?.offer
  const context: DrawContext = {
    language,
    say: MESSAGES[language],
    names: NAMES,
    awaited: [g.active],
    ...(offer ? { offer } : {}),
    ...(only === undefined ? {} : { only }),
    width,
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
        "  R  Great Wall  ▸Manor ✗★2    Traveller    Militia    Small House  Mountain",
        "     ◆5★3",
        "  K  Mountain     Cave         Forest       Mountain   Cave        ▸Market",
        "                                                                    Place ◆4★2",
      ]
    `)
    expect(lines.join('\n')).toContain('stock 2 wood, 0 stone, 1 iron')
    expect(lines.join('\n')).toContain('strength 3')
  })

  it.each(LANGUAGES)('cuts no name, however narrow the screen (%s)', (language) => {
    const cards = 'W1:merchant-guild W2:training-camp W3:regular-army Y1:market-place R1:great-wall K6:festival-hall'
    const g = table(2, { 'p1 city': cards })
    for (const width of [80, 120, 200]) {
      const text = drawn(g, language, 0, width).join('\n')
      expect(text).not.toContain('…')
      for (const id of ['merchant-guild', 'training-camp', 'regular-army', 'small-house'] as const)
        for (const word of CITY_NAMES[language].location[id].split(' ')) expect(text).toContain(word)
    }
  })

  it.each(LANGUAGES)('leaves the city in sight above the first question of a turn (%s)', (language) => {
    const g = table(2, { phase: 'dice', 'p1 dice': 'W4 Y6 R3 B2 K1' })
    const view = diceCity.view(g, g.active)
    const offer = awaited(g, advance(g), g.active)!.offer!
    const groups = groupsOf('dice-city')(offer, view, { language, say: MESSAGES[language] })!
    const sorted = { ...offer, options: groups.flatMap(({ items }) => items.map(({ option }) => option)) }
    expect(new Set(sorted.options)).toEqual(new Set(offer.options))
    const ask = diceCity.text[language].ask(offer.name, offer.params)
    const lines = questionLines(MESSAGES[language], sorted, ask, () => 'x', groups)
    const screen = [...drawn(g, language, 0), '', ...lines, 'prompt'].slice(-24)
    expect(screen.some((line) => line.includes('Anna'))).toBe(true)
    for (const line of screen) expect(widthOf(line), line).toBeLessThanOrEqual(80)
    // What the location under the die does, and all of a die's answers together.
    const title = CITY_NAMES[language].row.white
    expect(lines.find((line) => line.startsWith(`  ${title}`))).toMatch(
      language === 'fr' ? /1\sBc4 Forêt.*1 bois/ : /1\sW4 Forest.*1 wood/,
    )
    expect(lines.filter((line) => line.startsWith(`  ${title}`))).toHaveLength(1)
  })

  it('shows the cities that can be attacked', () => {
    const g = table(3, { phase: 'attack', 'p3 city': 'R1:manor', strength: '9' })
    const text = drawn(g, 'en', 0).join('\n')
    expect(text).toContain('Clio')
    expect(text).toContain('Manor')
  })

  it('has nobody to act and no dice when the match is over', () => {
    const context = { language: 'en', say: MESSAGES.en, names: NAMES, awaited: [], width: 80, isOver: true } as const
    const text = tableOf('dice-city')(diceCity.view(table(2, words), 0), context).join('\n')
    expect(text).toContain('the match is over')
    expect(text.replace(/^.*▸ die.*$/m, '')).not.toMatch(/[▸▶]/)
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
