/** The sounds are balanced: measured in a real browser, as they are synthesised. */
import { join } from 'node:path'
import type { Sound } from '@alea/board'
import { build } from 'vite'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launch } from './chromium.ts'

const SOUND = join(import.meta.dirname, '..', '..', '..', 'board', 'src', 'sound')

/** No sound is louder than this at its loudest sample, in decibels below full scale: several may be heard at once. */
const PEAK = { least: -20, most: -5 }
/** The loudest tenth of a second, weighted as the ear does: signals that are heard all the time are softer than what one waits for. */
const LOUDNESS: Readonly<Record<Sound, { readonly least: number; readonly most: number }>> = {
  click: { least: -34, most: -26 },
  card: { least: -32, most: -26 },
  gain: { least: -27, most: -21 },
  turn: { least: -25, most: -19 },
  roll: { least: -25, most: -19 },
  hit: { least: -25, most: -19 },
  blow: { least: -22, most: -16 },
  feat: { least: -22, most: -16 },
  fall: { least: -22, most: -16 },
  win: { least: -22, most: -16 },
  lose: { least: -22, most: -16 },
  end: { least: -22, most: -16 },
}

interface Measured {
  readonly sound: Sound
  readonly peak: number
  readonly loudness: number
  readonly lasts: number
}

let measured: readonly Measured[]
let browser: Awaited<ReturnType<typeof launch>>
beforeAll(async () => {
  browser = await launch(inject('chromium'))
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundle() })
  measured = await page.evaluate(measure)
})
afterAll(() => browser.close())

test('every sound is measured', () => {
  expect(measured.map(({ sound }) => sound).sort()).toEqual(Object.keys(LOUDNESS).sort())
})

test('peaks leave room for several sounds at once', () => {
  for (const { sound, peak } of measured) {
    expect(peak, sound).toBeLessThan(PEAK.most)
    expect(peak, sound).toBeGreaterThan(PEAK.least)
  }
})

test('each sound is as loud as its kind', () => {
  for (const { sound, loudness } of measured) {
    expect(loudness, sound).toBeGreaterThan(LOUDNESS[sound].least)
    expect(loudness, sound).toBeLessThan(LOUDNESS[sound].most)
  }
})

test('no sound outlasts a second: the next one is not drowned', () => {
  for (const { sound, lasts } of measured) expect(lasts, sound).toBeLessThan(1200)
})

/** The sounds of the kit, as a script that a page can run. */
async function bundle(): Promise<string> {
  const input = 'virtual:sounds'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'sounds',
        resolveId: (id) => (id === input ? `\0${input}` : undefined),
        load: (id) =>
          id === `\0${input}`
            ? `import { renderSound } from ${JSON.stringify(join(SOUND, 'sound.ts'))}
               import { SOUNDS } from ${JSON.stringify(join(SOUND, 'scores.ts'))}
               window.kit = { renderSound, SOUNDS }`
            : undefined,
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input, output: { format: 'iife' } } },
  })
  const [output] = [built].flat()
  if (!output || !('output' in output)) throw new Error('nothing was built')
  return output.output[0].code
}

/** In the page. The weighting is that of ITU-R BS.1770: what is high counts more, what is very low hardly. */
async function measure(): Promise<Measured[]> {
  const { kit } = window as unknown as {
    kit: { renderSound(sound: string): Promise<Float32Array>; SOUNDS: readonly Sound[] }
  }
  const RATE = 44_100
  const decibels = (amplitude: number) => 20 * Math.log10(Math.max(amplitude, 1e-9))
  const weighted = async (samples: Float32Array): Promise<Float32Array> => {
    const offline = new OfflineAudioContext(1, samples.length, RATE)
    const buffer = offline.createBuffer(1, samples.length, RATE)
    buffer.copyToChannel(new Float32Array(samples), 0)
    const source = new AudioBufferSourceNode(offline, { buffer })
    const shelf = new BiquadFilterNode(offline, { type: 'highshelf', frequency: 1682, gain: 4 })
    const high = new BiquadFilterNode(offline, { type: 'highpass', frequency: 38, Q: 0.5 })
    source.connect(shelf).connect(high).connect(offline.destination)
    source.start()
    return (await offline.startRendering()).getChannelData(0)
  }
  const measured: Measured[] = []
  for (const sound of kit.SOUNDS) {
    const samples = await kit.renderSound(sound)
    const heard = await weighted(samples)
    let loudest = 0
    for (let from = 0; from + RATE / 10 < heard.length; from += RATE / 100) {
      const part = heard.subarray(from, from + RATE / 10)
      loudest = Math.max(loudest, Math.sqrt(part.reduce((sum, x) => sum + x * x, 0) / part.length))
    }
    const peak = samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0)
    const last = samples.findLastIndex((x) => Math.abs(x) > 0.001)
    measured.push({
      sound,
      peak: decibels(peak),
      loudness: decibels(loudest),
      lasts: Math.round((last / RATE) * 1000),
    })
  }
  return measured
}
