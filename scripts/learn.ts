/**
 * Learns a judgement from play. `npm run learn -- battle-dice --matches 800 --kept .scratch/learnt`: a bot plays against itself, a linear model and a small
 * network learn from who won what the terms of the game's judgement are worth, and each then plays for its life: the bot with it against the bot without.
 * With `--rounds 2` the better model plays the matches of the next round (expert iteration). `--seats 3`, `--bot search:20ms`, `--hidden 16`, `--duels 400`, `--seed`, `--threads`.
 * In the folder of `--kept` are matches, models and the log; whoever starts the same command again goes on where it stopped.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { botOf } from '@alea/bots'
import { GAMES, gameOf } from '@alea/catalog'
import { random, seedOf } from '@alea/engine'
import { wilson } from '@alea/odds'
import { pointsOf } from './learning/duels.ts'
import { matchesOf } from './learning/matches.ts'
import { type Case, featuresOf, lossOf, type Model, namesIn, newModel, surprise, trained } from './learning/model.ts'
import { type Noted, notedIn } from './learning/noted.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '2' },
    matches: { type: 'string', default: '600' },
    bot: { type: 'string', default: 'greedy' },
    rounds: { type: 'string', default: '1' },
    hidden: { type: 'string', default: '16' },
    duels: { type: 'string', default: '400' },
    seed: { type: 'string', default: '1' },
    threads: { type: 'string', default: String(availableParallelism()) },
    kept: { type: 'string', default: '.scratch/learnt' },
  },
})
const game = gameOf(positionals[0] ?? '')
if (!game?.insight?.judgement) throw new Error(`Which game? ${GAMES.map(({ id }) => id).join(', ')}`)
botOf(values.bot)
const POSITIONS = 5
/** One match in four is kept for the test. */
const TESTED = 4
const TRAINING = { rounds: 30, step: 0.01, pull: 0.002 }
const [seats, matches, hidden, duels, seed, threads] = [
  Number(values.seats),
  Number(values.matches),
  Number(values.hidden),
  Number(values.duels),
  Number(values.seed),
  Number(values.threads),
]
const folder = values.kept
mkdirSync(folder, { recursive: true })

/** What a round of matches teaches: the model that plays better. */
async function learnt(round: number, by: Model | undefined): Promise<Model> {
  const played = { game: game!.id, bot: values.bot, seats, seed: seedOf(seed, round), positions: POSITIONS }
  const found = await matchesOf({ ...played, kept: true, matches, threads, folder, model: by })
  const train = notedIn(found.filter((_, match) => match % TESTED !== 0))
  const test = notedIn(found.filter((_, match) => match % TESTED === 0))
  const names = namesIn(
    game!,
    train.map(({ position }) => position),
  )
  const [learning, tested] = [casesOf(train, names), casesOf(test, names)]
  say(
    `${game!.id}, ${seats} seats, ${values.bot}, round ${round + 1}: ${learning.length} positions to learn from, ${tested.length} to test with, ${names.length} terms`,
  )
  say(`the judgement as it is: log-loss ${presentLoss(test).toFixed(4)}`)
  const models = [0, hidden].map((size) => trainedModel(round, names, learning, tested, size))
  const shares: number[] = []
  for (const model of models) shares.push(await shareOf(round, model))
  return models[shares[1]! > shares[0]! ? 1 : 0]!
}

const casesOf = (noted: readonly Noted[], names: readonly string[]): Case[] =>
  noted.map(({ position, won }) => ({ features: featuresOf(game!, position, names), won }))

const presentLoss = (noted: readonly Noted[]): number =>
  noted.reduce((sum, { position, won }) => sum + surprise(game!.insight!.evaluate(position), won), 0) / noted.length

/** The model as it was when it was best at the positions it did not learn from. */
function trainedModel(
  round: number,
  names: readonly string[],
  learning: readonly Case[],
  tested: readonly Case[],
  size: number,
): Model {
  const file = join(
    folder,
    `${[game!.id, seats, values.bot.replaceAll(':', '-'), seed, matches, round, size].join('-')}.model.json`,
  )
  if (!existsSync(file)) {
    const model = newModel(names, learning, size, random(seedOf(seed, size)))
    let best = JSON.stringify(model)
    let least = lossOf(model, tested)
    for (const _ of trained(model, learning, TRAINING, random(seedOf(seed, round)))) {
      const loss = lossOf(model, tested)
      if (loss >= least) continue
      least = loss
      best = JSON.stringify(model)
    }
    writeFileSync(file, best)
  }
  const model = JSON.parse(readFileSync(file, 'utf8')) as Model
  say(
    `${nameOf(model)}: log-loss ${lossOf(model, learning).toFixed(4)} of what it learnt from, ${lossOf(model, tested).toFixed(4)} of the others`,
  )
  return model
}

async function shareOf(round: number, model: Model): Promise<number> {
  const points = await pointsOf(
    { game: game!.id, bot: values.bot, seats, seed: seedOf(seed, 1000 + round), model },
    duels,
    threads,
  )
  const { low, high } = wilson(points, duels)
  const percent = (share: number) => (100 * share).toFixed(1)
  say(
    `${nameOf(model)}: ${values.bot} with it wins ${percent(points / duels)} % (${percent(low)}–${percent(high)}) of ${duels} matches against ${values.bot} as it is`,
  )
  return points / duels
}

const nameOf = ({ hidden }: Model): string => (hidden === 0 ? 'linear' : `network of ${hidden}`)

function say(line: string): void {
  console.log(line)
  appendFileSync(join(folder, 'log.txt'), `${new Date().toISOString()} ${line}\n`)
}

let teacher: Model | undefined
for (let round = 0; round < Number(values.rounds); round++) teacher = await learnt(round, teacher)
