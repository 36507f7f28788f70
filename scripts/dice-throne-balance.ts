/**
 * Which hero beats which: every pair of the six, from both sides of the table, among bots of one strength.
 * `npm run balance:heroes -- --bot master --rounds 12` prints the matrix after every round, so that it may be stopped.
 */
import { parseArgs } from 'node:util'
import { botOf, playOut } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import { heroIds } from '@alea/dice-throne'
import { checkOptions, seedOf, winners } from '@alea/engine'
import { wilson } from '../packages/cli/src/simulate/wilson.ts'

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'master' },
    /** Of each round every pair plays two matches, seats exchanged. */
    rounds: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
  },
})
const game = gameOf('dice-throne')!
const heroes = heroIds()
const bot = botOf(values.bot)
/** Points of the first hero against the second; a tie is half a point. */
const points = heroes.map(() => heroes.map(() => 0))
const played = heroes.map(() => heroes.map(() => 0))

for (let round = 0; round < Number(values.rounds); round++) {
  for (const [i, one] of heroes.entries())
    for (const [k, other] of heroes.entries()) {
      if (i === k) continue
      const options = checkOptions(game.options, { heroes: [one, other] }, 2)
      const { outcome } = playOut(game, [bot, bot], options, seedOf(Number(values.seed), round * 36 + i * 6 + k))
      const best = winners(outcome)
      const share = best.length > 1 ? 0.5 : best[0] === 0 ? 1 : 0
      points[i]![k]! += share
      points[k]![i]! += 1 - share
      played[i]![k]!++
      played[k]![i]!++
    }
  print(round + 1)
}

function print(rounds: number): void {
  const share = (won: number, of: number) => {
    const { low, high } = wilson(won, of)
    return `${percent(won / of)} % (${percent(low)}–${percent(high)})`
  }
  console.log(`\n${rounds} rounds of ${values.bot}, ${2 * rounds} matches a pair\n`)
  console.log(`| | ${heroes.join(' | ')} | all |`)
  console.log(`| --- |${heroes.map(() => ' --- |').join('')} --- |`)
  for (const [i, one] of heroes.entries()) {
    const cells = heroes.map((_, k) => (i === k ? '' : share(points[i]![k]!, played[i]![k]!)))
    const sum = (row: readonly number[]) => row.reduce((a, b) => a + b, 0)
    console.log(`| ${one} | ${cells.join(' | ')} | **${share(sum(points[i]!), sum(played[i]!))}** |`)
  }
}

function percent(share: number): string {
  return (100 * share).toFixed(0)
}
