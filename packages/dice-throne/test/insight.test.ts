/** Judgement for bots: worked out where it says so, and sane where it is an estimate. */
import { advance, answer, answerChance, checkOptions, fromRandom, type Question, random, start } from '@alea/engine'
import { describe, expect, test } from 'vitest'
import { boardNamed } from '../src/content/board.ts'
import { allTokens } from '../src/content/roster.ts'
import { tokenWorth } from '../src/effects/tokenWorth.ts'
import { diceThrone } from '../src/game.ts'
import { exactAttempt } from '../src/insight/attempts.ts'
import { chancesOf, worthOfCp, worthOfHand } from '../src/insight/score.ts'
import { strengthOf, worthWith } from '../src/insight/strength.ts'
import { WEIGHTS } from '../src/insight/weights.ts'
import type { DiceThrone } from '../src/state.ts'

/** The first question of an offensive roll phase, with these dice and attempts left. */
function attempt(dice: number[], attempts: number, seed = 3): { g: DiceThrone; question: Question } {
  const options = checkOptions(diceThrone.options, { heroes: ['barbarian', 'paladin'] }, 2)
  const g = start<DiceThrone>(diceThrone.setup(2, options), diceThrone.rules)
  const chance = fromRandom(random(seed))
  for (;;) {
    const pending = advance(g)
    if (pending?.kind === 'chance') answerChance(g, pending, chance(pending, 0))
    else if (pending?.name !== 'attempt') answer(g, pending!, Math.max(0, pending!.options[0]!.indexOf('end')))
    else {
      g.rolls[0]!.dice = dice
      g.attempts = attempts
      const question = advance(g)
      if (question?.kind !== 'seats') throw new Error('No question')
      return { g, question }
    }
  }
}

describe('keeping dice', () => {
  test('with one roll left, a keep is worth the mean over every roll of the others', () => {
    const dice = [1, 1, 1, 2, 6]
    const { g, question } = attempt(dice, 1)
    const exact = exactAttempt(g, question)
    const side = g.active
    const { tiers } = strengthOf(g.fighters[side]!.board)
    const promising = (points: number) => chancesOf(g, WEIGHTS, points)[side]!
    const keep = 0b00111
    let sum = 0
    for (let one = 1; one <= 6; one++)
      for (let other = 1; other <= 6; other++) {
        const last = attempt([1, 1, 1, one, other], 0)
        const allowed = last.question.options[0]!
        const values = tiers
          .filter(({ tier }) => allowed.includes(tier.announcement))
          .map((worth) => worthWith(worth, [1, 1, 1, one, other]))
          .map(({ value, damage }) =>
            promising(WEIGHTS.coming * value + (damage >= g.dials[1 - side]! ? WEIGHTS.kill : 0)),
          )
        sum += Math.max(promising(0), ...values)
      }
    expect(exact[question.options[0]!.indexOf(keep)]).toBeCloseTo(sum / 36, 10)
  })

  test('more rolls left are never worth less', () => {
    const best = (attempts: number) => {
      const { g, question } = attempt([1, 2, 2, 4, 6], attempts)
      return Math.max(...exactAttempt(g, question).filter((value) => !Number.isNaN(value)))
    }
    expect(best(1)).toBeGreaterThanOrEqual(best(0))
    expect(best(2)).toBeGreaterThanOrEqual(best(1))
  })
})

describe('estimates', () => {
  test('what harms its holder is worth less than nothing, what helps more', () => {
    for (const token of allTokens()) {
      const worth = tokenWorth(token)
      if (token.kind === 'negative') expect(worth, token.id).toBeLessThan(0)
      if (token.kind === 'positive') expect(worth, token.id).toBeGreaterThan(0)
    }
  })

  test('a board deals some four to nine points in a turn, and upgrades make it better', () => {
    for (const hero of ['barbarian', 'paladin', 'gunslinger']) {
      const plain = strengthOf(`${hero}|0`)
      expect(plain.offense, hero).toBeGreaterThan(3)
      expect(plain.offense, hero).toBeLessThan(12)
      const { abilities } = boardNamed(`${hero}|0`)
      const first = abilities.find(({ ability }) => ability.kind === 'offensive')!.ability.id
      expect(strengthOf(`${hero}|0|${first}:2`).offense, hero).toBeGreaterThanOrEqual(plain.offense)
    }
  })

  test('what an ability does for the dice that activate it counts for these dice only', () => {
    const { tiers } = strengthOf('shadow-thief|0')
    const tier = (id: string) => tiers.find(({ tier }) => tier.id === id)!
    const dagger = (...rest: number[]) => worthWith(tier('dagger-strike.1'), [1, 1, 1, ...rest]).value
    expect(dagger(5, 5)).toBe(4)
    expect(dagger(3, 5)).toBe(5)
    expect(dagger(5, 6)).toBeGreaterThan(5)
    const cards = (...rest: number[]) => worthWith(tier('carducopia.1'), [5, 5, ...rest]).value
    expect(cards(5, 1, 1)).toBeCloseTo(1.5 * cards(1, 1, 1), 10)
  })

  test('a roll phase in which no damage is dealt is worth what else the abilities do', () => {
    const { tiers } = strengthOf('shadow-thief|0', {}, [], true)
    const worth = (id: string) => tiers.find(({ tier }) => tier.id === id)!
    expect(worthWith(worth('dagger-strike.1'), [1, 1, 1, 5, 5]).value).toBe(0)
    expect(worth('pickpocket.1').value).toBeGreaterThan(0)
    expect(worth('shadow-shank.1').damage).toBeGreaterThan(0)
  })

  test('more health, and more of everything, is better', () => {
    const { g } = attempt([1, 2, 2, 4, 6], 2)
    const mine = () => diceThrone.insight!.evaluate(g)[0]!
    const before = mine()
    g.dials[0]! += 5
    const healthier = mine()
    expect(healthier).toBeGreaterThan(before)
    g.fighters[0]!.cp += 3
    expect(mine()).toBeGreaterThan(healthier)
    g.dials[0] = 1
    expect(mine()).toBeLessThan(before)
  })
})

describe('evaluation', () => {
  test('passing the turn hardly changes it, so that no option looks better because it ends the turn', () => {
    const options = checkOptions(diceThrone.options, { heroes: ['barbarian', 'paladin'] }, 2)
    const g = start<DiceThrone>(diceThrone.setup(2, options), diceThrone.rules)
    const chance = fromRandom(random(5))
    let before: readonly number[] | undefined
    let compared = 0
    while (compared < 6) {
      const pending = advance(g)
      if (pending?.kind === 'chance') {
        answerChance(g, pending, chance(pending, 0))
        continue
      }
      const now = diceThrone.insight!.evaluate(g)
      if (before && pending!.name === 'main' && g.phase === 'main-1') {
        expect(Math.abs(now[0]! - before[0]!)).toBeLessThan(0.04)
        before = undefined
        compared++
      }
      if (pending!.name === 'main' && g.phase === 'main-2') before = now
      // Nobody attacks, so that nothing else changes.
      const choices = ['end', 'none', 'pass']
      answer(
        g,
        pending!,
        Math.max(
          0,
          pending!.options[0]!.findIndex((option) => choices.includes(option as string)),
        ),
      )
    }
  })
})

describe('what is held for later', () => {
  test('counts less when few turns are left', () => {
    const early = [worthOfCp(3, 7, WEIGHTS), worthOfHand(4, 7, WEIGHTS)]
    expect([worthOfCp(3, WEIGHTS.late, WEIGHTS), worthOfHand(4, WEIGHTS.late, WEIGHTS)]).toEqual(early)
    expect(worthOfCp(3, WEIGHTS.late / 2, WEIGHTS)).toBeCloseTo(early[0]! / 2)
    expect(worthOfHand(4, WEIGHTS.late / 2, WEIGHTS)).toBeCloseTo(early[1]! / 2)
  })
})
