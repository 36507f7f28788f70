/** What is said at a table. */
import { type FromServer, type Phrase, plainText, type Said } from '@alea/protocol/client'
import type { HostedMatch } from './hostedMatch.ts'
import { type Ids, isFinished } from './record.ts'
import { Refusal } from './refusal.ts'
import type { Sitter } from './seating.ts'
import { FAULTS } from './text/faults.ts'

/** Either of the two, and the id of the command. */
export interface Words {
  readonly id?: string
  readonly text?: string
  readonly phrase?: Phrase
}

/** Chat commands remembered, so that a line sent again after a lost connection is not repeated. */
const SAID_REMEMBERED = 64

export class ChatCommands {
  private readonly hosted: HostedMatch
  /** Recent lines by player and command id. */
  private readonly said = new Map<string, Said>()

  constructor(hosted: HostedMatch) {
    this.hosted = hosted
  }

  /** Says something; sent again under the same `id`, it is not said again. */
  async say(player: Sitter, ids: Ids, words: Words): Promise<Said> {
    const { record, env } = this.hosted
    this.hosted.acted(ids)
    const known = this.said.get(`${player.id} ${words.id}`)
    if (words.id !== undefined && known) return known
    if ((words.text === undefined) === (words.phrase === undefined))
      throw new Refusal('malformed', (language) => FAULTS[language].textOrPhrase)
    const text = words.text === undefined ? undefined : plainText(words.text)
    if (text === '') throw new Refusal('malformed', (language) => FAULTS[language].nothingSaid)
    const seat = record.seats.findIndex(({ player: sitting }) => sitting !== undefined && ids.has(sitting))
    // Spectators could help a player: only the players talk until the end.
    if (seat < 0 && !isFinished(record))
      throw new Refusal('not-allowed', (language) => FAULTS[language].onlyPlayersTalk)
    const said = await env.chat.say(record.id, {
      player: player.id,
      name: player.name,
      seat: seat < 0 ? null : seat,
      at: env.now(),
      ...(text !== undefined && { text }),
      ...(words.phrase !== undefined && { phrase: words.phrase }),
    })
    if (words.id !== undefined) this.remember(`${player.id} ${words.id}`, said)
    const frame: FromServer = { type: 'said', match: record.id, said }
    const line = JSON.stringify(frame)
    this.hosted.note({ said: { frame, player: player.id } })
    for (const subscriber of this.hosted.subscribers.all)
      if (subscriber.player === undefined || !env.chat.isMuted(subscriber.player, player.id)) subscriber.send(line)
    return said
  }

  private remember(command: string, said: Said): void {
    this.said.set(command, said)
    if (this.said.size > SAID_REMEMBERED) this.said.delete(this.said.keys().next().value!)
  }
}
