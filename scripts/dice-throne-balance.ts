/**
 * Which hero beats which: every pair, from both sides of the table, among bots of one strength.
 * `npm run balance:heroes -- --bot master --rounds 12` prints the matrix after every round, so that it may be stopped; with `--write`, it also
 * writes the figures that the pages of heroes show.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { botOf, playOut } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import { heroIds } from '@alea/dice-throne'
import { checkOptions, seedOf, winners } from '@alea/engine'
import { wilson } from '@alea/odds'

const { values } = parseArgs({
  options: {
    bot: { type: 'string', default: 'master' },
    /** Of each round every pair plays two matches, seats exchanged. */
    rounds: { type: 'string', default: '12' },
    seed: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
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
      const { outcome } = playOut(
        game,
        [bot, bot],
        options,
        seedOf(Number(values.seed), (round * heroes.length + i) * heroes.length + k),
      )
      const best = winners(outcome)
      const share = best.length > 1 ? 0.5 : best[0] === 0 ? 1 : 0
      points[i]![k]! += share
      points[k]![i]! += 1 - share
      played[i]![k]!++
      played[k]![i]!++
    }
  print(round + 1)
  if (values.write) write(round + 1)
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

/** For each hero and each of the others: points, and of how many matches. */
function write(rounds: number): void {
  const row = (i: number) =>
    Object.fromEntries(
      heroes.flatMap((other, k) => (i === k ? [] : [[other, [points[i]![k]!, played[i]![k]!]] as const])),
    )
  const measured = {
    measured: new Date().toISOString().slice(0, 10),
    bot: values.bot,
    matches: 2 * rounds,
    rates: Object.fromEntries(heroes.map((hero, i) => [hero, row(i)])),
  }
  // Pairs of numbers stay on one line, as the formatter wants them.
  const text = JSON.stringify(measured, null, 2).replace(/\[\s+([\d.]+),\s+(\d+)\s+\]/g, '[$1, $2]')
  writeFileSync(join(import.meta.dirname, '../packages/web/src/games/dice-throne/winRates.json'), `${text}\n`)
}

function percent(share: number): string {
  return (100 * share).toFixed(0)
}
