/** Quick chat phrases. They are sent by id, so that everybody reads them in their own language. */
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
