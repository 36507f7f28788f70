/** The worker that analyses a match: connects the analyst to the browser's storage and clock. */
import { Analyst } from './analyst.ts'
import { browserAnalyses } from './keptAnalyses.ts'
import type { FromAnalyst, ToAnalyst } from './messages.ts'

const post = (message: FromAnalyst) => self.postMessage(message)
let opened: Promise<Analyst | undefined> | undefined

self.onmessage = async ({ data }: MessageEvent<ToAnalyst>) => {
  try {
    if (data.do === 'open') {
      opened = Analyst.open(data.order, { store: browserAnalyses, now: () => performance.now(), pause, post })
      await (await opened)?.run()
      return
    }
    const analyst = await opened
    if (data.do === 'weigh') analyst?.weigh(data.position)
    else post({ number: data.number, told: analyst?.tell(data.order) ?? [] })
  } catch (error) {
    post({ problem: { is: 'fault', text: error instanceof Error ? error.message : String(error) } })
  }
}

/** A message to itself comes after those that wait; a timer would come some milliseconds later. */
function pause(): Promise<void> {
  const { port1, port2 } = new MessageChannel()
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close()
      resolve()
    }
    port2.postMessage(undefined)
  })
}
