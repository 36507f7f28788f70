/** A process that runs commands one after the other, as its standard input lists them, and tells what became of each. */
import { text } from 'node:stream/consumers'
import { main } from '../src/main.ts'
import type { Ran } from './alea.ts'

const commands: readonly (readonly string[])[] = JSON.parse(await text(process.stdin))
const write = process.stdout.write.bind(process.stdout)
// Each run listens for a reader that leaves.
process.stdout.setMaxListeners(0)
const ran: Ran[] = []
for (const args of commands) {
  const said = { stdout: '', stderr: '' }
  for (const stream of ['stdout', 'stderr'] as const)
    process[stream].write = (part: string | Uint8Array) => {
      said[stream] += part
      return true
    }
  ran.push({ code: await main(args, process.env), ...said })
}
write(JSON.stringify(ran))
