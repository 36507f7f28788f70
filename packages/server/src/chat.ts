/** Chat at a table. Lines are stored and sent as plain text and must be shown as plain text. */
import type { ChatStore } from '@alea/host'
import type { Said } from '@alea/protocol'
import type { Player } from './players/players.ts'
import type { Storage } from './storage/storage.ts'

export class Chat implements ChatStore {
  private readonly storage: Storage
  /** Whom each connected player does not hear: mutes, and blocks in either direction. */
  private readonly unheard = new Map<string, Set<string>>()
  /** Players with a connection here. */
  private readonly connected = new Set<string>()
  /** How often players watch a match here over another node. */
  private readonly visits = new Map<string, number>()
  /** Called when other nodes must read again whom these do not hear. */
  onChange: (players: readonly string[]) => void = () => {}

  constructor(storage: Storage) {
    this.storage = storage
  }

  say(match: string, line: Omit<Said, 'number'>): Promise<Said> {
    return this.storage.say(match, line)
  }

  isMuted(listener: string, speaker: string): boolean {
    return this.unheard.get(listener)?.has(speaker) ?? false
  }

  /** Loads whom a player does not hear when they connect. */
  async arrive(player: string): Promise<void> {
    this.connected.add(player)
    await this.read(player)
  }

  private async read(player: string): Promise<void> {
    this.unheard.set(player, new Set(await this.storage.unheard(player)))
  }

  forget(player: string): void {
    this.connected.delete(player)
    if (!this.visits.has(player)) this.unheard.delete(player)
  }

  /** Somebody whose connection is on another node watches a match of this one. */
  async visit(player: string): Promise<void> {
    this.visits.set(player, (this.visits.get(player) ?? 0) + 1)
    if (!this.unheard.has(player)) await this.read(player)
  }

  unvisit(player: string): void {
    const visits = (this.visits.get(player) ?? 0) - 1
    if (visits > 0) this.visits.set(player, visits)
    else {
      this.visits.delete(player)
      if (!this.connected.has(player)) this.unheard.delete(player)
    }
  }

  async changedElsewhere(players: readonly string[]): Promise<void> {
    await Promise.all(players.filter((player) => this.unheard.has(player)).map((player) => this.read(player)))
  }

  /** What is in memory may be out of date. */
  async readAll(): Promise<void> {
    await this.changedElsewhere([...this.unheard.keys()])
  }

  async mute(player: string, other: string, on: boolean): Promise<void> {
    await this.storage.mute(player, other, on)
    await this.changed([player])
  }

  async block(player: string, other: string, on: boolean): Promise<void> {
    await this.storage.block(player, other, on)
    await this.changed([player, other])
  }

  /** A guest has become an account: whoever did not hear the one does not hear the other. */
  async merged(guest: string, account: string): Promise<void> {
    for (const unheard of this.unheard.values()) if (unheard.has(guest)) unheard.add(account)
    await this.changed([account])
  }

  private async changed(players: readonly string[]): Promise<void> {
    await this.changedElsewhere(players)
    this.onChange(players)
  }

  async lines(match: string, after: number, reader: Player | undefined): Promise<Said[]> {
    const unheard = new Set(reader ? await this.storage.unheard(reader.id) : [])
    return (await this.storage.chat(match, after)).filter(({ player }) => !unheard.has(player))
  }
}
