/** Commands as they come over a connection, and the frames that answer them. */
import { InputError, type Language, SOURCE_LANGUAGE } from '@alea/engine'
import type { Done, FromClient, FromServer } from '@alea/protocol/client'
import type { MatchHost } from './matchHost.ts'
import type { Ids } from './record.ts'
import { Refusal } from './refusal.ts'
import type { Sitter } from './seating.ts'

/** A frame that carries a command. */
export type CommandFrame = Extract<FromClient, { id: string }>

/** The signed-in player behind a connection. */
export interface Sender extends Sitter {
  readonly ids: Ids
}

/** Executes a command frame; its effects are stored when this resolves. */
export function perform(host: MatchHost, frame: CommandFrame, sender: Sender): Promise<Done> {
  const { id, match } = frame
  if (frame.type === 'preview')
    return host
      .preview(frame, sender.ids)
      .then((preview) => ({ type: 'done', id, match, position: frame.position, preview }))
  return positionAfter(host, frame, sender).then((position) => ({ type: 'done', id, match, position }))
}

function positionAfter(
  host: MatchHost,
  frame: Exclude<CommandFrame, { type: 'preview' }>,
  sender: Sender,
): Promise<number> {
  switch (frame.type) {
    case 'answer':
      return host.answer(frame, sender.ids)
    case 'undo':
      return host.undo(frame, sender.ids)
    case 'order':
      return host.order(frame.seat, frame.orders, sender.ids)
    case 'reveal':
      return host.seats.reveal(frame.seat, frame.contribution, sender.ids)
    case 'resign':
      return host.seats.resign(frame.seat, sender.ids)
    case 'propose':
      return host.proposals.propose(frame, sender.ids)
    case 'reply':
      return host.proposals.reply(frame.seat, frame.proposal, frame.answer, sender.ids)
    case 'resume':
      return host.proposals.resume(frame.seat, sender.ids)
    case 'say':
      return host.say(sender, sender.ids, frame).then(() => host.table().position)
  }
}

/** The answer to a frame that was refused. */
export function refusalFrame(frame: FromClient, refusal: Refusal, language: Language = SOURCE_LANGUAGE): FromServer {
  const error = refusal.in(language)
  if ('id' in frame) return { type: 'refused', id: frame.id, match: frame.match, error, ...refusal.now }
  return { type: 'error', error, ...('match' in frame && { match: frame.match }) }
}

/** An error as a refusal; undefined for an error that no input can have caused. */
export function asRefusal(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  return error instanceof InputError ? new Refusal('malformed', (language) => error.in(language)) : undefined
}
