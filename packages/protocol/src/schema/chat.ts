import { type Static, Type } from 'typebox'
import { PHRASES, type Phrase } from '../phrases.ts'
import { As, Milliseconds, PlayerId } from './common.ts'

export const PhraseSchema = Type.Unsafe<Phrase>(Type.String({ enum: [...PHRASES] }))
/** What of it cannot be seen is taken out before anybody hears it (`plainText`). */
export const Text = Type.String({ minLength: 1, maxLength: 300 })

export const Said = Type.Object({
  number: Type.Integer(),
  player: PlayerId,
  name: Type.String(),
  seat: As,
  at: Milliseconds,
  text: Type.Optional(Type.String()),
  phrase: Type.Optional(PhraseSchema),
  removed: Type.Optional(Type.Boolean({ description: 'its text is gone, and whoever said it may be too' })),
})
export type Said = Static<typeof Said>
