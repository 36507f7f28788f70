/** How long the analysis of a match with 60 decisions takes on one core: `npm run bench:analysis`, `npm run bench:analysis -- dice-city`. */
import { AnalysisWork, USUAL_SAMPLES } from '@alea/analysis'
import { botOf, seenBy } from '@alea/bots'
import { GAMES, gameOf } from '@alea/catalog'
import { fast, type Game, keysOf, logOf, Match, type Question, random } from '@alea/engine'

const DECISIONS = 60
const games = process.argv.length > 2 ? process.argv.slice(2).map((id) => gameOf(id)!) : GAMES

/** So many decisions of adepts; the match need not be over. */
function played(game: Game): Match {
  const match = new Match(game, { seats: 2 }, fast(1))
  const source = random(1)
  for (let decisions = 0; match.pending && decisions < DECISIONS; ) {
    const question = match.pending as Question
    const seat = question.seats[0]!
    const seen = seenBy(game, match.state, seat, source)
    const keys = keysOf(match.state, question, 0)
    match.answer({ seat, key: keys[botOf('adept').choose(seen, source)]! })
    if (keys.length > 1) decisions++
  }
  return match
}

const seconds = (microseconds: number): string => `${(microseconds / 1e6).toFixed(1)} s`

console.log('| game | positions | decisions | first graph | all of it | longest piece |')
console.log('| --- | --- | --- | --- | --- | --- |')
for (const game of games) {
  const log = logOf(played(game))
  const work = new AnalysisWork(game, log, { samples: USUAL_SAMPLES })
  // The time of the processor: other jobs do not count.
  const began = process.cpuUsage()
  const since = () => process.cpuUsage(began).user + process.cpuUsage(began).system
  const moments = work.trail.steps.length + 1
  let graph = 0
  let longest = 0
  let before = 0
  for (let pieces = 1, more = true; more; pieces++) {
    more = work.step()
    const now = since()
    longest = Math.max(longest, now - before)
    before = now
    if (pieces === moments) graph = now
  }
  const row = [game.id, moments, work.result.decisions.length, seconds(graph), seconds(before), seconds(longest)]
  console.log(`| ${row.join(' | ')} |`)
}
