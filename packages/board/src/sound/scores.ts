/** What each sound is made of. Their loudness is measured by a journey of the web app: sounds.test.ts. */
import { noise, type Output, tone } from './synth.ts'

type Score = (output: Output) => void

/** Several notes of one instrument, one after the other. */
const chord =
  (pitches: readonly number[], apart: number, lasts: number, loud: number): Score =>
  (o) => {
    for (const [nth, from] of pitches.entries()) tone(o, { at: nth * apart, lasts, from, loud, wave: 'triangle' })
  }

export const SCORES = {
  // A rattle, then knocks of wood on felt as one die after the other comes to rest.
  roll: (o) => {
    for (const [nth, at] of [0, 0.05, 0.11, 0.17, 0.24, 0.32].entries())
      noise(o, { at, lasts: 0.045, pitch: 1100 + 300 * ((nth * 3) % 5), loud: 0.91 - nth * 0.09 })
    for (const [nth, at] of [0.42, 0.52, 0.61, 0.69].entries()) {
      noise(o, { at, lasts: 0.06, pitch: 850 - nth * 60, loud: 1.27 - nth * 0.18, narrow: 2.4 })
      tone(o, { at, lasts: 0.05, from: 210 - nth * 12, to: 120, loud: 0.33, wave: 'sine' })
    }
  },
  click: (o) => noise(o, { at: 0, lasts: 0.03, pitch: 2400, loud: 0.8 }),
  card: (o) => noise(o, { at: 0, lasts: 0.16, pitch: 3800, loud: 0.49, rises: true }),
  gain: (o) => tone(o, { at: 0, lasts: 0.2, from: 988, to: 1319, loud: 0.27, wave: 'triangle' }),
  hit: (o) => {
    tone(o, { at: 0, lasts: 0.22, from: 150, to: 52, loud: 0.3, wave: 'sine' })
    noise(o, { at: 0, lasts: 0.07, pitch: 700, loud: 0.36 })
  },
  // A hit with an echo in the wood of the table.
  blow: (o) => {
    tone(o, { at: 0, lasts: 0.4, from: 130, to: 38, loud: 0.31, wave: 'sine' })
    noise(o, { at: 0, lasts: 0.1, pitch: 620, loud: 0.43 })
    noise(o, { at: 0.1, lasts: 0.22, pitch: 280, loud: 0.22 })
  },
  // A fifth that opens upwards, with a shimmer.
  feat: (o) => {
    chord([392, 587, 784, 1175], 0.07, 0.5, 0.24)(o)
    noise(o, { at: 0.05, lasts: 0.55, pitch: 5200, loud: 0.2, rises: true })
  },
  // Down two octaves, and the thud.
  fall: (o) => {
    tone(o, { at: 0, lasts: 0.5, from: 330, to: 82, loud: 0.11, wave: 'triangle' })
    tone(o, { at: 0.48, lasts: 0.3, from: 110, to: 42, loud: 0.35, wave: 'sine' })
    noise(o, { at: 0.48, lasts: 0.1, pitch: 420, loud: 0.35 })
  },
  turn: chord([659, 880], 0.11, 0.32, 0.28),
  win: chord([523, 659, 784, 1047], 0.12, 0.5, 0.31),
  // The winner's chord turned minor, slower and falling.
  lose: chord([523, 415, 349, 262], 0.15, 0.55, 0.31),
  // An open fifth, neither major nor minor.
  end: chord([392, 587], 0.16, 0.6, 0.31),
} as const satisfies Readonly<Record<string, Score>>

export type Sound = keyof typeof SCORES
export const SOUNDS = Object.keys(SCORES) as readonly Sound[]
