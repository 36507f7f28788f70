import { type Static, Type } from 'typebox'
import { closed, Milliseconds, PlayerId, PlayerName } from './common.ts'

const Password = Type.String({ minLength: 8, maxLength: 200 })
/** For programs: the reply contains a token for the `authorization` header instead of setting a cookie. */
const token = Type.Optional(Type.Boolean())

export const NewGuest = Type.Object({ name: Type.Optional(PlayerName), token }, closed)
export const Credentials = Type.Object({ name: PlayerName, password: Password, token }, closed)
export const PasswordChange = Type.Object({ old: Type.String({ maxLength: 200 }), password: Password }, closed)
/** An account gives its password again; a guest confirms. */
export const AccountDeletion = Type.Object(
  { password: Type.Optional(Type.String({ maxLength: 200 })), confirm: Type.Optional(Type.Boolean()) },
  closed,
)
export const Renaming = Type.Object({ name: PlayerName }, closed)

export const SessionId = Type.String({ pattern: '^[A-Za-z0-9_-]{16}$' })
/** Somebody signed in as this player, somewhere. */
export const SessionInfo = Type.Object({
  id: SessionId,
  /** The session of this very request. */
  current: Type.Boolean(),
  program: Type.Boolean({ description: 'its token is in the hands of a program, not in a cookie' }),
  client: Type.String({ description: 'browser and system, or the name of a program, as it says itself' }),
  network: Type.String({ description: "the beginning of its address, or 'local'" }),
  created: Milliseconds,
  used: Milliseconds,
  expires: Milliseconds,
})
export type SessionInfo = Static<typeof SessionInfo>

export const Rating = Type.Object({
  pool: Type.String({ description: '<game>/<mode>' }),
  mu: Type.Number(),
  sigma: Type.Number(),
  /** The number people see: a lower bound of the player's strength. */
  shown: Type.Integer(),
  matches: Type.Integer(),
})
export type Rating = Static<typeof Rating>

/** Options that set what somebody who plays alone is to reach. */
export const Goal = Type.Record(
  Type.String({ maxLength: 40 }),
  Type.Union([Type.String({ maxLength: 40 }), Type.Number(), Type.Boolean()]),
  {
    maxProperties: 8,
  },
)
const Goals = Type.Record(Type.String(), Type.Record(Type.String(), Type.Unknown()), { description: 'by game' })

/** Everything the server keeps about a player. */
export const AccountExport = Type.Object({
  exported: Milliseconds,
  id: PlayerId,
  name: Type.String(),
  account: Type.Boolean(),
  created: Milliseconds,
  aliases: Type.Array(PlayerId),
  ratings: Type.Array(Rating),
  muted: Type.Array(PlayerId),
  goals: Goals,
  blocked: Type.Array(PlayerId),
  notifications: Type.Object({
    when: Type.Optional(Type.String()),
    quiet: Type.Optional(Type.Object({ from: Type.String(), to: Type.String(), zone: Type.String() })),
    language: Type.Optional(Type.String()),
    mail: Type.Optional(Type.String({ description: 'the address' })),
    webhook: Type.Optional(Type.String({ description: 'the address' })),
    devices: Type.Array(Type.String({ description: 'the endpoint of a browser' })),
  }),
  reports: Type.Array(
    Type.Object({
      at: Milliseconds,
      player: PlayerId,
      match: Type.Optional(Type.String()),
      reason: Type.String(),
      text: Type.String(),
    }),
    { description: 'those this player has made' },
  ),
  sessions: Type.Array(
    Type.Object({
      client: Type.String(),
      network: Type.String(),
      program: Type.Boolean(),
      created: Milliseconds,
      used: Milliseconds,
      expires: Milliseconds,
    }),
  ),
  matches: Type.Array(
    Type.Object({
      id: Type.String(),
      game: Type.String(),
      status: Type.String(),
      created: Milliseconds,
      rated: Type.Boolean(),
      started: Type.Optional(Milliseconds),
      ended: Type.Optional(Milliseconds),
      seats: Type.Array(Type.Object({ seat: Type.Integer(), name: Type.Optional(Type.String()) })),
      places: Type.Optional(Type.Array(Type.Integer(), { description: 'of these seats, in the same order' })),
      by: Type.Optional(Type.String()),
    }),
  ),
  moreMatches: Type.Boolean({ description: 'there are older ones' }),
  chat: Type.Array(
    Type.Object({
      match: Type.String(),
      at: Milliseconds,
      text: Type.Optional(Type.String()),
      phrase: Type.Optional(Type.String()),
    }),
  ),
  moreChat: Type.Boolean(),
})
export type AccountExport = Static<typeof AccountExport>

export const Profile = Type.Object(
  {
    id: PlayerId,
    name: Type.String(),
    account: Type.Boolean(),
    ratings: Type.Array(Rating),
    matches: Type.Integer(),
    token: Type.Optional(Type.String()),
    muted: Type.Optional(Type.Array(PlayerId)),
    /** Shown to the player alone: what they are to reach when they play alone. */
    goals: Type.Optional(Goals),
    /** Shown to the player alone: whom they have blocked. */
    blocked: Type.Optional(Type.Array(Type.Object({ id: PlayerId, name: Type.String() }))),
    /** Shown to the player alone: the guests that became this account. Tables go on naming them. */
    aliases: Type.Optional(Type.Array(PlayerId)),
  },
  { $id: 'Profile' },
)
export type Profile = Static<typeof Profile>
