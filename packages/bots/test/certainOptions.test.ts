/** The greedy bot tries once what comes to the same at every table: that it does come to the same is checked here, in every game. */
import { GAMES } from '@alea/catalog'
import { advance, answer, answerChance, checkOptions, clone, fast, type Running, random, start } from '@alea/engine'
import { expect, test } from 'vitest'
import { byName } from '../src/byName.ts'
import { alikeHowever } from '../src/greedyBot.ts'
import { botOf, imagine, seenBy } from '../src/index.ts'
import { optionValue } from '../src/values.ts'

const DECISIONS = 60
const TABLES = 4
const MOST_OPTIONS = 12

test.each(GAMES.map((game) => [game.id, game] as const))('%s', async (_, game) => {
  const seats = Math.max(2, game.seats.min)
  const options = checkOptions(game.options, {}, seats)
  await game.prepare?.(options)
  const g = start<Running>(game.setup(seats, options), game.rules)
  const dice = fast(3)
  const bot = botOf('novice')
  let certain = 0
  for (let decisions = 0; decisions < DECISIONS; ) {
    const pending = advance(g)
    if (!pending) break
    if (pending.kind === 'chance') {
      answerChance(g, pending, dice(pending, decisions))
      continue
    }
    decisions++
    const seen = seenBy(game, g, pending.seats[0]!, random(decisions))
    for (let choice = 0; choice < Math.min(MOST_OPTIONS, pending.options[0]!.length); choice++) {
      let first: number | undefined
      for (let i = 0; i < TABLES; i++) {
        const table = imagine(seen, random(100 * decisions + i))
        const isAlike = alikeHowever(game, table, seen.seat)
        const tried = clone(table)
        let isUsed = false
        const chance = byName(7 * decisions + i)
        const whims = random(11 * decisions + i)
        const luck = {
          chance: ((asked, position) => {
            isUsed = true
            return chance(asked, position)
          }) as typeof chance,
          whims: {
            below(n: number) {
              isUsed = true
              return whims.below(n)
            },
          },
        }
        const value = optionValue(seen, tried, choice, luck)[seen.seat]!
        if (i === 0 && !isUsed && isAlike(tried)) {
          first = value
          certain++
        } else if (first !== undefined) expect(value, `${pending.name} ${choice}`).toBe(first)
      }
    }
    answer(g, pending, bot.choose(seen, random(decisions)))
  }
  // Where hands are hidden nothing is certain; everywhere else much is.
  expect(certain > 0).toBe(!game.redeal || game.insight?.unseen !== undefined)
})
