import { type Static, Type } from 'typebox'
import { closed, PlayerId, PlayerName } from './common.ts'

const Password = Type.String({ minLength: 8, maxLength: 200 })

export const NewGuest = Type.Object(
  {
    name: Type.Optional(PlayerName),
    /** For programs: the reply contains a token for the `authorization` header instead of setting a cookie. */
    token: Type.Optional(Type.Boolean()),
  },
  closed,
)
export const Credentials = Type.Object({ name: PlayerName, password: Password }, closed)
export const Renaming = Type.Object({ name: PlayerName }, closed)

export const Rating = Type.Object({
  pool: Type.String({ description: '<game>/<mode>' }),
  mu: Type.Number(),
  sigma: Type.Number(),
  /** The number people see: a lower bound of the player's strength. */
  shown: Type.Integer(),
  matches: Type.Integer(),
})
export type Rating = Static<typeof Rating>

export const Profile = Type.Object(
  {
    id: PlayerId,
    name: Type.String(),
    account: Type.Boolean(),
    ratings: Type.Array(Rating),
    matches: Type.Integer(),
    token: Type.Optional(Type.String()),
    muted: Type.Optional(Type.Array(PlayerId)),
  },
  { $id: 'Profile' },
)
export type Profile = Static<typeof Profile>
