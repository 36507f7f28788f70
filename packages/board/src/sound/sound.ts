/** Small synthesised sounds; silent until asked for. */
import { SCORES, type Sound } from './scores.ts'

let audio: AudioContext | undefined
let master: GainNode | undefined
let on = false

/** Call it from a press: browsers play no sound before one. The volume is from 0 to 1. */
export function setSound(wanted: boolean, volume = 1): void {
  on = wanted
  if (!on) return
  audio ??= new AudioContext()
  master ??= connected(audio)
  // Loudness is felt as the square of the amplitude's step.
  master.gain.value = volume ** 2
  if (audio.state === 'suspended') void audio.resume()
}

export const soundIsOn = (): boolean => on

export function play(sound: Sound): void {
  if (on && audio && master) SCORES[sound]({ audio, to: master })
}

function connected(context: AudioContext): GainNode {
  const gain = context.createGain()
  gain.connect(context.destination)
  return gain
}

/** A sound as samples, at full volume: what a measurement needs. */
export async function renderSound(sound: Sound, rate = 44_100): Promise<Float32Array> {
  const offline = new OfflineAudioContext(1, rate * 1.5, rate)
  SCORES[sound]({ audio: offline, to: offline.destination })
  return (await offline.startRendering()).getChannelData(0)
}
