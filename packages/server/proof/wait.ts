/**
 * How long a person at a table of six waits between two of their own decisions, from sending one answer until the next question with a choice:
 * five bots of a level, the windows and the pace that tables have by default, no time to think.
 *
 *     npm run proof:wait -- [decisions] [level] [mode,mode…]
 */
import { random } from '@alea/engine'
import type { Table } from '@alea/protocol'
import { Client } from '../test/client.ts'
import { ServerProcess } from './serverProcess.ts'

export interface Waits {
  readonly decisions: number
  /** Seconds. */
  readonly p50: number
  readonly p90: number
  readonly most: number
}

/** Matches one after the other until so many decisions were made. */
export async function waits(url: string, mode: string, level: string, decisions: number): Promise<Waits> {
  const luck = random(1)
  const person = await (await Client.guest(url, 'Anna')).connect()
  const seconds: number[] = []
  while (seconds.length < decisions)
    await playOne(person, mode, level, (options) => luck.below(options), seconds, decisions)
  await person.close()
  const sorted = seconds.toSorted((one, other) => one - other)
  const at = (share: number) =>
    Math.round(100 * sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!) / 100
  return { decisions: sorted.length, p50: at(0.5), p90: at(0.9), most: at(1) }
}

async function playOne(
  person: Client,
  mode: string,
  level: string,
  pick: (options: number) => number,
  seconds: number[],
  enough: number,
): Promise<void> {
  const seats = [{ kind: 'me' }, ...Array(5).fill({ kind: 'bot', bot: level })]
  const wish = { game: 'dice-throne', options: { mode }, seats, start: true }
  const { id } = await person.ask<Table>('POST', '/api/tables', wish)
  const mirror = await person.watch(id, 0)
  let answered: number | undefined
  while (seconds.length < enough && !mirror.snapshot!.outcome) {
    const options = mirror.snapshot!.asked?.offer?.options ?? []
    if (options.length === 0) {
      await new Promise((resolve) => setTimeout(resolve, 5))
      continue
    }
    if (answered !== undefined && options.length > 1) seconds.push((performance.now() - answered) / 1000)
    const { key } = options[pick(options.length)]!
    const { position } = mirror
    if (options.length > 1) answered = performance.now()
    await person.command({ type: 'answer', match: id, seat: 0, position, key })
    // A pass that the server made for us meanwhile is refused as stale, and the next question is there.
    while (mirror.position === position && !mirror.snapshot!.outcome)
      await new Promise((resolve) => setTimeout(resolve, 2))
  }
  if (!mirror.snapshot!.outcome) await person.ask('POST', `/api/matches/${id}/seats/0/resign`)
}

if (import.meta.main) {
  const [decisions = '150', level = 'adept', modes = 'teams,three-teams,hill'] = process.argv.slice(2)
  const server = new ServerProcess()
  await server.start()
  for (const mode of modes.split(','))
    console.log(mode, level, JSON.stringify(await waits(server.url, mode, level, Number(decisions))))
  await server.kill()
  server.remove()
  process.exit(0)
}
