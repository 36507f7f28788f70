/** What people say at a table. Text is kept and sent as text; whoever shows it must show it as text. */
import type { ChatStore } from '@alea/host'
import type { Said } from '@alea/protocol'
import type { Player } from './players/players.ts'
import type { Storage } from './storage/storage.ts'

export class Chat implements ChatStore {
  private readonly storage: Storage
  /** Whom each player does not want to hear. */
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
