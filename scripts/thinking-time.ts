/**
 * How long the 300 ms level really takes for an answer while a second one thinks beside it: `npm run check:thinking -- battle-dice --answers 200`.
 * Its target is 400 ms at the 99th percentile.
 */
import { parseArgs } from 'node:util'
import { randomBot, seenBy } from '@alea/bots'
import { BotThreads } from '@alea/bots/threads'
import { gameOf } from '@alea/catalog'
import {
  advance,
  answer,
  answerChance,
  checkOptions,
  fromRandom,
  type Running,
  random,
  seedOf,
  start,
} from '@alea/engine'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { answers: { type: 'string', default: '100' }, bot: { type: 'string', default: 'master' } },
})
const game = gameOf(positionals[0] ?? 'battle-dice')
if (!game) throw new Error(`There is no game ${positionals[0]}`)
const wanted = Number(values.answers)
const threads = new BotThreads(2)
const took: number[] = []

// Threads are started, and their code is warm, before anything is measured.
await Promise.all([play(1, 8), play(2, 8)])
took.length = 0
await Promise.all([play(1, wanted), play(2, wanted)])
await threads.close()
took.sort((one, other) => one - other)
const at = (share: number) => took[Math.min(took.length - 1, Math.floor(share * took.length))]!.toFixed(0)
console.log(
  `${took.length} answers of ${values.bot} in ${game.id}: p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`,
)

/** Random matches, every fifth question of which is put to the bot. */
async function play(seed: number, enough: number): Promise<void> {
  const luck = random(seed)
  const chance = fromRandom(luck)
  for (;;) {
    const g = start<Running>(game!.setup(2, checkOptions(game!.options, {}, 2)), game!.rules)
    for (let n = 0; ; n++) {
      const pending = advance(g)
      if (!pending) break
      if (pending.kind === 'chance') {
        answerChance(g, pending, chance(pending, n))
        continue
      }
      const seat = pending.seats[0]!
      if (luck.below(5) === 0 && pending.options[0]!.length > 1) {
        if (took.length >= enough) return
        const { world } = seenBy(game!, g, seat, luck)
        const began = performance.now()
        await threads.choose({ game: game!.id, bot: values.bot, seat, world, seed: seedOf(seed, n) })
        took.push(performance.now() - began)
      }
      answer(g, pending, randomBot.chooseBlindly!(pending.options[0]!.length, luck))
    }
  }
}
