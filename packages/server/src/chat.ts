/** Chat at a table. Lines are stored and sent as plain text and must be shown as plain text. */
import type { ChatStore } from '@alea/host'
import type { Said } from '@alea/protocol'
import type { Player } from './players/players.ts'
import type { Storage } from './storage/storage.ts'

export class Chat implements ChatStore {
  private readonly storage: Storage
  /** Whom each connected player does not hear: mutes, and blocks in either direction. */
  private readonly unheard = new Map<string, Set<string>>()

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
    this.unheard.set(player, new Set(await this.storage.unheard(player)))
  }

  forget(player: string): void {
    this.unheard.delete(player)
  }

  async mute(player: string, other: string, on: boolean): Promise<void> {
    await this.storage.mute(player, other, on)
    await this.changed(player)
  }

  async block(player: string, other: string, on: boolean): Promise<void> {
    await this.storage.block(player, other, on)
    await Promise.all([this.changed(player), this.changed(other)])
  }

  /** A guest has become an account: whoever did not hear the one does not hear the other. */
  async merged(guest: string, account: string): Promise<void> {
    for (const unheard of this.unheard.values()) if (unheard.has(guest)) unheard.add(account)
    await this.changed(account)
  }

  private async changed(player: string): Promise<void> {
    if (this.unheard.has(player)) await this.arrive(player)
  }

  async lines(match: string, after: number, reader: Player | undefined): Promise<Said[]> {
    const unheard = new Set(reader ? await this.storage.unheard(reader.id) : [])
    return (await this.storage.chat(match, after)).filter(({ player }) => !unheard.has(player))
  }
}
