/** An experiment in the fragment of a link: compressed, and never sent to a server. */
import { checkExperiment, type Experiment } from '@alea/lab'

const KEY = 'x='
/** No experiment is longer than this, however well it was compressed. */
const LONGEST = 200_000

export async function linkTo(experiment: Experiment): Promise<string> {
  const stream = new Blob([JSON.stringify(experiment)]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  return `${location.origin}/lab#${KEY}${bytes.toBase64({ alphabet: 'base64url', omitPadding: true })}`
}

/** Undefined if the fragment carries none; throws if what it carries is none. */
export async function experimentIn(fragment: string): Promise<Experiment | undefined> {
  const text = fragment.replace(/^#/, '')
  if (!text.startsWith(KEY)) return undefined
  const bytes = Uint8Array.fromBase64(text.slice(KEY.length), { alphabet: 'base64url' })
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader()
  const decoder = new TextDecoder()
  let json = ''
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    json += decoder.decode(part.value, { stream: true })
    if (json.length > LONGEST) throw new RangeError('too long')
  }
  return checkExperiment(JSON.parse(json))
}
