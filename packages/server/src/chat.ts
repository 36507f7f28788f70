/** Chat at a table. Lines are stored and sent as plain text and must be shown as plain text. */
import type { ChatStore } from '@alea/host'
import type { Said } from '@alea/protocol'
import type { Player } from './players/players.ts'
import type { Storage } from './storage/storage.ts'

export class Chat implements ChatStore {
  private readonly storage: Storage
  /** Whom each connected player has muted. */
  private readonly mutes = new Map<string, Set<string>>()

  constructor(storage: Storage) {
    this.storage = storage
  }

  say(match: string, line: Omit<Said, 'number'>): Promise<Said> {
    return this.storage.say(match, line)
  }

  isMuted(listener: string, speaker: string): boolean {
    return this.mutes.get(listener)?.has(speaker) ?? false
  }

  /** Loads a player's mutes when they connect. */
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
