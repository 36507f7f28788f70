import { Type } from 'typebox'

/** For objects from outside: an unknown member is refused. */
export const closed = { additionalProperties: false } as const

export const MatchId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,32}$' })
export const PlayerId = Type.String({ pattern: '^[A-Za-z0-9_-]{8,32}$' })
/** Counted from 0, as in the engine. */
export const SeatNumber = Type.Integer({ minimum: 0, maximum: 31 })
/** The viewer: a seat, or null for a spectator. */
export const As = Type.Union([SeatNumber, Type.Null()])
export const Position = Type.Integer({ minimum: 0, maximum: 10_000_000 })
/** Chosen by the sender, one for each command. A repeated command is answered again but applied only once. */
export const CommandId = Type.String({ pattern: '^[\\x21-\\x7e]{1,40}$' })
export const OptionKey = Type.String({ pattern: '^[^\\s#]\\S{0,399}$', maxLength: 400 })
export const Hex32 = Type.String({ pattern: '^[0-9a-f]{64}$' })

/** After a start of the server its salt is mixed into the dice: `from` is the position of the first draw it counts for. */
export const Salts = Type.Array(Type.Object({ from: Position, salt: Hex32 }), {
  description:
    'one for each start of the server in which dice were drawn, but for the one in which the table was created',
})
/** As somebody typed it; the server tidies it and says what is wrong with it (`tidyName`, `isReadableName`). Shown as text, never as markup. */
export const PlayerName = Type.String({ minLength: 1, maxLength: 60 })
export const Milliseconds = Type.Integer({ minimum: 0, maximum: 2 ** 40 })
