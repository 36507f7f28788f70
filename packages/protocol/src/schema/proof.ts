import { type Static, Type } from 'typebox'
import { reader } from '../reader.ts'
import { Hex32, Salts } from './common.ts'

const PerSeat = (description: string) => Type.Array(Type.Union([Hex32, Type.Null()]), { description })

/** What is needed, besides the log, to compute all dice again. */
export const Proof = Type.Object({
  match: Type.String(),
  game: Type.String(),
  rules: Type.Integer(),
  secret: Hex32,
  /** SHA-256 of the secret, shown before the match. */
  commitment: Hex32,
  commitments: PerSeat('by seat; null where nobody committed'),
  contributions: PerSeat('by seat; null where nothing was revealed in time'),
  salts: Type.Optional(Salts),
})
export type Proof = Static<typeof Proof>

/** A log and its proof in one file: what the server sends and `alea verify` reads. */
export const Bundle = Type.Object({ log: Type.String(), proof: Proof })
export type Bundle = Static<typeof Bundle>

export const readBundle = reader(Bundle)
