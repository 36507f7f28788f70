/** Every frame a client may send over the socket. */
import { type Static, Type } from 'typebox'
import { type Read, reader } from '../reader.ts'
import { FAULTS } from '../text/index.ts'
import { PhraseSchema, Text } from './chat.ts'
import { As, CommandId, closed, Hex32, MatchId, OptionKey, Position, SeatNumber } from './common.ts'
import { ProposalAnswerSchema, ProposalId, ProposalKindSchema } from './proposal.ts'
import { ClockSetup, Orders } from './table.ts'

/** Starts watching a match; `position` and `hash` say what the client already has. */
export const Watch = Type.Object(
  {
    type: Type.Literal('watch'),
    match: MatchId,
    as: As,
    position: Type.Optional(Position),
    hash: Type.Optional(Type.String({ maxLength: 24 })),
    invitation: Type.Optional(Type.String({ maxLength: 64 })),
  },
  closed,
)
export const Leave = Type.Object({ type: Type.Literal('leave'), match: MatchId, as: As }, closed)

const command = { id: CommandId, match: MatchId, seat: SeatNumber }

export const Answer = Type.Object(
  {
    type: Type.Literal('answer'),
    ...command,
    position: Position,
    key: OptionKey,
    name: Type.Optional(Type.String({ maxLength: 60 })),
  },
  closed,
)
export const Undo = Type.Object({ type: Type.Literal('undo'), ...command, position: Position }, closed)
export const Order = Type.Object({ type: Type.Literal('order'), ...command, orders: Orders }, closed)
export const Reveal = Type.Object({ type: Type.Literal('reveal'), ...command, contribution: Hex32 }, closed)
export const Preview = Type.Object(
  { type: Type.Literal('preview'), ...command, position: Position, key: OptionKey },
  closed,
)
export const Resign = Type.Object({ type: Type.Literal('resign'), ...command }, closed)
export const Say = Type.Object(
  {
    type: Type.Literal('say'),
    id: CommandId,
    match: MatchId,
    text: Type.Optional(Text),
    phrase: Type.Optional(PhraseSchema),
  },
  closed,
)
/** Proposes something that everybody else at the table must agree to. */
export const Propose = Type.Object(
  {
    type: Type.Literal('propose'),
    ...command,
    kind: ProposalKindSchema,
    /** For the kind `clock`; null: no clock. */
    clock: Type.Optional(Type.Union([ClockSetup, Type.Null()])),
  },
  closed,
)
export const Reply = Type.Object(
  { type: Type.Literal('reply'), ...command, proposal: ProposalId, answer: ProposalAnswerSchema },
  closed,
)
export const Resume = Type.Object({ type: Type.Literal('resume'), ...command }, closed)
/** Whether the page is in sight: whoever has it open behind others is told like somebody who is away. */
export const Visible = Type.Object({ type: Type.Literal('visible'), on: Type.Boolean() }, closed)
export const Ping = Type.Object({ type: Type.Literal('ping') }, closed)

export const FRAMES = {
  watch: Watch,
  leave: Leave,
  answer: Answer,
  undo: Undo,
  order: Order,
  reveal: Reveal,
  preview: Preview,
  resign: Resign,
  say: Say,
  propose: Propose,
  reply: Reply,
  resume: Resume,
  visible: Visible,
  ping: Ping,
} as const

export type Watch = Static<typeof Watch>
export type Leave = Static<typeof Leave>
export type Answer = Static<typeof Answer>
export type Undo = Static<typeof Undo>
export type Order = Static<typeof Order>
export type Reveal = Static<typeof Reveal>
export type Preview = Static<typeof Preview>
export type Resign = Static<typeof Resign>
export type Say = Static<typeof Say>
export type Propose = Static<typeof Propose>
export type Reply = Static<typeof Reply>
export type Resume = Static<typeof Resume>
export type Visible = Static<typeof Visible>
export type Ping = Static<typeof Ping>
export type FromClient =
  | Watch
  | Leave
  | Answer
  | Undo
  | Order
  | Reveal
  | Preview
  | Resign
  | Say
  | Propose
  | Reply
  | Resume
  | Visible
  | Ping

const READERS = new Map<unknown, ReturnType<typeof reader>>(
  Object.entries(FRAMES).map(([type, schema]) => [type, reader(schema)]),
)

/** Reads one frame; the fault of a bad one is for the person who wrote the client. */
export function readFrame(data: unknown): Read<FromClient> {
  const type = (data as { type?: unknown } | null | undefined)?.type
  const read = READERS.get(type)
  if (!read) return { fault: (language) => FAULTS[language].notOneOf('type', Object.keys(FRAMES)) }
  return read(data) as Read<FromClient>
}
