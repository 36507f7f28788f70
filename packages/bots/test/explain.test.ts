/** Why an option is better: from the amounts of the game's own judgement. */
import { gameOf } from '@alea/catalog'
import { type Game, LANGUAGES, type Question, type Running, random } from '@alea/engine'
import { expect, test } from 'vitest'
import { questionOf } from '../src/greedyBot.ts'
import { botOf, explain, lookAhead, seenBy, type Thought, whyOf } from '../src/index.ts'
import { opening } from './opening.ts'

const GAMES = ['battle-dice', 'dice-city', 'dice-forge', 'dice-throne']

/** The first question with several options that are not computed. */
function decision(id: string): { game: Game; seen: ReturnType<typeof seenBy>; question: Question } {
  const game = gameOf(id)!
  const { g, seat } = opening(id)
  const seen = seenBy(game, g, seat, random(1))
  return { game, seen, question: questionOf(seen) }
}

test.each(GAMES)('%s: the terms explain what a bot finds, and every language has words for it', (id) => {
  const { game, seen, question } = decision(id)
  const choices = question.options[0]!.map((_, choice) => choice).slice(0, 4)
  const { options, comparisons } = explain(seen, choices, random(3), 12)!
  expect(options.map(({ choice }) => choice)).toEqual(choices)
  for (const { chance, terms } of options) {
    expect(chance.value).toBeGreaterThanOrEqual(0)
    expect(chance.value).toBeLessThanOrEqual(1)
    expect(terms.length).toBeGreaterThan(0)
  }
  for (const comparison of comparisons) {
    const { lead, explained, reasons, alike } = comparison
    // What the differences make of the chances, step by step, is about what the chances themselves say.
    expect(Math.abs(lead.value - explained)).toBeLessThan(0.05 + Math.abs(lead.value) / 2)
    for (const language of LANGUAGES) {
      const why = whyOf(game, comparison, language)
      if (!alike) expect(why.favours.length + why.costs.length).toBeGreaterThan(0)
      for (const sentence of [...why.favours, ...why.costs]) expect(sentence).not.toMatch(/undefined|NaN/)
    }
    for (const { amount } of reasons) expect(Number.isFinite(amount)).toBe(true)
  }
})

test('an option cannot be told apart from itself', () => {
  const { game, seen } = decision('battle-dice')
  const [same] = explain(seen, [0, 0], random(3), 6)!.comparisons
  expect(same).toMatchObject({ alike: true, reasons: [], lead: { value: 0 } })
  expect(whyOf(game, same!, 'en')).toEqual({ alike: true, favours: [], costs: [] })
})

test.each(['greedy', 'search:60', 'random'])('%s chooses the same, whether or not somebody is told why', (name) => {
  const { seen, question } = decision('battle-dice')
  const bot = botOf(name)
  let thought: Thought | undefined
  const told = bot.choose(seen, random(5), undefined, (one) => {
    thought = one
  })
  expect(bot.choose(seen, random(5))).toBe(told)
  expect(thought!.options.map(({ choice }) => choice)).toEqual([...question.options[0]!.keys()])
})

test('a search tells how often it tried each option, and which answers it expects', () => {
  const { seen } = decision('battle-dice')
  let thought: Thought | undefined
  const choice = botOf('search:200').choose(seen, random(5), undefined, (one) => {
    thought = one
  })
  expect(thought!.by).toBe('search')
  const most = Math.max(...thought!.options.map(({ visits }) => visits))
  expect(thought!.options[choice]!.visits).toBe(most)
  expect(thought!.line!.every(({ visits }) => visits > 0)).toBe(true)
})

test('nothing of it changes the table it is given', () => {
  const { seen, question } = decision('dice-forge')
  const before = JSON.stringify(seen.world as Running)
  explain(seen, [0, question.options[0]!.length - 1], random(1), 4)
  lookAhead(seen, question, random(1), 2)
  expect(JSON.stringify(seen.world)).toBe(before)
})
