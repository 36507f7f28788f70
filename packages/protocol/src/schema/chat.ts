import { type Static, Type } from 'typebox'
import { PHRASES, type Phrase } from '../phrases.ts'
import { As, Milliseconds, PlayerId } from './common.ts'

export const PhraseSchema = Type.Unsafe<Phrase>(Type.String({ enum: [...PHRASES] }))
export const Text = Type.String({ minLength: 1, maxLength: 300, pattern: '^[^\\p{C}]*\\S[^\\p{C}]*$' })

export const Said = Type.Object({
  number: Type.Integer(),
  player: PlayerId,
  name: Type.String(),
  seat: As,
  at: Milliseconds,
  text: Type.Optional(Type.String()),
  phrase: Type.Optional(PhraseSchema),
})
export type Said = Static<typeof Said>
