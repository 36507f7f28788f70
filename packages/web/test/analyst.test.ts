/** The analysis behind the result and the replay: in stages, kept and gone on with, in words, and refused in plain words where it cannot be. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Analysis, analyse } from '@alea/analysis'
import { gameOf } from '@alea/catalog'
import { rulesOf } from '@alea/catalog/rules'
import { fast, logOf, Match, parseLog, printLog, random } from '@alea/engine'
import { expect, test } from 'vitest'
import { Analyst } from '../src/analysis/analyst.ts'
import type { AnalysisStore, KeptReport } from '../src/analysis/keptAnalyses.ts'
import type { AnalysisOrder, FromAnalyst } from '../src/analysis/messages.ts'

const FROZEN = join(import.meta.dirname, '../../catalog/frozen')
const NAMES = ['Camille', 'Octave', 'Bertille']

const withoutTags = (log: string) => log.replace(/ +#[0-9a-f]{4}$/gm, '')

/** Two who answer at random, to the end. */
function pigLog(seed: number): string {
  const match = new Match(gameOf('pig')!, { seats: 2, options: { target: 30 } }, fast(seed))
  const will = random(seed)
  while (match.pending?.kind === 'seats') {
    const seat = match.pending.seats[0]!
    const { options } = match.offer(seat)!
    match.answer({ seat, key: options[will.below(options.length)]!.key })
  }
  return printLog(logOf(match))
}

class MemoryStore implements AnalysisStore {
  readonly analyses = new Map<string, Analysis>()
  readonly reports = new Map<string, KeptReport>()
  async analysis(key: string) {
    return this.analyses.get(key)
  }
  async keepAnalysis(key: string, analysis: Analysis) {
    this.analyses.set(key, JSON.parse(JSON.stringify(analysis)))
  }
  async keepReport(key: string, report: KeptReport) {
    this.reports.set(key, report)
  }
}

/** Every look at the clock takes a second: after each piece it is time to show, to keep and to listen. */
function desk(store = new MemoryStore()) {
  const posted: FromAnalyst[] = []
  let seconds = 0
  let onPause = (_times: number) => {}
  let pauses = 0
  const env = {
    store,
    now: () => 1000 * seconds++,
    pause: async () => onPause(++pauses),
    post: (message: FromAnalyst) => void posted.push(message),
  }
  return {
    store,
    posted,
    env,
    whenPaused(hear: (times: number) => void) {
      onPause = hear
    },
    shown: () => posted.flatMap((message) => ('analysis' in message ? [message.analysis] : [])),
    problem: () => posted.flatMap((message) => ('problem' in message ? [message.problem] : []))[0],
  }
}

const ordered = (log: string, more: Partial<AnalysisOrder> = {}): AnalysisOrder => ({ log, language: 'en', ...more })

test('it grows from a first picture to the whole analysis, and says who was lucky once all rolls were looked at', async () => {
  const { env, shown, store } = desk()
  const log = pigLog(1)
  const about = { match: 'mine', mine: 0, ended: 5 }
  const analyst = await Analyst.open(ordered(log, { about }), env)
  await analyst!.run()
  const all = shown()
  expect(all[0]!.moments).toHaveLength(0)
  expect(all.length).toBeGreaterThan(10)
  expect(all.map(({ done }) => done)).toEqual(all.map(({ done }) => done).toSorted((one, other) => one - other))
  const { header, entries } = parseLog(log)
  const whole = analyse(gameOf('pig')!, { header, entries })
  expect(all.at(-1)).toEqual(whole)
  const [kept] = store.analyses.values()
  expect(kept).toEqual(JSON.parse(JSON.stringify(whole)))
  const [report] = store.reports.values()
  expect(report).toMatchObject({ ...about, game: 'pig', luck: whole.seats[0]!.luck, result: whole.seats[0]!.result })
})

test('a closed tab goes on where it was, to the same analysis', async () => {
  const log = pigLog(2)
  const first = desk()
  const closed = await Analyst.open(ordered(log), first.env)
  first.whenPaused((times) => times === 20 && closed!.close())
  await closed!.run()
  const [saved] = first.store.analyses.values()
  expect(saved!.done).toBeGreaterThan(0)
  expect(saved!.done).toBeLessThan(1)
  const second = desk(first.store)
  const again = await Analyst.open(ordered(log), second.env)
  await again!.run()
  expect(second.shown()[0]!.done).toBe(saved!.done)
  const { header, entries } = parseLog(log)
  expect(second.shown().at(-1)).toEqual(analyse(gameOf('pig')!, { header, entries }))
  const other = desk(first.store)
  const different = await Analyst.open(ordered(pigLog(3)), other.env)
  other.whenPaused(() => different!.close())
  await different!.run()
  expect(other.shown()[0]!.done).toBe(0)
})

test('rolls and decisions are told in the words of the game', async () => {
  const { env } = desk()
  const log = pigLog(1)
  const analyst = (await Analyst.open(ordered(log), env))!
  const { header, entries } = parseLog(log)
  const { moments, decisions } = analyse(gameOf('pig')!, { header, entries }, { samples: 2 })
  const roll = moments.find(({ who, name }) => who === 'chance' && name === 'roll')!
  const decision = decisions[0]!
  const words = { language: 'fr', names: NAMES } as const
  const [rolled, decided] = analyst.tell({ rolls: [roll.position], decisions: [decision], ...words })
  expect(rolled!.events.join()).toMatch(/Camille|Octave/)
  expect(decided!.asked).not.toBe('')
  expect(decided!.options).toHaveLength(decision.options.length)
  expect(analyst.tell({ rolls: [9999], decisions: [], ...words })).toEqual([])
})

test('a decision somebody looks at is weighed before its turn', async () => {
  const { env, posted } = desk()
  const { header, entries } = parseLog(pigLog(1))
  const { decisions } = analyse(gameOf('pig')!, { header, entries }, { samples: 2 })
  const analyst = (await Analyst.open(ordered(pigLog(1)), env))!
  analyst.weigh(decisions[0]!.position)
  analyst.weigh(9999)
  expect(posted).toHaveLength(1)
  expect(posted[0]).toMatchObject({ weighed: { position: decisions[0]!.position, seat: decisions[0]!.seat } })
})

test('a match of an older version is analysed with its own rules', async () => {
  const log = readFileSync(join(FROZEN, 'battle-dice@3.log'), 'utf8')
  const { env, shown, whenPaused, problem } = desk()
  const analyst = (await Analyst.open(ordered(log), env))!
  whenPaused((times) => times === 30 && analyst.close())
  await analyst.run()
  expect(problem()).toBeUndefined()
  expect(shown()[0]!.rules).toBe(3)
  expect(await rulesOf('battle-dice', 3)).toBeDefined()
})

test.each([
  ['a version that is not kept', (log: string) => log.replace('rules 1\n', 'rules 77\n'), { is: 'rules', was: 77 }],
  ['a game nobody has here', (log: string) => log.replace('game pig\n', 'game goose\n'), { is: 'game', game: 'goose' }],
  ['no log', () => 'hello', { is: 'log' }],
  ['an answer against the rules', (log: string) => log.replace(' roll\n', ' fold\n'), { is: 'log' }],
] as const)('%s is refused in plain words', async (_, spoil, expected) => {
  const { env, problem } = desk()
  expect(await Analyst.open(ordered(spoil(withoutTags(pigLog(1)))), env)).toBeUndefined()
  expect(problem()).toMatchObject(expected)
})
