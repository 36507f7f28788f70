/** Hosts a match on this device with the same host as the server. Lessons run here too. */
import { thinkSimply } from '@alea/bots'
import { gameOf } from '@alea/catalog'
import { rulesOf } from '@alea/catalog/rules'
import {
  type ChanceSource,
  checkOptions,
  type Game,
  logOf,
  type Match,
  parseLog,
  printLog,
  random,
  type Seat,
} from '@alea/engine'
import {
  asRefusal,
  type CommandFrame,
  type Commit,
  Conflict,
  type HostEnvironment,
  type Loaded,
  MatchHost,
  ON_ONE_DEVICE,
  perform,
  Refusal,
  refusalFrame,
  type Subscriber,
  unkeptChat,
} from '@alea/host'
import { commitmentTo, type FromClient, type FromServer } from '@alea/protocol/client'
import type { Advice } from '../connection/connection.ts'
import { LessonScript } from './lessonScript.ts'
import { localRecord, ME } from './localRecord.ts'
import type { LocalSetup } from './localSetup.ts'
import { LocalStore } from './localStore.ts'
import { memorySaves, type Saves } from './saves.ts'
import type { Thinker } from './thinker.ts'

export interface LocalEnvironment {
  readonly saves: Saves
  readonly thinker: Thinker
  readonly chance: ChanceSource
  now(): number
  /** Runs `work` after a while; the returned function cancels it. */
  later(ms: number, work: () => void): () => void
  /** A seed for the bots' random choices. */
  seed(): number
  /** A frame for the page, as text. */
  send(text: string): void
  trouble(what: string, error: unknown): void
}

export class LocalHost {
  private readonly setup: LocalSetup
  private readonly env: LocalEnvironment
  private readonly game: Game
  private readonly store: LocalStore
  private readonly script: LessonScript | undefined
  private readonly page: Subscriber
  private host!: MatchHost
  private reopening: Promise<MatchHost> | undefined
  private callOff: (() => void) | undefined
  private closed = false

  /** Continues a saved match; starts any other. */
  static async open(setup: LocalSetup, env: LocalEnvironment): Promise<LocalHost> {
    const opened = new LocalHost(setup, env, await gameFor(setup, env.saves))
    await opened.read()
    return opened
  }

  private constructor(setup: LocalSetup, env: LocalEnvironment, game: Game) {
    const { now, trouble, send } = env
    this.setup = setup
    this.env = env
    this.game = game
    this.script = setup.lesson && new LessonScript(game, setup.lesson)
    const saves = setup.lesson ? memorySaves() : env.saves
    this.store = new LocalStore({ setup, game, saves, now, trouble, match: () => this.host?.match })
    this.page = {
      player: ME.id,
      follows: true,
      send(text) {
        send(text)
        return true
      },
    }
  }

  take(frame: FromClient): void {
    if (frame.type === 'visible') return
    if (frame.type === 'ping') return this.send({ type: 'pong', now: this.env.now() })
    this.handle(frame).catch((error) => {
      const refusal = asRefusal(error) ?? new Refusal('internal', messageOf(error))
      if (refusal.code === 'internal') this.env.trouble(frame.type, error)
      this.send(refusalFrame(frame, refusal))
    })
  }

  /** Why this seat cannot undo its last decision, or null. */
  undoBar(seat: Seat): Promise<string | null> {
    return this.host.undoBar(seat, ME.ids)
  }

  /** What a bot would do here. */
  async advise(seat: Seat): Promise<Advice> {
    const { match } = this
    if (!match.offer(seat)) return { options: [] }
    const seed = this.env.seed()
    const world = match.imagine(seat, random(seed))
    try {
      return {
        options: await this.env.thinker.advise({
          game: this.game.id,
          rules: this.game.rulesVersion,
          options: this.host.record.options,
          seat,
          world,
          seed,
        }),
      }
    } catch (error) {
      this.env.trouble('the coach', error)
      return { options: [] }
    }
  }

  log(): string {
    return printLog(logOf(this.match))
  }

  close(): void {
    this.closed = true
    this.callOff?.()
    void this.host.close()
    this.env.thinker.close()
  }

  private async handle(frame: CommandFrame | Extract<FromClient, { type: 'watch' | 'leave' }>): Promise<void> {
    const host = this.host.broken ? await this.reopened() : this.host
    if (frame.type === 'leave') return host.leave(this.page, frame.as)
    if (frame.type === 'watch') await host.watch(frame.as, ME.ids, this.page, frame, host.record.invitation)
    else this.send(await perform(host, frame, ME))
  }

  private send(frame: FromServer): void {
    this.page.send(JSON.stringify(frame))
  }

  /** A match that is opened has begun. */
  private get match(): Match {
    return this.host.match!
  }

  /** Another window has gone on with the match, or the rules threw an error: continues from what is saved. */
  private reopened(): Promise<MatchHost> {
    this.reopening ??= this.read().finally(() => {
      this.reopening = undefined
    })
    return this.reopening
  }

  private async read(): Promise<MatchHost> {
    const loaded = (await this.store.load()) ?? (await this.created())
    this.host = new MatchHost(this.game, loaded, this.hostEnvironment())
    if (loaded.record.status === 'gathering') await this.host.seats.start(ME.ids)
    else await this.host.runDue()
    return this.host
  }

  private async created(): Promise<Loaded> {
    const record = localRecord(this.setup, this.env.now())
    await this.store
      .commit({ match: record.id, revision: 0, position: 0, entries: [], record, dueAt: null })
      .catch((error) => {
        // The same match was started in another window.
        if (!(error instanceof Conflict)) throw error
      })
    return (await this.store.load())!
  }

  private async runDue(): Promise<void> {
    if (this.closed) return
    try {
      if (this.host.broken) await this.reopened()
      else await this.host.runDue()
    } catch (error) {
      this.env.trouble('what was due could not be done', error)
    }
  }

  private hostEnvironment(): HostEnvironment {
    const { env, script } = this
    const { now, later, seed, trouble, thinker } = env
    return {
      ...ON_ONE_DEVICE,
      store: { commit: (commit) => this.commit(commit) },
      chat: unkeptChat(),
      now,
      later,
      seed,
      trouble,
      ownedSince: now(),
      scheduleAt: (_, at) => {
        this.callOff?.()
        this.callOff = at === null ? undefined : later(Math.max(0, at - now()), () => void this.runDue())
      },
      chanceOf: () => script?.chance(env.chance) ?? env.chance,
      sha256: commitmentTo,
      think: async (job, signal) => script?.rival(this.match.offer(job.seat)) ?? thinker.choose(job, signal),
      thinkSimply: async (job) => thinkSimply(job),
      ...(script && { prepare: (match: Match) => script.prepare(match) }),
    }
  }

  private commit(commit: Commit): Promise<void> {
    if (commit.entries.length > 0) {
      // It would be about an outdated question.
      this.env.thinker.dropAdvice()
      this.script?.answered(commit.entries, this.setup.seats)
    }
    return this.store.commit(commit)
  }
}

/** The game, prepared for the match. A saved match goes on under the rules it was started with, if they are kept. */
async function gameFor({ id, game: name, lesson, seats, options = {} }: LocalSetup, saves: Saves): Promise<Game> {
  const present = gameOf(name)
  if (!present) throw new Error(`There is no game ${name}`)
  const saved = lesson ? undefined : await saves.get(id).catch(() => undefined)
  const header = saved && parseLog(saved.log).header
  const game = (header && (await rulesOf(name, header.rules))) ?? present
  await game.prepare?.(header?.options ?? checkOptions(game.options, options, seats.length))
  return game
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
