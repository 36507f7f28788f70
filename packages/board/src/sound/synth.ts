/** The two instruments: a filtered noise and a tone, both with a short attack and a long decay. */
interface Note {
  /** Seconds from now. */
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

/** What a sound is played into. */
export interface Output {
  readonly audio: BaseAudioContext
  readonly to: AudioNode
}

export function noise(
  output: Output,
  note: Note & { readonly pitch: number; readonly rises?: boolean; readonly narrow?: number },
): void {
  const { audio } = output
  const source = audio.createBufferSource()
  source.buffer = hiss(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = note.narrow ?? 1.4
  const start = audio.currentTime + note.at
  filter.frequency.setValueAtTime(note.rises ? note.pitch / 3 : note.pitch, start)
  filter.frequency.exponentialRampToValueAtTime(note.rises ? note.pitch : note.pitch / 2, start + note.lasts)
  source.connect(filter)
  shape(output, filter, note)
  source.start(start)
  source.stop(start + note.lasts)
}

export function tone(
  output: Output,
  note: Note & { readonly from: number; readonly to?: number; readonly wave: OscillatorType },
): void {
  const source = output.audio.createOscillator()
  source.type = note.wave
  const start = output.audio.currentTime + note.at
  source.frequency.setValueAtTime(note.from, start)
  if (note.to !== undefined) source.frequency.exponentialRampToValueAtTime(note.to, start + note.lasts)
  shape(output, source, note)
  source.start(start)
  source.stop(start + note.lasts)
}

function shape({ audio, to }: Output, source: AudioNode, { at, lasts, loud }: Note): void {
  const gain = audio.createGain()
  const start = audio.currentTime + at
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  source.connect(gain).connect(to)
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>()

/** White noise, the same every time, so that its loudness can be measured. */
function hiss(audio: BaseAudioContext): AudioBuffer {
  const known = hisses.get(audio)
  if (known) return known
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  let seed = 1
  for (let i = 0; i < samples.length; i++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
    samples[i] = (seed / 0x7fffffff) * 2 - 1
  }
  hisses.set(audio, buffer)
  return buffer
}
