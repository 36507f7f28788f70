/** An honest person who plays against a bot while others keep all bots busy. */
import type { Mirror, Table } from '@alea/protocol'
import { Client } from '../../test/client.ts'

const WISH = {
  game: 'pig',
  seats: [{ kind: 'me' }, { kind: 'bot', bot: 'master' }],
  pace: 0,
  options: { target: 1000 },
  start: true,
}
/** So many thoughts of others may end for each answer that is shown: one for each thread, and what happens while we ask. */
const OTHERS_PER_ANSWER = 4
const SOME = 10
const HANGS_MS = 60_000

/** Plays until `signal` aborts; says when her bot had to let others think more often than in turn. */
export async function playBesideBots(url: string, signal: AbortSignal): Promise<string[]> {
  const anna = await (await Client.guest(url)).connect()
  const findings: string[] = []
  try {
    while (!signal.aborted && findings.length === 0) {
      const { id } = await anna.ask<Table>('POST', '/api/tables', WISH)
      const mirror = await anna.watch(id, 0)
      while (!signal.aborted && findings.length === 0 && !mirror.snapshot!.outcome)
        findings.push(...(await playTurn(url, anna, mirror)))
    }
  } catch (error) {
    findings.push(`the honest player was harmed: ${(error as Error).message}`)
  }
  anna.socket!.terminate()
  return findings
}

async function playTurn(url: string, anna: Client, mirror: Mirror): Promise<string[]> {
  const { match, position } = mirror
  const keys = mirror.snapshot!.asked!.offer!.options.map((option) => option.key)
  const before = await thoughts(url)
  const key = keys.includes('hold') ? 'hold' : keys[0]
  const reply = await anna.command({ type: 'answer', match, seat: 0, position, key })
  if (reply.type === 'refused') return [`an honest answer was refused: ${JSON.stringify(reply.error)}`]
  const mine = () => mirror.snapshot!.outcome || mirror.snapshot!.asked?.offer
  while (!mine() || mirror.position < reply.position) await anna.next('step', () => true, HANGS_MS)
  const [others, shown] = [(await thoughts(url)) - before, mirror.position - position]
  const most = SOME + OTHERS_PER_ANSWER * shown
  return others > most ? [`${others} thoughts of others for ${shown} answers of an honest match, not ${most}`] : []
}

/** How many answers all bots of the server have given. */
export async function thoughts(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const counts = text.matchAll(/^alea_bot_jobs_total\{bot="\w+",result="answered"\} (\d+)$/gm)
  return [...counts].reduce((sum, [, count]) => sum + Number(count), 0)
}
