import { type BattleDice, battleDice } from '@alea/battle-dice'
import { type DiceThrone, diceThrone } from '@alea/dice-throne'
import {
  advance,
  answer,
  answerChance,
  awaited,
  type ChanceQuestion,
  checkOptions,
  keysOf,
  type Language,
  parseRules,
  type Question,
  start,
} from '@alea/engine'
import { describe, expect, it, vi } from 'vitest'
import { rulesOf, searchRules } from '../src/play/ruleBook.ts'
import type { DrawContext } from '../src/tables/drawContext.ts'
import { tableOf } from '../src/tables/tableOf.ts'
import { widthOf } from '../src/terminal/text.ts'
import { MESSAGES } from '../src/text/index.ts'

vi.stubEnv('FORCE_COLOR', '0')

/** A table of Battle Dice, set in the words of scenarios. */
function drawn(language: Language, words: Readonly<Record<string, string>>, only?: number): string {
  const g = start<BattleDice>(battleDice.setup(3, { dice: 'prototype' }), battleDice.rules)
  for (const [subject, value] of Object.entries(words)) battleDice.vocabulary.set(g, subject, value)
  const offer = awaited(g, advance(g), 0)?.offer
  const context: DrawContext = {
    language,
    say: MESSAGES[language],
    names: ['Anna', 'Ben', 'Clio'],
    awaited: [0],
    ...(offer ? { offer } : {}),
    ...(only === undefined ? {} : { only }),
    width: 80,
  }
  const lines = tableOf('battle-dice')(battleDice.view(g, 0), context)
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80)
  return lines.join('\n')
}

const FIGHT = {
  turn: '4',
  first: 'p2',
  'p1 arena': 'orc/4 mage/5 orc/2@p3',
  'p1 kept': '2',
  'p2 arena': 'dwarf/5 dwarf/3 goblin/1',
  'p2 shielding': '1',
  'p3 arena': 'elf/5 elf/4 troll/5',
  'p3 infirmary': 'goblin goblin mage',
  phase: 'powers',
}

describe('the table of Battle Dice', () => {
  it('shows the stock, the lit rung, every row with its marks, and whose power is being used', () => {
    expect(drawn('en', { ...FIGHT, first: 'p1', 'p3 arena': 'goblin/1' })).toMatchInlineSnapshot(`
      "── Turn 4 · Anna plays first ───────────────────────────────────────────────────
               goblin  orc  dwarf  elf  troll  dark mage
        stock       1    1      1    4      4          2
        price       1    2      2    3      4          5
        priority›dark mages›trolls›elves›[dwarves and orcs]›goblins›slow faces

      ▶ Anna · value 12 · earns 4
          arena     »1 orc [1 + KO 1]«   2 dark mage [1 + keep]∞   3 orc [2] (Clio)
          infirmary –                         locker room goblin, orc, dwarf
        Ben · value 10 · earns 5
          arena     1 dwarf [1 + minor shield]◆   2 dwarf [3]◇   3 goblin [1]
          infirmary –                         locker room goblin, orc, dwarf
        Clio · value 15 · earns 1
          arena     1 goblin [1]
          infirmary goblin ×2, dark mage      locker room goblin, orc, dwarf
          ∞ kept   ◆ shield raised   ◇ protected"
    `)
  })

  it('speaks French within 80 columns', () => {
    expect(drawn('fr', FIGHT)).toMatchInlineSnapshot(`
      "── Tour 4 · Ben joue en premier ────────────────────────────────────────────────
               gobelin  orque  nain  elfe  troll  mage noir
        stock        2      1     1     2      3          2
        prix         1      2     2     3      4          5
        [priorité]›mages noirs›trolls›elfes›nains et orques›gobelins›faces ralenties

      ▶ Anna · valeur 12 · rapporte 4
          arène      1 orque [1 + KO 1]   2 mage noir [1 + garder]∞
                     3 orque [2] (Clio)
          infirmerie –                        vestiaire gobelin, orque, nain
        Ben · valeur 10 · rapporte 5
          arène      1 nain [1 + protection mineure]◆   2 nain [3]◇   3 gobelin [1]
          infirmerie –                        vestiaire gobelin, orque, nain
        Clio · valeur 24 · rapporte 5
          arène      1 elfe [1 + protection majeure + priorité]
                     2 elfe [2 + guérison + priorité]   3 troll [2 + KO 1 + priorité]
          infirmerie gobelin ×2, mage noir    vestiaire gobelin, orque, nain
          ∞ gardé   ◆ protection active   ◇ protégé"
    `)
  })

  it('[BD-3.1] puts the infirmary on the left and the locker room on the right, on two lines if one is too short', () => {
    const full = { 'p1 infirmary': 'goblin orc dwarf elf troll mage', 'p1 locker': 'goblin goblin orc dwarf elf troll' }
    const lines = drawn('en', { ...full, phase: 'buy' }, 0).split('\n')
    const [left, right] = [
      lines.findIndex((line) => /infirmary/.test(line)),
      lines.findIndex((line) => /locker/.test(line)),
    ]
    expect(right).toBe(left + 1)
    expect(lines[left]).toMatch(/^ {4}infirmary goblin, orc, dwarf, elf, troll, dark mage$/)
    expect(lines[right]).toMatch(/^ {20,}locker room goblin ×2, orc, dwarf, elf, troll$/)
  })

  it('shows one part only where the rest has not changed', () => {
    expect(drawn('en', { 'p1 locker': 'goblin goblin', phase: 'prepare' }, 0)).toMatchInlineSnapshot(`
      "▶ Anna · value 2 · gold 0
          arena     1 goblin   2 goblin
          infirmary –                         locker room –"
    `)
  })
})

/** A table of Dice Throne, seen by p1 after a throw of p1 and then some answers. */
function fought(language: Language, dice: readonly number[], ...keys: readonly string[]): string {
  const g = start<DiceThrone>(
    diceThrone.setup(2, checkOptions(diceThrone.options, { heroes: ['gunslinger', 'cursed-pirate'] }, 2)),
    diceThrone.rules,
  )
  const words = {
    'p1 hand': 'six-it wanted',
    'p2 hand': 'tip-it',
    'p2 tokens': 'bounty',
    'p1 tokens': 'evasive:2',
    phase: 'roll',
  }
  for (const [subject, value] of Object.entries(words)) diceThrone.vocabulary.set(g, subject, value)
  answerChance(g, advance(g) as ChanceQuestion, dice)
  for (const key of keys) {
    const pending = advance(g) as Question
    answer(g, pending, keysOf(g, pending, 0).indexOf(key))
  }
  const offer = awaited(g, advance(g), 0)?.offer
  const names = ['Anna', 'Ben']
  const context = { language, say: MESSAGES[language], names, awaited: [0], ...(offer ? { offer } : {}), width: 80 }
  const lines = tableOf('dice-throne')(diceThrone.view(g, 0), context)
  for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(80)
  return lines.join('\n')
}

describe('the table of Dice Throne', () => {
  it('shows both boards, the dice with symbols and places, and what they allow', () => {
    const table = fought('en', [1, 2, 3, 6, 6])
    expect(table).toMatch(/▶ Anna · Gunslinger · health 50 · 2 CP · 2 in hand, 30 in deck\n {4}status Evasive ×2/)
    expect(table.match(/✦ [^—]+ —/g)).toEqual(['✦ Revolver —', '✦ Bounty Hunter —'])
    expect(table).toMatch(/\n {4}Deadeye — 4 Bullseye/)
    expect(table).toMatch(/\n {2}Ben · Cursed Pirate .*\n.*\n {4}board Cutlass Strike, X Marks the Spot,/)
    expect(table).toContain(`
  Anna’s dice · 2 rolls left
    [1] Bullet  [2] Bullet  [3] Bullet  [6] Bullseye  [6] Bullseye
     1           2           3           4             5`)
  })

  it('reads the cards that can be played, names the others, and hides those of opponents', () => {
    const table = fought('en', [1, 2, 3, 6, 6])
    expect(table).toMatch(/\n {4}1 Six-It! \w+/)
    expect(table).toMatch(/\n {4}hand Wanted! \(2\)\n/)
    expect(table).not.toContain('Tip It')
  })

  it('reckons the damage line by line', () => {
    expect(fought('fr', [1, 2, 3, 6, 6], 'announce:revolver.1', 'pass', 'pass').split('\n').slice(-4)).toEqual([
      '  Colts d’or → Ben',
      '  dégâts\u00a0: Ben  3 (Colts d’or)',
      '                + 1 (Prime)',
      '                = 4',
    ])
  })
})

describe('a table for any game', () => {
  it('is what older rules fall back to, if the present table cannot draw their view', () => {
    const view = { scores: [3, 0] }
    const context: DrawContext = { language: 'en', say: MESSAGES.en, names: ['Anna', 'Ben'], awaited: [0], width: 80 }
    expect(() => tableOf('dice-throne')(view, context)).toThrow()
    expect(tableOf('dice-throne', 0)(view, context)).toEqual(['  scores  Anna 3, Ben 0'])
  })

  it('shows the view, and lists by seat under their names', () => {
    const view = { turnTotal: 4, scores: [3, 0], hand: ['ace', 'two', 'six'], deck: { left: 12, top: null }, none: [] }
    const context: DrawContext = { language: 'en', say: MESSAGES.en, names: ['Anna', 'Ben'], awaited: [0], width: 80 }
    expect(tableOf('unknown')(view, context)).toEqual([
      '  turn total  4',
      '  scores  Anna 3, Ben 0',
      '  hand  ace, two, six',
      '  deck',
      '    left  12',
      '    top  null',
      '  none  –',
    ])
  })
})

describe('the rule book', () => {
  const rules = parseRules(`
## 1. Le début
**[XX-1.1]** Un dé *à six faces* est lancé.
## 6. Les coups
**[XX-6.1]** Un KO met hors de combat ; la créature quitte l’arène et n’y revient qu’au tour d’après, si son maître le veut bien.
`)
  const ask = (wanted: string) => searchRules(rules, [], wanted, MESSAGES.fr, 60)

  it('lists its chapters', () => {
    expect(ask('').slice(0, 2)).toEqual(['  1. Le début', '  6. Les coups'])
  })
  it('opens at a chapter, at a number, at words without their accents and capitals', () => {
    const ko = [
      '',
      '6. Les coups',
      '  XX-6.1   Un KO met hors de combat ; la créature quitte',
      '           l’arène et n’y revient qu’au tour d’après, si son',
      '           maître le veut bien.',
    ]
    for (const wanted of ['6', 'XX-6.1', 'xx-6.1', 'ko', 'creature arene']) expect(ask(wanted)).toEqual(ko)
    expect(ask('de')).toContain('  XX-1.1   Un dé à six faces est lancé.')
  })
  it('says when it has nothing', () => {
    expect(ask('roque')).toEqual(['Les règles ne parlent pas de «\u00a0roque\u00a0».'])
    expect(searchRules([], [], '', MESSAGES.fr, 60)).toEqual(['Il n’y a pas de règles écrites pour ce jeu.'])
  })
  it('is found for every game, in both languages', () => {
    for (const game of ['battle-dice', 'pig'])
      expect(rulesOf(game, 'fr').map(({ id }) => id)).toEqual(rulesOf(game, 'en').map(({ id }) => id))
    expect(rulesOf('battle-dice', 'en').length).toBeGreaterThan(50)
    expect(rulesOf('chess', 'en')).toEqual([])
  })
})
