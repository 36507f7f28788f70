/** What a node does for the others: it answers questions about its matches, sends frames on, and forgets what is out of date. */
import { perform } from '@alea/host'
import type { SharedBots } from '../bots/sharedBots.ts'
import type { Call } from '../http/route.ts'
import { ROUTES } from '../http/routes/index.ts'
import { carryOut } from '../matches/tasks.ts'
import type { Services } from '../services.ts'
import type { Asked, Changed, Note, SentCall, SentPerson, Watched } from './letters.ts'
import { Elsewhere, type Nodes, type NodesWork } from './nodes.ts'
import { Visitors } from './visitors.ts'

export class Work implements NodesWork {
  private readonly nodes: Nodes
  private readonly services: Services
  private readonly bots: SharedBots
  private readonly visitors: Visitors

  constructor(nodes: Nodes, services: Services, bots: SharedBots) {
    this.nodes = nodes
    this.services = services
    this.bots = bots
    this.visitors = new Visitors((to, note) => nodes.note(to, note), services.chat)
  }

  async serve(from: string, match: string, asked: Asked): Promise<unknown> {
    const { matches } = this.services
    // Also where the host itself is not needed: only the owner answers.
    const host = await matches.host(match)
    if (host.broken) throw new Elsewhere()
    switch (asked.kind) {
      case 'watch': {
        const isDesync = await this.visitors.watch(from, host, asked)
        return { owner: this.nodes.me, isDesync } satisfies Watched
      }
      case 'perform':
        return this.ifStillHere(match, perform(host, asked.frame, personOf(asked.sender)))
      case 'route':
        return this.ifStillHere(match, this.run(asked))
      case 'task':
        return this.ifStillHere(match, carryOut(matches, match, asked.task, asked.args))
    }
  }

  /** What failed because the match has gone to another node is asked there. */
  private async ifStillHere<T>(match: string, work: Promise<T>): Promise<T> {
    try {
      return await work
    } catch (error) {
      if (this.nodes.owned(match)) throw error
      throw new Elsewhere()
    }
  }

  private run({ method, path, call }: Asked & { kind: 'route' }): Promise<unknown> {
    const route = ROUTES.find((one) => one.method === method && one.path === path)
    if (!route) throw new Elsewhere()
    return route.run(this.services, callOf(call, this.services.now()))
  }

  beforeReply(to: string): void {
    this.visitors.flush(to)
  }

  note(from: string, note: Note): void {
    const { matches, notifier } = this.services
    switch (note.kind) {
      case 'texts':
        for (const one of note.texts) matches.remote?.take(from, one)
        return
      case 'leave':
        return this.visitors.leave(from, note.watcher)
      case 'hidden':
        return this.visitors.hid(from, note.watcher, note.isHidden)
      case 'changed':
        return this.forget(note.changed)
      case 'awaited':
        if (this.nodes.membership.isCaretaker) notifier.wake()
        return
      case 'bye':
        return
      default:
        return this.bots.note(from, note)
    }
  }

  private forget({ sessions, players, names = [], unheard }: Changed): void {
    const { services } = this
    if (sessions) services.sessions.endedElsewhere(sessions)
    if (players) services.players.changedElsewhere(players, names)
    if (unheard) void services.chat.changedElsewhere(unheard).catch(() => {})
  }

  died(node: string): void {
    this.visitors.died(node)
    this.bots.died(node)
    const { matches, ratings, notifier } = this.services
    matches.remote?.again(node)
    if (!this.nodes.membership.isCaretaker) return
    // What it was about to do.
    notifier.wake()
    void ratings.open().catch(() => {})
  }

  missed(from: string): void {
    const { services } = this
    this.bots.missed(from)
    services.sessions.forgetAll()
    services.players.forgetAll()
    void services.chat.readAll().catch(() => {})
    services.matches.remote?.again(from)
  }

  lost(): void {
    this.visitors.end()
    this.bots.lost()
    this.services.matches.dropAll()
  }

  back(): void {
    this.services.matches.remote?.allAgain()
  }
}

const personOf = ({ id, name, ids }: SentPerson) => ({ id, name, ids: new Set(ids) })

/** Routes about one match need neither a session nor cookies. */
const callOf = ({ player, ...call }: SentCall, now: number): Call<unknown, unknown, unknown> => ({
  ...call,
  player: player && { ...personOf(player), account: player.account },
  session: undefined,
  facts: { client: '', network: '' },
  device: undefined,
  now,
  cookie: () => {},
})
