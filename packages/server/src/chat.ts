/** What people say at a table. Text is kept and sent as text; whoever shows it must show it as text. */
import type { Phrase, Said } from '@alea/protocol'
import type { MatchHost } from './matches/matchHost.ts'
import { isFinished } from './matches/tableOf.ts'
import type { Player } from './players/players.ts'
import { Refusal } from './refusal.ts'
import type { Storage } from './storage/storage.ts'

export class Chat {
  private readonly storage: Storage
  /** Whom each player does not want to hear. */
  private readonly mutes = new Map<string, Set<string>>()

  constructor(storage: Storage) {
    this.storage = storage
  }

  async say(host: MatchHost, player: Player, what: { text?: string; phrase?: Phrase }, now: number): Promise<Said> {
    if ((what.text === undefined) === (what.phrase === undefined))
      throw new Refusal('malformed', 'either text or a phrase is said')
    const { seats, id } = host.record
    const seat = seats.findIndex(({ player: sitting }) => sitting !== undefined && player.ids.has(sitting))
    // Whoever looks on sees no hand, but could still help: until the end only the players talk.
    if (seat < 0 && !isFinished(host.record)) throw new Refusal('not-allowed', 'only those who play may speak')
    const said = await this.storage.say(id, {
      player: player.id,
      name: player.name,
      seat: seat < 0 ? null : seat,
      at: now,
      ...(what.text !== undefined && { text: what.text }),
      ...(what.phrase !== undefined && { phrase: what.phrase }),
    })
    host.said(said, (listener) => this.mutes.get(listener.player ?? '')?.has(player.id) ?? false)
    return said
  }

  /** Remembers whom a player has muted, while they are connected. */
  async arrive(player: string): Promise<void> {
    this.mutes.set(player, new Set(await this.storage.muted(player)))
  }

  forget(player: string): void {
    this.mutes.delete(player)
  }

  async mute(player: string, other: string, on: boolean): Promise<void> {
    await this.storage.mute(player, other, on)
    if (this.mutes.has(player)) await this.arrive(player)
  }

  async lines(match: string, after: number, reader: Player | undefined): Promise<Said[]> {
    const muted = new Set(reader ? await this.storage.muted(reader.id) : [])
    return (await this.storage.chat(match, after)).filter(({ player }) => !muted.has(player))
  }
}
