/** The two instruments: a filtered noise and a tone, both with a short attack and a long decay. */
interface Note {
  /** Seconds from now. */
  readonly at: number
  readonly lasts: number
  readonly loud: number
}

export function noise(audio: AudioContext, note: Note & { readonly pitch: number; readonly rises?: boolean }): void {
  const source = audio.createBufferSource()
  source.buffer = hiss(audio)
  const filter = audio.createBiquadFilter()
  filter.type = 'bandpass'
  filter.Q.value = 1.4
  const start = audio.currentTime + note.at
  filter.frequency.setValueAtTime(note.rises ? note.pitch / 3 : note.pitch, start)
  filter.frequency.exponentialRampToValueAtTime(note.rises ? note.pitch : note.pitch / 2, start + note.lasts)
  source.connect(filter)
  shape(audio, filter, note)
  source.start(start)
  source.stop(start + note.lasts)
}

export function tone(
  audio: AudioContext,
  note: Note & { readonly from: number; readonly to?: number; readonly wave: OscillatorType },
): void {
  const source = audio.createOscillator()
  source.type = note.wave
  const start = audio.currentTime + note.at
  source.frequency.setValueAtTime(note.from, start)
  if (note.to !== undefined) source.frequency.exponentialRampToValueAtTime(note.to, start + note.lasts)
  shape(audio, source, note)
  source.start(start)
  source.stop(start + note.lasts)
}

function shape(audio: AudioContext, source: AudioNode, { at, lasts, loud }: Note): void {
  const gain = audio.createGain()
  const start = audio.currentTime + at
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud, start + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts)
  source.connect(gain).connect(audio.destination)
}

const hisses = new WeakMap<AudioContext, AudioBuffer>()
function hiss(audio: AudioContext): AudioBuffer {
  const known = hisses.get(audio)
  if (known) return known
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1
  hisses.set(audio, buffer)
  return buffer
}
