/** Options say how much, and why not says what is missing, in both languages. */
import { byReason, type Language, Match, type Running, start } from '@alea/engine'
import { expect, test } from 'vitest'
import { gameOf } from '../src/index.ts'

/** A match at the table that these lines of a scenario set. */
function tableOf(id: string, seats: number, lines: readonly string[], options = {}): Match {
  const game = gameOf(id)!
  const match = new Match(game, { seats, options })
  const g = start<Running>(game.setup(seats, match.header.options), game.rules)
  for (const line of lines) {
    const [subject = '', value = ''] = line.split(' = ')
    game.vocabulary.set(g, subject, value)
  }
  match.resume(g)
  return match
}

const asked = (match: Match) => {
  if (match.pending?.kind !== 'seats') throw new Error('Nobody is asked')
  return match.offer(match.pending.seats[0]!)!
}

/** What the options are called, without the spaces that do not break. */
function labels(match: Match, language: Language): string[] {
  const { name, seat, params, options } = asked(match)
  const { option } = match.game.text[language]
  return options.map(({ value }) => plain(option(name, value, match.view(seat), (who) => `P${who + 1}`, params)))
}

function reasons(match: Match, language: Language): string[] {
  const { name, seat, params, unavailable } = asked(match)
  const { option, whyNot } = match.game.text[language]
  const label = (value: (typeof unavailable)[number]['value']) =>
    plain(option(name, value, match.view(seat), (who) => `P${who + 1}`, params))
  const closed = unavailable.map(({ value, rule, why }) => ({ value, rule, why: why && whyNot?.(why) }))
  return byReason(closed as { value: string; rule: string; why: string | undefined }[]).map(
    ({ why, options }) => `${plain(why ?? '')}: ${options.map(({ value }) => label(value)).join(', ')}`,
  )
}

const plain = (text: string): string => text.replaceAll('\u00a0', ' ')

const forge = (seats: number, lines: readonly string[], ...rolled: number[][]): Match => {
  const match = tableOf('dice-forge', seats, lines)
  for (const faces of rolled) match.settle(faces)
  return match
}

test('Dice Forge: a choice says how much, tripled under ×3', () => {
  const single = forge(3, ['p1 dark = any2', 'step = favours'], [1, 1, 1, 1, 1, 1])
  expect(labels(single, 'en')).toEqual(['2 gold', '2 sun', '2 moon'])
  const tripled = forge(3, ['p1 light = x3', 'p1 dark = g3-v2', 'step = favours'], [1, 1, 1, 1, 1, 1])
  expect(labels(tripled, 'en')).toEqual(['9 gold', '6 glory'])
  expect(labels(tripled, 'fr')).toEqual(['9 or', '6 points de gloire'])
})

test('Dice Forge: a mirror beside ×3 says the tripled number, and a boar whom it pays', () => {
  const lines = [
    'p1 light = x3',
    'p1 dark = mirror',
    'p2 cards = boar',
    'p3 dark = boar-red',
    'p2 dark = g3',
    'step = favours',
  ]
  const match = forge(3, lines, [1, 1, 1, 1, 1, 1])
  expect(labels(match, 'en').sort()).toEqual(['[1 gold] ×3: 3 gold', '[3 gold] ×3: 9 gold', '[red boar] ×3, pays P2'])
  expect(labels(match, 'fr').sort()).toEqual([
    '[1 or] ×3 : 3 or',
    '[3 or] ×3 : 9 or',
    '[sanglier rouge] ×3, au profit de P2',
  ])
})

test('Dice Forge: what is missing, each reason once', () => {
  const match = forge(3, ['p1 sun = 0', 'p1 moon = 0', 'p1 gold = 2', 'step = action'])
  expect(reasons(match, 'en')).toContainEqual(expect.stringMatching(/^1 gold short: \[4 gold\] for 3 gold, /))
  expect(reasons(match, 'fr')).toContainEqual(expect.stringMatching(/^il manque 1 or: \[4 or\] pour 3 or, /))
  const empty = forge(3, ['pile hydra = 0', 'step = action'])
  expect(reasons(empty, 'en')).toContainEqual(expect.stringMatching(/^the pile is empty: /))
})

test('Battle Dice: creatures have their price, and what is missing is said', () => {
  const match = tableOf('battle-dice', 2, ['p1 gold = 4', 'stock goblin = 0', 'phase = buy'])
  expect(labels(match, 'en')[1]).toMatch(/^an? [a-z]+ \(\d gold\)$/)
  expect(labels(match, 'fr')[1]).toMatch(/^un [a-z]+ \(\d or\)$/)
  expect(reasons(match, 'en')).toContainEqual(expect.stringMatching(/^none is left in the stock: a goblin/))
  expect(reasons(match, 'fr')).toContainEqual(expect.stringMatching(/^il manque \d or: un /))
})

test('Dice City: ships have their price, and what is missing is said', () => {
  const match = tableOf('dice-city', 2, ['p1 stock = 3/2/1', 'pile quarry = 0', 'phase = build'])
  expect(reasons(match, 'en')).toContainEqual(expect.stringMatching(/^the pile is empty: quarry/i))
  expect(reasons(match, 'en')).toContainEqual(expect.stringMatching(/short: .*ship \(.*wood.*\): \d+ VP/i))
  expect(reasons(match, 'fr')).toContainEqual(expect.stringMatching(/^il manque .*fer/))
})

test('Dice Throne: cards have their price, and what is missing is said', () => {
  const heroes = { heroes: 'barbarian,paladin' }
  const lines = ['p1 hand = smack-ii smack-iii tip-it', 'p1 cp = 2', 'phase = main-1']
  const match = tableOf('dice-throne', 2, lines, heroes)
  expect(labels(match, 'en')).toContainEqual(expect.stringMatching(/^sell .* \(\+1 CP\)$/))
  expect(labels(match, 'en')).toContainEqual(expect.stringMatching(/^play .* \(2 CP\)$/))
  expect(reasons(match, 'en')).toContainEqual(expect.stringMatching(/^\d CP short: play/))
  const rolled = tableOf('dice-throne', 2, ['p1 hand = tip-it', 'dice = 1 1 1 4 5', 'phase = roll'], heroes)
  expect(reasons(rolled, 'en')).toContainEqual(expect.stringMatching(/^one die shows something else: announce/))
  expect(reasons(rolled, 'fr')).toContainEqual(expect.stringMatching(/^on vend ses cartes .*: /))
})
