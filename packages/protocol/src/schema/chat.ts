import { type Static, Type } from 'typebox'
import { As, Milliseconds, PlayerId } from './common.ts'

/** Said by id, so that everybody reads them in their own language. */
export const PHRASES = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'one-moment',
  'nice-roll',
  'ouch',
  'good-game',
  'rematch',
] as const
export type Phrase = (typeof PHRASES)[number]

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
