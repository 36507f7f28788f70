/**
 * Secrecy: everything sent to a spectator and to every opponent, byte by byte, in many matches of every game of the catalogue.
 * No seed, no secret, nothing of the state itself; and dealing anew what somebody cannot see changes no byte sent to them,
 * no preview, no undo hint, and not when a window closes. The same holds for whoever looks into a hand that everybody agreed to open; and at a
 * table with a delay no byte sent to a spectator depends on the answers of that time.
 *
 * The same for given tables: with teams, teammates see each other's hands, and nobody else anything more.
 *
 *     npm run proof:secrecy -- [matches of each game] [game] [seats] [options as JSON]
 */
import { GAMES, gameOf } from '@alea/catalog'
import { applyEntry, type Game, type Match, type Random, random, redealt, type Seat, type Viewer } from '@alea/engine'
import {
  type Commit,
  checkpointOf,
  entryOf,
  type Ids,
  type Loaded,
  MatchHost,
  type MatchRecord,
  restore,
  type StoredEntry,
  type Subscriber,
} from '@alea/host'
import { TestTime, testEnvironment } from '@alea/host/testing'
import { masterSeed } from '@alea/protocol'
import { diceOf } from '../src/fair/dice.ts'
import { newMatch } from '../src/matches/newMatch.ts'

export interface SecrecyReport {
  readonly game: string
  readonly matches: number
  readonly frames: number
  readonly bytes: number
  /** Moments at which the hidden was dealt anew and the bytes compared, and how often something was indeed hidden. */
  readonly worlds: number
  readonly different: number
  readonly leaks: readonly string[]
}

const ME = { id: 'player-one', name: 'Anna' }
const IDS = new Set([ME.id])
const STRANGER = new Set(['somebody-else'])
/** How long spectators are behind, in seconds. */
const DELAY = 60
/** Windows that close at the same moment for everybody. */
const EVEN = { delay: 5000, limit: 5000 }
/** One moment in so many is looked at in another world. */
const EVERY = 29
/** Of the answers that are possible there, at most so many are compared. */
const MOST_ANSWERS = 3
const NOW = 1000

interface Answer {
  readonly seat: Seat
  readonly key: string
  readonly step: number
}

/** A table of a certain kind; otherwise of the smallest number of players, or one more. */
export interface Kind {
  readonly seats?: number
  readonly options?: Readonly<Record<string, unknown>>
}

export async function secrecy(
  game: Game,
  matches: number,
  seed = 1,
  delay = DELAY,
  kind: Kind = {},
): Promise<SecrecyReport> {
  const total = { frames: 0, bytes: 0, worlds: 0, different: 0 }
  const leaks: string[] = []
  for (let i = 0; i < matches && leaks.length < 20; i++) {
    const watched = new Watched(game, random(seed + i), delay, kind)
    await watched.play()
    for (const key of ['frames', 'bytes', 'worlds', 'different'] as const) total[key] += watched[key]
    leaks.push(...watched.leaks.map((leak) => `match ${i}: ${leak}`))
  }
  return { game: game.id, matches, ...total, leaks }
}

/** One match, played at random through the host that plays live matches, everything it sends overheard. */
class Watched {
  frames = 0
  bytes = 0
  worlds = 0
  different = 0
  readonly leaks: string[] = []
  private readonly game: Game
  private readonly luck: Random
  private readonly delay: number
  private readonly record: MatchRecord
  private readonly entries: StoredEntry[] = []
  private kept: Commit | undefined
  /** The truth, replayed from what is put on disk. */
  private truth: Match | undefined
  private secrets: readonly string[] = []

  constructor(game: Game, luck: Random, delay: number, kind: Kind) {
    this.game = game
    this.luck = luck
    this.delay = delay
    const { min, max } = game.seats
    const seats = Array.from({ length: kind.seats ?? Math.min(max, min + luck.below(2)) }, () => ({
      kind: 'me' as const,
    }))
    const { options = {} } = kind
    this.record = newMatch({ game: game.id, seats, options: { ...options }, windows: { delay: 0, limit: 0 } }, ME, 0)
  }

  async play(): Promise<void> {
    const host = this.host(
      { record: this.record, revision: 1, entries: [], clock: undefined, checkpoint: undefined },
      true,
    )
    await host.seats.start(IDS)
    const record = this.kept!.record!
    const { id, game, rules, dice } = record
    const master = Buffer.from(
      masterSeed({ match: id, game, rules, secret: dice.secret, contributions: [...dice.contributions] }),
    )
    const secret = Buffer.from(dice.secret, 'hex')
    this.secrets = [secret, master].flatMap((bytes) => [
      bytes.toString('hex'),
      bytes.toString('base64'),
      bytes.toString('base64url'),
    ])
    this.truth = restore(this.game, record, [])
    this.catchUp()
    const viewers: Viewer[] = [undefined, ...record.seats.keys()]
    for (const viewer of viewers) await host.watch(viewer ?? null, IDS, this.ear(viewer), {})
    for (let step = 0; step < this.game.bound && this.truth.pending; step++) {
      const { pending } = this.truth
      if (pending.kind === 'chance') throw new Error('chance waits')
      const seat = pending.seats[this.luck.below(pending.seats.length)]!
      const { options } = this.truth.offer(seat)!
      const { key } = options[this.luck.below(options.length)]!
      if (step % EVERY === 0) {
        const answer = { seat, key, step }
        for (const viewer of viewers) await this.compare(record, viewer, answer)
        const opened = { ...record, openHands: NOW }
        for (const viewer of record.seats.keys()) await this.compare(opened, viewer, answer, STRANGER)
        await this.compareDelayed(
          record,
          options.map((option) => ({ seat, key: option.key, step })),
        )
      }
      await host.answer({ id: `c${step}`, seat, position: this.truth.position, key }, IDS)
      this.catchUp()
    }
  }

  private catchUp(): void {
    for (const entry of this.entries.slice(this.truth!.position)) applyEntry(this.truth!, entryOf(entry))
  }

  /** The same moment and the same answer in the true world and in another that this viewer cannot tell from it. */
  private async compare(record: MatchRecord, viewer: Viewer, answer: Answer, ids = IDS): Promise<void> {
    const g = this.truth!.state
    const world = redealt(this.game, g, viewer === undefined ? [] : [viewer], this.luck)
    const [here, there] = [JSON.stringify(g), JSON.stringify(world)]
    this.worlds++
    if (here === there) return
    this.different++
    const one = await this.sent(record, here, viewer, answer, ids)
    const other = await this.sent(record, there, viewer, answer, ids)
    const who = viewer === undefined ? 'a spectator' : `p${viewer + 1}${ids === IDS ? '' : ', whose hand is open,'}`
    const at = `${who} at ${this.truth!.position}`
    if (one.before !== other.before) this.leaks.push(`${at} can tell: ${firstDifference(one.before, other.before)}`)
    // An answer may rightly show something; where it does not show in what is seen, no byte may differ.
    else if (one.hash === other.hash && one.after !== other.after)
      this.leaks.push(`${at} is told after ${answer.key}: ${firstDifference(one.after, other.after)}`)
  }

  private async sent(record: MatchRecord, state: string, viewer: Viewer, { seat, key, step }: Answer, ids: Ids) {
    const texts: string[] = []
    const position = this.entries.length
    const checkpoint = checkpointOf({ position, state: JSON.parse(state) })
    const loaded = { record, revision: 2, entries: this.entries, clock: undefined, checkpoint }
    const host = this.host(loaded, false)
    await host.watch(viewer ?? null, ids, { player: undefined, send: (text) => texts.push(text) > 0 }, {})
    if (viewer === seat && ids === IDS) texts.push(await told(host.preview({ seat, position, key }, IDS)))
    texts.push(await this.dueOf(loaded))
    const before = texts.splice(0).join('\n')
    await host.answer({ id: `w${step}`, seat, position, key }, IDS).catch(() => 0)
    if (viewer !== undefined && ids === IDS) texts.push(await told(host.undoBar(viewer, IDS)))
    const after = texts.join('\n')
    return { before, after, hash: /"hash":"([^"]+)"/.exec(after)?.[1] }
  }

  /** Whatever was answered of late, spectators of a table with a delay get the same: those who were here, and who comes now. */
  private async compareDelayed(record: MatchRecord, answers: readonly Answer[]): Promise<void> {
    const delayed = { ...record, ...(this.delay > 0 && { spectatorDelay: this.delay }) }
    const sent = new Set<string>()
    for (const answer of answers.slice(0, MOST_ANSWERS)) {
      const texts = await this.sentLater(delayed, answer)
      if (texts !== undefined) sent.add(texts)
    }
    const [one, other] = [...sent]
    if (one !== undefined && other !== undefined)
      this.leaks.push(`a spectator behind ${this.truth!.position} can tell: ${firstDifference(one, other)}`)
  }

  /** The first half of the answers is old enough to be shown. Undefined if the match ends: then everything is shown. */
  private async sentLater(record: MatchRecord, { seat, key, step }: Answer): Promise<string | undefined> {
    const position = this.entries.length
    const entries = this.entries.map((entry, i) => ({ ...entry, at: i < position / 2 ? NOW - 2000 * DELAY : NOW }))
    const host = this.host({ record, revision: 2, entries, clock: undefined, checkpoint: undefined }, false)
    const texts: string[] = []
    const spectator = () => ({ player: undefined, send: (text: string) => texts.push(text) > 0 })
    await host.watch(null, STRANGER, spectator(), {})
    await host.answer({ id: `d${step}`, seat, position, key }, IDS)
    if (host.record.status !== 'playing') return undefined
    await host.watch(null, STRANGER, spectator(), {})
    texts.push(JSON.stringify(await host.look(null, STRANGER)), JSON.stringify(host.table(STRANGER)))
    return texts.join('\n')
  }

  /** When the host will do something by itself, if windows are as long for everybody. */
  private async dueOf(loaded: Loaded): Promise<string> {
    const due: (number | null)[] = []
    const host = this.host({ ...loaded, record: { ...loaded.record, windows: EVEN } }, false, (at) => due.push(at))
    await host.runDue()
    return `due ${due.join()}`
  }

  private host(loaded: Loaded, kept: boolean, due: (at: number | null) => void = () => {}): MatchHost {
    const commit = async (commit: Commit) => {
      if (!kept) return
      this.kept = commit
      this.entries.push(...commit.entries)
    }
    // Time stands still: it is not what is compared. Only the pauses of a replay are over at once.
    const time = new TestTime(NOW)
    const later: TestTime['later'] = (ms, work) => {
      if (ms > 0) return time.later(ms, work)
      queueMicrotask(work)
      return () => {}
    }
    const trouble = (what: string, error: unknown) => this.leaks.push(`${what}: ${error}`)
    const scheduleAt = (_: string, at: number | null) => due(at)
    const env = testEnvironment({ store: { commit }, chanceOf: diceOf, scheduleAt, later, trouble }, time)
    return new MatchHost(this.game, loaded, env)
  }

  private ear(viewer: Viewer): Subscriber {
    return {
      player: undefined,
      send: (text) => {
        this.frames++
        this.bytes += text.length
        const fault = this.overheard(text)
        if (fault) this.leaks.push(`${viewer === undefined ? 'a spectator' : `p${viewer + 1}`} received ${fault}`)
        return true
      },
    }
  }

  private overheard(text: string): string | undefined {
    // Once the match is over the secret is meant to be read.
    if (this.kept?.record?.status === 'over') return undefined
    const secret = this.secrets.find((each) => text.includes(each))
    return secret ? `a secret: ${secret.slice(0, 8)}…` : forbidden(JSON.parse(text))
  }
}

/** What is answered, or why it is refused. */
const told = (asked: Promise<unknown>): Promise<string> =>
  asked.then(
    (value) => JSON.stringify(value),
    (error) => String(error),
  )

/** Names under which engines have been known to send what nobody may see: boardgame.io sends its random generator to spectators. */
const FORBIDDEN = /^(seed|prng|prngstate|rng|_random|plugins|secret|stack|frames|sealed|vars|password|signing.*)$/i

/** The first field that has no business on the wire, however deep. */
export function forbidden(value: unknown, path = ''): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  for (const [name, part] of Object.entries(value)) {
    if (FORBIDDEN.test(name)) return `${path}.${name}`
    const found = forbidden(part, `${path}.${name}`)
    if (found) return found
  }
  return undefined
}

function firstDifference(one: string, other: string): string {
  let i = 0
  while (one[i] === other[i] && i < one.length) i++
  return `…${one.slice(Math.max(0, i - 60), i + 40)}… against …${other.slice(Math.max(0, i - 20), i + 40)}…`
}

if (import.meta.main) {
  const [matches = '1000', only, seats, options = '{}'] = process.argv.slice(2)
  const kind = { ...(seats !== undefined && { seats: Number(seats) }), options: JSON.parse(options) }
  for (const game of only === undefined ? GAMES : [gameOf(only)!]) {
    const began = performance.now()
    const report = await secrecy(game, Number(matches), 1, DELAY, kind)
    console.log(JSON.stringify({ ...report, seconds: Math.round((performance.now() - began) / 1000) }, undefined, 2))
    if (report.leaks.length > 0) process.exitCode = 1
  }
}
