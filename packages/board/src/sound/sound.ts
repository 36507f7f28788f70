/** Small synthesised sounds; silent until asked for. */
import { noise, tone } from './synth.ts'

export const SOUNDS = ['roll', 'click', 'card', 'gain', 'hit', 'turn', 'win', 'lose', 'end'] as const
export type Sound = (typeof SOUNDS)[number]

let audio: AudioContext | undefined
let on = false

/** Call it from a press: browsers play no sound before one. */
export function setSound(wanted: boolean): void {
  on = wanted
  if (on) audio ??= new AudioContext()
  if (on && audio?.state === 'suspended') void audio.resume()
}

export const soundIsOn = (): boolean => on

export function play(sound: Sound): void {
  if (on && audio) SCORES[sound](audio)
}

const SCORES: Readonly<Record<Sound, (audio: AudioContext) => void>> = {
  // Seven knocks of wood on felt, closer and softer as the dice come to rest.
  roll: (a) => {
    for (const [nth, at] of [0, 0.09, 0.16, 0.25, 0.37, 0.45, 0.56].entries()) {
      noise(a, { at, lasts: 0.05, pitch: 900 + 260 * ((nth * 3) % 5), loud: 0.22 / (1 + nth * 0.35) })
    }
  },
  click: (a) => noise(a, { at: 0, lasts: 0.025, pitch: 2400, loud: 0.12 }),
  card: (a) => noise(a, { at: 0, lasts: 0.14, pitch: 3800, loud: 0.08, rises: true }),
  gain: (a) => tone(a, { at: 0, lasts: 0.16, from: 988, to: 1319, loud: 0.06, wave: 'triangle' }),
  hit: (a) => {
    tone(a, { at: 0, lasts: 0.22, from: 140, to: 48, loud: 0.35, wave: 'sine' })
    noise(a, { at: 0, lasts: 0.06, pitch: 700, loud: 0.2 })
  },
  win: (a) => {
    for (const [nth, from] of [523, 659, 784, 1047].entries())
      tone(a, { at: nth * 0.12, lasts: 0.5, from, loud: 0.12, wave: 'triangle' })
  },
  // The winner's chord turned minor, slower and falling.
  lose: (a) => {
    for (const [nth, from] of [523, 415, 349, 262].entries())
      tone(a, { at: nth * 0.18, lasts: 0.6, from, loud: 0.1, wave: 'triangle' })
  },
  // An open fifth, neither major nor minor.
  end: (a) => {
    tone(a, { at: 0, lasts: 0.5, from: 392, loud: 0.1, wave: 'triangle' })
    tone(a, { at: 0.16, lasts: 0.7, from: 587, loud: 0.1, wave: 'triangle' })
  },
  turn: (a) => {
    tone(a, { at: 0, lasts: 0.25, from: 659, loud: 0.1, wave: 'triangle' })
    tone(a, { at: 0.11, lasts: 0.35, from: 880, loud: 0.1, wave: 'triangle' })
  },
}
