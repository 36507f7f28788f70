/** Honest tables in a thread of their own: the generator of an attack shares a process with them and must not be what they wait for. */
import { once } from 'node:events'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import { type HonestGame, HonestTable } from './honestTable.ts'

type Asked = 'waits' | 'harmed' | 'stop'

export class HonestThread {
  private readonly worker: Worker

  private constructor(worker: Worker) {
    this.worker = worker
  }

  static async open(url: string, games: readonly HonestGame[]): Promise<HonestThread> {
    const worker = new Worker(new URL(import.meta.url), { workerData: { url, games } })
    await once(worker, 'message')
    return new HonestThread(worker)
  }

  /** As HonestTable, of all tables. */
  takeWaits(): Promise<number[]> {
    return this.ask('waits') as Promise<number[]>
  }

  /** What honest people were harmed by so far. */
  harmed(): Promise<string[]> {
    return this.ask('harmed') as Promise<string[]>
  }

  /** Resolves with what honest people were harmed by. */
  async stop(): Promise<string[]> {
    const harmed = (await this.ask('stop')) as string[]
    await this.worker.terminate()
    return harmed
  }

  private async ask(what: Asked): Promise<unknown> {
    this.worker.postMessage(what)
    const [answer] = await once(this.worker, 'message')
    return answer
  }
}

if (!isMainThread && workerData?.games) {
  const { url, games } = workerData as { url: string; games: readonly HonestGame[] }
  const tables: HonestTable[] = []
  for (const [number, game] of games.entries()) tables.push(await HonestTable.open(url, game, number))
  parentPort!.on('message', async (what: Asked) => {
    if (what === 'stop') await Promise.all(tables.map((table) => table.stop()))
    if (what === 'waits') parentPort!.postMessage(tables.flatMap((table) => table.takeWaits()))
    else parentPort!.postMessage(tables.flatMap(({ harmed }) => harmed))
  })
  parentPort!.postMessage('open')
}
